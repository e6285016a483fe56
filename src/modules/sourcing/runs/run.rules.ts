import { DomainError } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import type { OfferedRow } from '#modules/directory/capabilities/capability.queries.ts';
import type { ProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { draftRfq, formatRfqReference } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { listMissingFields } from '#modules/sourcing/quote-requests/quote-request.rules.ts';
import { QuoteRequestInput } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import type { GoodsVocabulary } from '#modules/sourcing/quote-requests/redaction/goods-vocabulary.rules.ts';
import {
  type Buyer,
  collectSecrets,
  createIdentity,
} from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import type { Run } from './run.entity.ts';
import type { RequestedRun, RunStep } from './run.schema.ts';

export const listMissingFacts = ({ minQuantity }: Pick<OfferedRow, 'minQuantity'>): string[] =>
  minQuantity === null ? ['minQuantity'] : [];

export function assertRunnable(capability: Pick<OfferedRow, 'minQuantity'>, quantity: number): void {
  const missing = listMissingFacts(capability);
  if (missing.length) {
    throw new DomainError('missing_facts', 'The minimum quantity of this capability is unknown.', { missing });
  }
  const minimum = capability.minQuantity ?? 0;
  if (quantity < minimum) {
    throw new DomainError('quantity_below_minimum', `The minimum quantity of this capability is ${minimum}.`, {
      minimum,
    });
  }
}

/** The request of a run as that of an action. */
export function buildRequest(
  { process, title }: Pick<OfferedRow, 'process' | 'title'>,
  { parts = [{ name: title }], quantity, incoterm, quoteBy, notes }: RequestedRun,
  project: ProjectContext | null,
): QuoteRequestInput {
  return QuoteRequestInput.parse({
    scope: project?.intake?.scope ?? 'mixed',
    parts: parts.map((part) => ({ process, ...part })),
    quantities: [quantity],
    incoterm,
    quoteBy,
    dfmQuestions: notes,
  });
}

type RunContext = {
  id: string;
  capability: OfferedRow;
  input: RequestedRun;
  project: ProjectContext | null;
  buyer: Buyer;
  goods: GoodsVocabulary;
};

const noProject: ProjectContext = { name: '', contextVersion: 'v0', intake: null, intent: null };

export function toQuoteRequest({
  id,
  capability,
  input,
  project,
  buyer,
  goods,
}: RunContext): Pick<Run, 'quoteRequest' | 'missingFields'> {
  const projectContext = project ?? noProject;
  const request = buildRequest(capability, input, project);
  const identity = createIdentity(collectSecrets(projectContext, buyer), goods);
  const { en, zh } = draftRfq({ input: request, project: projectContext, identity, reference: formatRfqReference(id) });
  const missing = listMissingFields(request, projectContext);
  const missingFields = input.parts ? missing : ['parts', ...missing.filter((path) => !path.startsWith('parts['))];
  return { quoteRequest: { en, zh }, missingFields };
}

export function renderRunNote({ maxQuantity, version }: OfferedRow, quantity: number): string {
  const saved = `A quote request, saved against version ${version} of the capability. Nothing was ordered or sent: no supplier has been contacted, and there is no price.`;
  return maxQuantity !== null && quantity > maxQuantity
    ? `${saved} The quantity is above the stated maximum of ${maxQuantity}.`
    : saved;
}

export function assertForwardable({ status, projectId }: Pick<Run, 'status' | 'projectId'>, given: string): void {
  if (status === 'closed') throw new DomainError('run_closed', 'The run is closed. Save another one.');
  if (projectId !== null && projectId !== given) {
    throw invalidField('/projectId', 'Must be the project of the run.', { code: 'invalid_value' });
  }
}

/** Each attempt has its own key, so that of parallel requests one creates its action and the others find it. */
export const formatForwardingKey = (runId: string, attempt: number): string => `run_${runId}_${attempt}`;

/** Saving is the first step; it is not stored. */
export const listRunSteps = ({
  createdAt,
  steps,
}: {
  createdAt: Date | string;
  steps: readonly RunStep[];
}): RunStep[] => [{ at: new Date(createdAt).toISOString(), change: 'saved', by: 'requester' }, ...steps];

const hasLeft =
  'The quote request has been sent to the factory of the capability. It is no order, and it has no price.';

export function describeRun({
  status,
  note,
  forwardedAt,
}: Pick<Run, 'status' | 'note'> & { forwardedAt: unknown }): string {
  if (status === 'saved') return note;
  if (status === 'forwarded') return hasLeft;
  return forwardedAt ? `Closed. ${hasLeft}` : 'Closed. Nothing was ordered or sent.';
}
