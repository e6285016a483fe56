import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '#kernel/errors.ts';
import { canonicalizeJson, digest } from '#kernel/hash.ts';
import { invalidField } from '#kernel/validation.ts';
import type { Project } from '#modules/sourcing/projects/project.entity.ts';
import { formatRfqReference } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { needsTool } from '#modules/sourcing/quote-requests/quote-request.rules.ts';
import type { QuoteRequestInput, QuoteRequestResult } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import { oneLine, shorten, type Words } from '#text/prose.ts';
import type { DisclosureItem } from '../rfq.schema.ts';
import type { ReviewRequest, Selection } from './publication.schema.ts';

/** All that publishing tells suppliers, whom, and from which state of the project. */
export type PublicationContent = {
  actionId: string;
  projectId: string;
  projectVersion: string;
  selection: Selection;
  factories: { factoryId: string; nameEn: string; nameZh: string | null }[];
  rfq: Words;
  files: { fileId: string; name: string; sha256: string }[];
};
export type PublicationReview = PublicationContent & {
  disclosures: DisclosureItem[];
  reviewSha256: string;
  effect: string;
  note: string;
};

const digestVersion = 1;
const kind = 'publication';

/** Decisions 11.9. A new part that suppliers are told raises the version. */
export const publicationDigest = (content: PublicationContent): string =>
  digest({ v: digestVersion, kind, ...content });

/** `approved` is the digest of what a person has read. */
export function assertUnchanged(now: PublicationContent, approved: string): void {
  if (!timingSafeEqual(Buffer.from(publicationDigest(now)), Buffer.from(approved))) throw reviewChanged();
}

/** A quote request as its action has saved it. */
export type Drafted = {
  id: string;
  owner: string;
  projectId: string;
  projectVersion: string;
  input: QuoteRequestInput;
  result: QuoteRequestResult & { rfq: Words };
};

/** Quantities and anonymity are the action's, and so is what it says where nothing else was chosen. */
export function isOfReview(selection: Selection, { input, result }: Pick<Drafted, 'input' | 'result'>): boolean {
  const reviewed: Selection = {
    ...selection,
    incoterm: selection.incoterm ?? result.incoterm,
    quoteBy: selection.quoteBy ?? input.quoteBy ?? null,
    quantities: result.quantities,
    anonymised: input.anonymised,
  };
  return canonicalizeJson(selection) === canonicalizeJson(reviewed);
}

export const reviewChanged = () =>
  new DomainError(
    'publication_review_changed',
    'What you approved is not what would be published now. Read the review again.',
  );

/** What is not said is as in the action. */
export function resolveSelection(
  {
    currency,
    incoterm,
    namedPlace,
    deliverTo,
    targetUnitPrice,
    quoteBy,
  }: Omit<ReviewRequest, 'actionId' | 'factoryIds'>,
  { input, result }: Pick<Drafted, 'input' | 'result'>,
  factoryIds: string[],
): Selection {
  return {
    currency,
    incoterm: incoterm ?? result.incoterm,
    namedPlace: namedPlace ?? null,
    deliverTo: deliverTo ?? null,
    targetUnitPrice: targetUnitPrice ?? null,
    quantities: result.quantities,
    quoteBy: quoteBy ?? input.quoteBy ?? null,
    factoryIds,
    anonymised: input.anonymised,
  };
}

/** What no schema can say of a selection. `under` is where it stands in the input. */
export function assertTerms(
  { incoterm, namedPlace, quoteBy }: Selection,
  today: string,
  under: 'query' | 'body',
): void {
  const refuse = (field: string, message: string) =>
    under === 'query'
      ? invalidField(field, message, { location: 'query' })
      : invalidField(`/selection/${field}`, message);
  if (namedPlace !== null && incoterm === null) {
    throw refuse('namedPlace', 'A place is that of a delivery term: name the incoterm too.');
  }
  if (quoteBy !== null && quoteBy < today) {
    throw refuse('quoteBy', 'This day has passed: name one from today on.');
  }
}

/** What each of the factories is told. The names of an open request stand in its text. */
export function listDisclosureItems({
  selection,
  files,
}: Pick<PublicationContent, 'selection' | 'files'>): DisclosureItem[] {
  const item = (kind: DisclosureItem['kind'], name: string): DisclosureItem => ({ kind, name, fileId: null });
  return [
    item('rfq_content', 'The request in English and Chinese'),
    ...(selection.anonymised
      ? []
      : [
          item('company_identity', 'Your company, as the text names it'),
          item('product_identity', 'Your product, as the text names it'),
        ]),
    ...files.map(({ fileId, name }): DisclosureItem => ({ kind: 'file', name, fileId })),
  ];
}

export const delayMinutes = 15;

export function describePublicationEffect(
  { factories }: Pick<PublicationContent, 'factories'>,
  { status }: Pick<Project, 'status'>,
): string {
  if (status === 'archived') return 'Approving and publishing are refused while the project is archived.';
  const asked = factories.length === 1 ? 'one factory' : `${factories.length} factories`;
  return `Publishing opens a request to ${asked}. What each may be told is released after ${delayMinutes} minutes; until then it can be revoked. No message leaves by it.`;
}

export const reviewNote =
  'Nothing is approved or published by reading this. Show it in full; echo reviewSha256 and selection only after a person has approved them. The target price is not in the text. Messages keep their own text and leave only when each is approved.';

/** What an RFQ says of itself beside its terms. */
export function summarizeDraft({ id, input, result }: Pick<Drafted, 'id' | 'input' | 'result'>) {
  const { scope, priority, drawingsStatus, anonymised, parts } = input;
  const more = parts.length > 1 ? ` + ${parts.length - 1} more` : '';
  const current = result.intentContext.intent?.current;
  return {
    title: `${formatRfqReference(id)} - ${shorten(oneLine(parts[0]!.name), 120)}${more}`,
    anonymised,
    scope,
    // A purpose that the caller has not confirmed is none.
    runKind: current?.confirmation === 'caller_confirmed' ? current.purpose : 'unknown',
    priority: priority ?? '',
    drawingsStatus,
    // The text then says that paid tools are the buyer's.
    toolOwnershipRequired: parts.some((part) => needsTool(part, scope)),
  };
}
