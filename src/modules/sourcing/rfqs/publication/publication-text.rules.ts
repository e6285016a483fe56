import { renderPlace } from '#modules/sourcing/quote-requests/drafting/rfq-content.rules.ts';
import { say } from '#modules/sourcing/quote-requests/drafting/rfq-passage.rules.ts';
import { type RfqTerms, restateTerms } from '#modules/sourcing/quote-requests/drafting/rfq-terms.rules.ts';
import { createRedactor, type Identity } from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { bilingual, cleanText, formatDate, oneLine, type Words } from '#text/prose.ts';
import type { RfqDraft } from './publication.rules.ts';
import type { Selection } from './publication.schema.ts';

/**
 * The drafted text with the selected terms. The target price is never included. `identity` holds the names that an
 * anonymous request must not contain.
 */
export function renderPublishedText(
  { input, result: { rfq } }: Pick<RfqDraft, 'input' | 'result'>,
  selection: Selection,
  identity: Identity | null,
): Words {
  const { currency, incoterm, namedPlace, quoteBy } = selection;
  const place = (name: string | undefined) => renderPlace(name, createRedactor(identity));
  const drafted: RfqTerms = {
    ...{ currency: null, incoterm: input.incoterm ?? null, quoteBy: input.quoteBy ?? null },
    place: place(input.namedPlace),
  };
  const keepsPlace = namedPlace === null && incoterm === drafted.incoterm;
  const selected = { currency, incoterm, quoteBy, place: keepsPlace ? drafted.place : place(namedPlace ?? undefined) };
  const { isComplete, ...text } = restateTerms(rfq, drafted, selected);
  const lines = renderTerms(selection, identity, isComplete);
  return bilingual(
    cleanText([text.en, lines.map(({ en }) => en).join('\n')].join('\n\n')),
    cleanText([text.zh, lines.map(({ zh }) => zh).join('\n')].join('\n\n')),
  );
}

function renderTerms(selection: Selection, identity: Identity | null, isRestated: boolean): Words[] {
  const { currency, incoterm, namedPlace, deliverTo, quoteBy } = selection;
  const caller = createRedactor(identity);
  const place = namedPlace === null ? null : caller.redact(oneLine(namedPlace));
  const address = deliverTo === null ? null : caller.redact(oneLine(deliverTo));
  const day = quoteBy === null ? null : formatDate(quoteBy);
  const term = incoterm && bilingual(joinTerm(incoterm, place?.en), joinTerm(incoterm, place?.zh));
  return [
    say('published_terms'),
    ...(isRestated ? [] : [say('published_terms_apply')]),
    say('published_currency', { currency }),
    ...(term ? [say('published_delivery_term', { term })] : []),
    ...(address ? [say('published_address', { address })] : []),
    ...(day ? [say('published_reply_by', { date: day })] : []),
  ];
}

const joinTerm = (incoterm: string, place: string | undefined) => [incoterm, place].filter(Boolean).join(' ');
