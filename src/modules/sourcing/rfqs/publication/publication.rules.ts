import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { assertDefined } from '#kernel/assert.ts';
import { DomainError } from '#kernel/errors.ts';
import { canonicalizeJson, digest } from '#kernel/hash.ts';
import { invalidField } from '#kernel/validation.ts';
import type { DeliveryFile } from '#modules/sourcing/deliveries/delivery.schema.ts';
import type { Project } from '#modules/sourcing/projects/project.entity.ts';
import { formatRfqReference } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { needsTool } from '#modules/sourcing/quote-requests/quote-request.rules.ts';
import type { QuoteRequestInput, QuoteRequestResult } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import type { Recipient } from '#modules/sourcing/screening/screening.rules.ts';
import { oneLine, shorten, type Words } from '#text/prose.ts';
import type { DisclosureItem, RecipientReason } from '../rfq.schema.ts';
import type { ReviewRequest, Selection } from './publication.schema.ts';

export type PublicationRecipient = {
  factoryId: string;
  channel: 'email' | 'wechat';
  from: string | null;
  /** Each message gets a reference of its own when it is released. Null: replies go to `from`. */
  replyTo: string | null;
  to: { name: string | null; address: string } | null;
  subject: string;
  bodyEn: string;
  bodyZh: string;
  hasLink: boolean;
  reachable: boolean;
  reason: z.output<typeof RecipientReason> | null;
};

export type PublicationContent = {
  actionId: string;
  projectId: string;
  projectVersion: string;
  selection: Selection;
  factories: { factoryId: string; nameEn: string; nameZh: string | null }[];
  rfq: Words;
  files: DeliveryFile[];
  recipients: PublicationRecipient[];
};
export type PublicationReview = PublicationContent & {
  disclosures: DisclosureItem[];
  reviewSha256: string;
  effect: string;
  note: string;
};

const kind = 'publication';

/**
 * SHA-256 of the canonical JSON. A new disclosed field requires a new digest version. Version 2 is that of publications
 * without Reply-To headers.
 */
export function digestPublication({ recipients, ...content }: PublicationContent): string {
  if (recipients.some(({ replyTo }) => replyTo !== null)) return digest({ v: 3, kind, ...content, recipients });
  return digest({ v: 2, kind, ...content, recipients: recipients.map(({ replyTo: _, ...recipient }) => recipient) });
}

export function assertUnchanged(now: PublicationContent, approved: string): void {
  if (!timingSafeEqual(Buffer.from(digestPublication(now)), Buffer.from(approved))) throw reviewChanged();
}

export type RfqDraft = {
  id: string;
  owner: string;
  projectId: string;
  projectVersion: string;
  input: QuoteRequestInput;
  result: QuoteRequestResult & { rfq: Words };
};

export function matchesDraft(selection: Selection, { input, result }: Pick<RfqDraft, 'input' | 'result'>): boolean {
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
  new DomainError('publication_review_changed', 'The publication has changed since the review. Read the review again.');

export function resolveSelection(
  {
    currency,
    incoterm,
    namedPlace,
    deliverTo,
    targetUnitPrice,
    quoteBy,
  }: Omit<ReviewRequest, 'actionId' | 'factoryIds'>,
  { input, result }: Pick<RfqDraft, 'input' | 'result'>,
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

export function assertTerms(
  { incoterm, namedPlace, quoteBy }: Selection,
  today: string,
  location: 'query' | 'body',
): void {
  const refuse = (field: string, message: string) =>
    location === 'query' ? invalidField(field, message, { location }) : invalidField(`/selection/${field}`, message);
  if (namedPlace !== null && incoterm === null) {
    throw refuse('namedPlace', 'namedPlace requires incoterm.');
  }
  if (quoteBy !== null && quoteBy < today) {
    throw refuse('quoteBy', 'quoteBy must not be in the past.');
  }
}

/** Identical for each factory. A request that is not anonymous names the buyer in its text. */
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

/** Who is screened: everybody with an address. */
export const listScreened = ({ recipients }: Pick<PublicationContent, 'recipients'>): Recipient[] =>
  recipients.flatMap(({ factoryId, to }) => (to ? [{ factoryId, contactName: to.name, address: to.address }] : []));

export const releaseDelayMinutes = 15;

export function describePublicationEffect(
  { recipients }: Pick<PublicationContent, 'recipients'>,
  { status }: Pick<Project, 'status'>,
): string {
  if (status === 'archived') return 'Approval and publication are refused while the project is archived.';
  const due = recipients.filter(({ reason }) => reason === null);
  const after = `after ${releaseDelayMinutes} minutes; until then ${due.length === 1 ? 'it' : 'each'} can be revoked`;
  const mails = due.filter(({ channel }) => channel === 'email').length;
  const byHand = due.length - mails;
  const effects = [
    ...(mails ? [`${formatCount(mails, 'e-mail')} ${mails === 1 ? 'is' : 'are'} sent`] : []),
    ...(byHand ? [`${formatCount(byHand, 'message')} ${byHand === 1 ? 'goes' : 'go'} to the manual outbox`] : []),
  ];
  const without = describeWithout(recipients);
  const opens = `Publishing opens a request to ${formatCount(recipients.length, 'factory')}.`;
  return [
    opens,
    effects.length ? `${capitalize(effects.join(' and '))} ${after}.` : 'No message is sent.',
    ...without,
  ].join(' ');
}

function describeWithout(recipients: readonly PublicationRecipient[]): string[] {
  const count = (reason: PublicationRecipient['reason']) => recipients.filter((one) => one.reason === reason).length;
  const [unknown, unsettled, sent] = [count('no_contact'), count('delivery_unsettled'), count('already_sent')];
  return [
    ...(unknown
      ? [`${capitalize(formatCount(unknown, 'factory'))} cannot be reached: no usable contact is on file.`]
      : []),
    ...(unsettled
      ? [
          `${capitalize(formatCount(unsettled, 'factory'))} gets nothing while an approved message of this action is not settled.`,
        ]
      : []),
    ...(sent ? [`${capitalize(formatCount(sent, 'factory'))} already has this message and gets no second one.`] : []),
  ];
}

const plurals = { 'e-mail': 'e-mails', message: 'messages', factory: 'factories' };
const formatCount = (count: number, noun: keyof typeof plurals) =>
  count === 1 ? `one ${noun}` : `${count} ${plurals[noun]}`;
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const reviewNote =
  'Reading this approves and publishes nothing. Show it in full, with the messages of all recipients; echo reviewSha256 and selection only after a person has approved them. The target price is not in the text.';

export function summarizeDraft({ id, input, result }: Pick<RfqDraft, 'id' | 'input' | 'result'>) {
  const { scope, priority, drawingsStatus, anonymised, parts } = input;
  const more = parts.length > 1 ? ` + ${parts.length - 1} more` : '';
  const current = result.intentContext.intent?.current;
  return {
    title: `${formatRfqReference(id)} - ${shorten(oneLine(assertDefined(parts[0], 'first part').name), 120)}${more}`,
    anonymised,
    scope,
    runKind: current?.confirmation === 'caller_confirmed' ? current.purpose : 'unknown',
    priority: priority ?? '',
    drawingsStatus,
    // The text then states that paid tools belong to the buyer.
    toolOwnershipRequired: parts.some((part) => needsTool(part, scope)),
  };
}
