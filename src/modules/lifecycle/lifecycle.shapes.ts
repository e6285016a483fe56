import { z } from 'zod';
import { aftermarket } from './aftermarket.ts';
import { concept } from './concept.ts';
import { pilot } from './pilot.ts';
import { production } from './production.ts';
import { prototype } from './prototype.ts';
import { validation } from './validation.ts';

/** In the order in which a product goes through them. */
export const phases = [concept, prototype, validation, pilot, production, aftermarket];

export const stageIds = phases.flatMap(({ stages }) => stages.map(({ id }) => id));

export const StageId = z.enum(stageIds).meta({ id: 'LifecycleStageId' });

/** What is asked for may be a stage that does not exist: that is not found, and no mistake of the field. */
export const StageParams = z.object({ stageId: z.string().min(1).max(120) });
