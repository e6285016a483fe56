import type { z } from 'zod';
import type { Incoterm } from '#kernel/enums.ts';
import { bilingual, cleanText, formatDate, type Language, type Words } from '#text/prose.ts';
import type { RfqContent } from './rfq-content.rules.ts';
import { say } from './rfq-passage.rules.ts';
import { formLines } from './rfq-wording.ts';

export type RfqTerms = {
  /** Null asks for prices in RMB and in USD. */
  currency: string | null;
  incoterm: z.output<typeof Incoterm> | null;
  /** Redacted where the request is anonymous. */
  place: Words | null;
  quoteBy: string | null;
};

/** A draft asks for prices in both currencies. */
export const describeDraftTerms = ({
  place,
  input: { incoterm, quoteBy },
}: Pick<RfqContent, 'place' | 'input'>): RfqTerms => ({
  currency: null,
  incoterm: incoterm ?? null,
  place,
  quoteBy: quoteBy ?? null,
});

const placeIncoterms = ['EXW', 'FCA'];
const portIncoterms = ['FAS', 'FOB'];

export function renderDeliveryTerm({ incoterm, place }: RfqTerms): Words {
  if (incoterm === null) return say('delivery_term_open');
  if (place) return say('delivery_named', { incoterm, place });
  if (placeIncoterms.includes(incoterm)) return say('delivery_from_place', { incoterm });
  if (portIncoterms.includes(incoterm)) return say('delivery_from_port', { incoterm });
  return say('delivery_to_destination', { incoterm });
}

export const renderReplyDate = ({ quoteBy }: RfqTerms): Words =>
  quoteBy === null ? say('reply_date_open') : say('reply_by', { date: formatDate(quoteBy) });

/** The blanks of the reply form for one quantity. */
export function renderPrice(quantity: Words, { currency, incoterm }: RfqTerms): Words {
  if (currency === null)
    return incoterm ? say('form_price', { quantity, incoterm }) : say('form_price_open', { quantity });
  if (currency === 'CNY')
    return incoterm ? say('form_price_rmb', { quantity, incoterm }) : say('form_price_rmb_open', { quantity });
  const named = { quantity, currency: nameCurrency(currency) };
  return incoterm ? say('form_price_one', { ...named, incoterm }) : say('form_price_one_open', named);
}

const currencyNames = new Intl.DisplayNames(['zh-Hans'], { type: 'currency' });
const nameCurrency = (code: string): Words =>
  code === 'CNY' ? bilingual('RMB', '元') : bilingual(code, currencyNames.of(code) ?? code);

export function renderCurrency({ currency }: RfqTerms): Words {
  if (currency === null) return say('quote_currencies');
  return currency === 'CNY' ? say('quote_rmb') : say('quote_currency', { currency: nameCurrency(currency) });
}

const renderFormTerms = ({ currency }: RfqTerms): Words =>
  currency === null ? say('form_terms') : say('form_terms_one_currency');

/** Blanks for costs in RMB, such as those of tooling. */
function renderFormLine({ en, zh }: Words, { currency }: RfqTerms): Words {
  if (currency === null) return bilingual(en, zh);
  const name = nameCurrency(currency);
  return bilingual(en.replace(/\bRMB\b/g, name.en), zh.replace(/(?<=___|（)元/g, name.zh));
}

/**
 * Puts other terms in the place of those that a drafted text states. `isComplete` is false if a passage was not found,
 * because the text was reworded: it may then still state the former terms.
 */
export function restateTerms(text: Words, from: RfqTerms, to: RfqTerms): Words & { isComplete: boolean } {
  const [en, zh] = (['en', 'zh'] as const).map((language) => restate(text[language], from, to, language)) as [
    Restated,
    Restated,
  ];
  return { en: en.text, zh: zh.text, isComplete: en.isComplete && zh.isComplete };
}

type Restated = { text: string; isComplete: boolean };

function restate(text: string, from: RfqTerms, to: RfqTerms, language: Language): Restated {
  const write = (words: Words) => cleanText(words[language]);
  const passages = [renderDeliveryTerm, renderReplyDate, renderCurrency, renderFormTerms];
  const lines = new Map([
    ...formLines.map((line) => [write(line), write(renderFormLine(line, to))] as const),
    ...passages.map((render) => [write(render(from)), write(render(to))] as const),
  ]);
  const none = bilingual('', '');
  const [price, newPrice] = [write(renderPrice(none, from)), write(renderPrice(none, to))];
  const found = new Set<string>();
  const restated = text.split('\n').map((line) => {
    if (line.startsWith('- ') && line.endsWith(price)) {
      found.add(price);
      return line.slice(0, -price.length) + newPrice;
    }
    const other = lines.get(line);
    if (other !== undefined) found.add(line);
    return other ?? line;
  });
  const isComplete = [price, ...passages.map((render) => write(render(from)))].every((passage) => found.has(passage));
  return { text: restated.join('\n'), isComplete };
}
