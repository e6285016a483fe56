import { DomainError } from '#kernel/errors.ts';
import type { OfferedRow } from '#modules/capabilities/capability.read.ts';
import type { GoodsVocabulary } from '#modules/quote-requests/goods-vocabulary.rules.ts';
import { missingFieldsOf, type QuotedProject } from '#modules/quote-requests/quote-request.rules.ts';
import { QuoteRequestInput } from '#modules/quote-requests/quote-request.shapes.ts';
import { type Buyer, identityOf, secretsOf } from '#modules/quote-requests/rfq-redaction.rules.ts';
import { draftRfq, referenceOf } from '#modules/quote-requests/rfq-text.rules.ts';
import type { Run } from './run.entity.ts';
import type { RequestedRun } from './run.shapes.ts';

/** What a quantity is measured by, and is not known. */
export const missingFactsOf = ({ minQuantity }: Pick<OfferedRow, 'minQuantity'>): string[] =>
  minQuantity === null ? ['minQuantity'] : [];

export function assertRunnable(capability: Pick<OfferedRow, 'minQuantity'>, quantity: number): void {
  const missing = missingFactsOf(capability);
  if (missing.length) {
    throw new DomainError('missing_facts', 'The minimum quantity of this capability is not known.', { missing });
  }
  const minimum = capability.minQuantity ?? 0;
  if (quantity < minimum) {
    throw new DomainError('quantity_below_minimum', `This capability starts at ${minimum}.`, { minimum });
  }
}

type Asked = {
  id: string;
  capability: OfferedRow;
  input: RequestedRun;
  project: QuotedProject | null;
  /** Who the text must not name. */
  buyer: Buyer;
  goods: GoodsVocabulary;
};

const noProject: QuotedProject = { name: '', contextVersion: 'v0', intake: null, intent: null };

/** The same anonymous text as that of a quote request, and what it leaves open. */
export function quoteRequestOf({
  id,
  capability,
  input,
  project,
  buyer,
  goods,
}: Asked): Pick<Run, 'quoteRequest' | 'missingFields'> {
  const { process, title } = capability;
  const { parts = [{ name: title }], quantity, incoterm, quoteBy, notes } = input;
  const quoted = project ?? noProject;
  const request = QuoteRequestInput.parse({
    scope: quoted.intake?.scope ?? 'mixed',
    parts: parts.map((part) => ({ process, ...part })),
    quantities: [quantity],
    incoterm,
    quoteBy,
    dfmQuestions: notes,
  });
  const identity = identityOf(secretsOf(quoted, buyer), goods);
  const { en, zh } = draftRfq({ input: request, project: quoted, identity, reference: referenceOf(id) });
  const missing = missingFieldsOf(request, quoted);
  const missingFields = input.parts ? missing : ['parts', ...missing.filter((path) => !path.startsWith('parts['))];
  return { quoteRequest: { en, zh }, missingFields };
}

export function noteOf({ maxQuantity, version }: OfferedRow, quantity: number): string {
  const saved = `A quote request, saved against version ${version} of the capability. Nothing was ordered and nothing was sent: nobody has been asked, and there is no price.`;
  return maxQuantity !== null && quantity > maxQuantity
    ? `${saved} The quantity is above the stated maximum of ${maxQuantity}.`
    : saved;
}
