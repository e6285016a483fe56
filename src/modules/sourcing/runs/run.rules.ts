import { DomainError } from '#kernel/errors.ts';
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
import type { RequestedRun } from './run.schema.ts';

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
  const { process, title } = capability;
  const { parts = [{ name: title }], quantity, incoterm, quoteBy, notes } = input;
  const projectContext = project ?? noProject;
  const request = QuoteRequestInput.parse({
    scope: projectContext.intake?.scope ?? 'mixed',
    parts: parts.map((part) => ({ process, ...part })),
    quantities: [quantity],
    incoterm,
    quoteBy,
    dfmQuestions: notes,
  });
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
