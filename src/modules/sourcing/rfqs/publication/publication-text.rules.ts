import { say } from '#modules/sourcing/quote-requests/drafting/rfq-passage.rules.ts';
import { createRedactor, type Identity } from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { bilingual, cleanText, formatDate, oneLine, type Words } from '#text/prose.ts';
import type { Selection } from './publication.schema.ts';

/** The target price is never included. `identity` holds the names that an anonymous request must not contain. */
export function renderPublishedText(text: Words, selection: Selection, identity: Identity | null): Words {
  const lines = renderTerms(selection, identity);
  return bilingual(
    cleanText([text.en, lines.map(({ en }) => en).join('\n')].join('\n\n')),
    cleanText([text.zh, lines.map(({ zh }) => zh).join('\n')].join('\n\n')),
  );
}

function renderTerms(selection: Selection, identity: Identity | null): Words[] {
  const { currency, incoterm, namedPlace, deliverTo, quoteBy } = selection;
  const caller = createRedactor(identity);
  const place = namedPlace === null ? null : caller.redact(oneLine(namedPlace));
  const address = deliverTo === null ? null : caller.redact(oneLine(deliverTo));
  const day = quoteBy === null ? null : formatDate(quoteBy);
  const term = incoterm && bilingual(joinTerm(incoterm, place?.en), joinTerm(incoterm, place?.zh));
  return [
    say('published_terms'),
    say('published_terms_apply'),
    say('published_currency', { currency }),
    ...(term ? [say('published_delivery_term', { term })] : []),
    ...(address ? [say('published_address', { address })] : []),
    ...(day ? [say('published_reply_by', { date: day })] : []),
  ];
}

const joinTerm = (incoterm: string, place: string | undefined) => [incoterm, place].filter(Boolean).join(' ');
