import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';
import { digits } from '#kernel/query-params.ts';

const types = [
  ...(['project.created', 'project.updated', 'action.completed', 'action.failed'] as const),
  ...(['delivery.drafted', 'delivery.approved', 'delivery.rejected', 'delivery.sent', 'delivery.failed'] as const),
  ...(['delivery.uncertain', 'delivery.delivered', 'delivery.bounced', 'delivery.replied'] as const),
  ...(['rfq.sent', 'rfq.closed'] as const),
  ...(['answer.received', 'answer.accepted', 'quote.recorded', 'task.changed', 'run.forwarded'] as const),
  ...(['export.completed', 'key.created', 'key.revoked'] as const),
] as const;
export const EventType = z.enum(types).meta({ id: 'EventType' });
export type EventType = z.output<typeof EventType>;

export const EventResource = z
  .enum(['project', 'action', 'delivery', 'rfq', 'answer', 'quote', 'task', 'run', 'export', 'key'])
  .meta({ id: 'EventResource' });
export type EventResource = z.output<typeof EventResource>;

const related = (what: string) => z.uuid().optional().meta({ description: what });

/** Ids and states only. What does not apply to a type is absent. */
export const EventData = z.strictObject({
  status: z.string().max(40).meta({ description: 'State of the record after the event.' }),
  projectId: related('The project of the record.'),
  actionId: related('The action of the record.'),
  factoryId: related('The factory of the delivery.'),
  rfqId: related('The request that the answer or quote belongs to.'),
  deliveryId: related('The message that was answered.'),
});
export type EventData = z.output<typeof EventData>;

export const EventFilter = z.strictObject({
  type: z.array(EventType).max(EventType.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish().meta({ description: 'Range of `at`.' }),
});

const Sequence = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const Limit = z.int().min(1).max(100);
export const defaultEventLimit = 100;

const Last = z.int().min(0).max(100);

export const EventQuery = z.strictObject({
  after: digits(Sequence).optional().meta({
    description: 'Only events with a higher sequence: `nextAfter` of the answer before. Default: the oldest.',
  }),
  last: digits(Last).optional().meta({
    description:
      'Begins at most so many events before the end of the log, of whatever type. At 0 the answer has only `nextAfter`.',
  }),
  type: EventType.optional().meta({ description: 'Only events of this type.' }),
  limit: digits(Limit)
    .optional()
    .meta({ description: `Number of events. Default: ${defaultEventLimit}.` }),
});
