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
  return [
    bilingual('Terms of this request', '本次询价条款'),
    bilingual('Where they differ from the text above, these terms apply.', '如与上文不一致，以下列条款为准。'),
    bilingual(`Currency of the quotation: ${currency}`, `报价币种：${currency}`),
    ...(incoterm
      ? [
          bilingual(
            `Delivery term: ${[incoterm, place?.en].filter(Boolean).join(' ')} (Incoterms 2020)`,
            `贸易术语：${[incoterm, place?.zh].filter(Boolean).join(' ')}（Incoterms 2020）`,
          ),
        ]
      : []),
    ...(address ? [bilingual(`Deliver to: ${address.en}`, `送货地址：${address.zh}`)] : []),
    ...(day
      ? [bilingual(`Please reply by ${day.en} 18:00 Beijing time.`, `请于${day.zh}18:00（北京时间）前回复。`)]
      : []),
  ];
}
