import { z } from 'zod';
import { phases } from './lifecycle-phases.ts';

export const stageIds = phases.flatMap(({ stages }) => stages.map(({ id }) => id));

export const StageId = z.enum(stageIds).meta({ id: 'LifecycleStageId' });

/** Any string, so that an unknown stage is 404 rather than a validation error. */
export const StageParams = z.object({ stageId: z.string().min(1).max(120) });
