import { z } from 'zod';
import { Incoterm, Quantity } from '#kernel/enums.ts';
import { TimeRange } from '#kernel/pagination/page.ts';
import { IdempotencyKeyText } from '#modules/identity/idempotency/idempotency.schema.ts';
import { QuotePart } from '#modules/sourcing/quote-requests/quote-request.schema.ts';

export const RunId = z.object({ id: z.uuid() });
export const RunStatus = z.enum(['saved', 'forwarded', 'closed']).meta({ id: 'RunStatus' });

export const RunChangeKind = z.enum(['saved', 'forwarded', 'closed']).meta({ id: 'RunChangeKind' });
export const RunParty = z.enum(['requester', 'supplier']).meta({ id: 'RunParty' });
/** One step of a run. */
export type RunStep = {
  at: string;
  change: z.output<typeof RunChangeKind>;
  by: z.output<typeof RunParty>;
};

export const RunForwarding = z.strictObject({
  id: z.uuid(),
  projectId: z.uuid().meta({ description: 'The project of the quote request. That of the run, if it has one.' }),
});
export const RunClosing = z.strictObject({ id: z.uuid() });

export const InspectionRequest = z.strictObject({ capabilityId: z.uuid() });

export const RequestedRun = z.strictObject({
  capabilityId: z.uuid(),
  quantity: Quantity,
  projectId: z.uuid().optional(),
  parts: z.array(QuotePart).min(1).max(20).optional().meta({
    description: 'The parts to be made. The process of a part defaults to that of the capability.',
  }),
  incoterm: Incoterm.optional().meta({ description: 'If omitted, the supplier is asked to clarify.' }),
  quoteBy: z.iso.date().optional(),
  notes: z.string().max(2000).optional().meta({ description: 'Questions and remarks, quoted verbatim.' }),
});
export type RequestedRun = z.output<typeof RequestedRun>;

export const NewRun = z.strictObject({ idempotencyKey: IdempotencyKeyText.optional(), ...RequestedRun.shape });
export type NewRun = z.output<typeof NewRun>;

export const RunFilter = z.strictObject({
  projectId: z.uuid().nullish(),
  capabilityId: z.uuid().nullish(),
  status: z.array(RunStatus).max(RunStatus.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
});

export const ReceivedRunFilter = z.strictObject({
  capabilityId: z.uuid().nullish(),
  status: z.array(RunStatus).max(RunStatus.options.length).nullish().meta({ description: 'Any of these.' }),
  forwardedAt: TimeRange.nullish(),
});
