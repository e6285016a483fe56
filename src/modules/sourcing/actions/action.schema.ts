import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';
import { IdempotencyKeyText } from '#modules/identity/idempotency/idempotency.schema.ts';

export const ActionId = z.object({ id: z.uuid() });
export const ActionStatus = z.enum(['queued', 'running', 'completed', 'failed']).meta({ id: 'ActionStatus' });
export const Availability = z.enum(['available', 'coordinated', 'planned']).meta({ id: 'Availability' });
export const CostCategory = z.enum(['none', 'one_call', 'several_calls']).meta({ id: 'CostCategory' });

export const ActionFilter = z.strictObject({
  projectId: z.uuid().optional(),
  kind: z.string().min(1).max(60).optional(),
  status: ActionStatus.optional(),
});
export const ActionListFilter = z.strictObject({
  projectId: z.uuid().nullish(),
  kind: z.array(z.string().min(1).max(60)).max(20).nullish().meta({ description: 'Any of these.' }),
  status: z.array(ActionStatus).max(ActionStatus.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
});
export type ActionFilter = z.output<typeof ActionFilter>;

export const RequestedAction = z.strictObject({
  kind: z.string().min(1).max(60).meta({ description: 'Kind of action, such as quote_request.' }),
  input: z.record(z.string(), z.unknown()).meta({ description: 'Must match the inputSchema of the kind.' }),
});
const OfProject = z.strictObject({ projectId: z.uuid() });
const idempotencyKey = IdempotencyKeyText.optional();
export const PreviewedAction = OfProject.extend(RequestedAction.shape);
export const NewAction = PreviewedAction.extend({ idempotencyKey });
/** `request` has one field, named by the kind. */
export const PreviewedTypedAction = OfProject.extend({ request: z.record(z.string(), RequestedAction.shape.input) });
export const NewTypedAction = PreviewedTypedAction.extend({ idempotencyKey });

export const ActionOutput = z.object({
  draft: z.literal(true),
  note: z.string(),
  result: z.record(z.string(), z.unknown()),
});
export type ActionOutput = z.output<typeof ActionOutput>;
