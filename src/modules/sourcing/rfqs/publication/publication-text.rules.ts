import { type Identity, redactor } from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { clean, dateWords, oneLine, say, type Words } from '#text/prose.ts';
import type { Selection } from './publication.schema.ts';

/**
 * The text that suppliers are told: the action's own, and behind it the terms of the selection. `identity` is who an
 * anonymous request must not name. The target price stays with the buyer.
 */
export function publishedText(text: Words, selection: Selection, identity: Identity | null): Words {
  const lines = termLines(selection, identity);
  return say(
    clean([text.en, lines.map(({ en }) => en).join('\n')].join('\n\n')),
    clean([text.zh, lines.map(({ zh }) => zh).join('\n')].join('\n\n')),
  );
}

function termLines(selection: Selection, identity: Identity | null): Words[] {
  const { currency, incoterm, namedPlace, deliverTo, quoteBy } = selection;
  const caller = redactor(identity);
  const place = namedPlace === null ? null : caller.words(oneLine(namedPlace));
  const address = deliverTo === null ? null : caller.words(oneLine(deliverTo));
  const day = quoteBy === null ? null : dateWords(quoteBy);
  return [
    say('Terms of this request', '本次询价条款'),
    say('Where they differ from the text above, these terms apply.', '如与上文不一致，以下列条款为准。'),
    say(`Currency of the quotation: ${currency}`, `报价币种：${currency}`),
    ...(incoterm
      ? [
          say(
            `Delivery term: ${[incoterm, place?.en].filter(Boolean).join(' ')} (Incoterms 2020)`,
            `贸易术语：${[incoterm, place?.zh].filter(Boolean).join(' ')}（Incoterms 2020）`,
          ),
        ]
      : []),
    ...(address ? [say(`Deliver to: ${address.en}`, `送货地址：${address.zh}`)] : []),
    ...(day ? [say(`Please reply by ${day.en} 18:00 Beijing time.`, `请于${day.zh}18:00（北京时间）前回复。`)] : []),
  ];
}
