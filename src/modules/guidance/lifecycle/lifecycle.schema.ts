import { z } from 'zod';
import { phases } from './lifecycle-phases.ts';

export const stageIds = phases.flatMap(({ stages }) => stages.map(({ id }) => id));

export const StageId = z.enum(stageIds).meta({ id: 'LifecycleStageId' });

/** What is asked for may be a stage that does not exist: that is not found, and no mistake of the field. */
export const StageParams = z.object({ stageId: z.string().min(1).max(120) });
