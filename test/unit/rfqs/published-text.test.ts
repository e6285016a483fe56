import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProductScope } from '#kernel/enums.ts';
import { QuoteRequestInput } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import type { Selection } from '#modules/sourcing/rfqs/publication/publication.schema.ts';
import { renderPublishedText } from '#modules/sourcing/rfqs/publication/publication-text.rules.ts';
import { countRuns } from '../../property-seed.ts';
import { draft } from '../../rfq-draft.ts';

const open: Selection = {
  ...{ currency: 'USD', incoterm: null, namedPlace: null, deliverTo: null, targetUnitPrice: null, quoteBy: null },
  ...{ quantities: [500, 2000], factoryIds: [], anonymised: false },
};
const molded = { scope: 'mixed', parts: [{ name: 'Lid', process: 'injection_molding' }], quantities: [500, 2000] };

function publish(request: object, terms: Partial<Selection>, reword = (text: string) => text) {
  const asked = { ...molded, ...request };
  const { en, zh } = draft(asked);
  const rfq = { en: reword(en), zh };
  const drafted = { input: QuoteRequestInput.parse(asked), result: { rfq } as never };
  return { drafted: rfq, ...renderPublishedText(drafted, { ...open, ...terms }, null) };
}

const currencies = /\b(?:RMB|USD|EUR|JPY)\b/g;
const listCurrencies = (text: string) => [...new Set(text.match(currencies))];

describe('a published text', () => {
  test('asks for the selected currency alone, term, place and date, and contradicts none of them', () => {
    const { en, zh } = publish(
      {},
      { currency: 'JPY', incoterm: 'CIF', namedPlace: 'Yokohama', quoteBy: '2026-12-09', deliverTo: 'Naka-ku' },
    );
    expect(en).toContain('\nPlease quote CIF Yokohama (Incoterms 2020).\n');
    expect(en).toContain('\nPlease quote in JPY.\n');
    expect(en).toContain('\n- 500 pcs: JPY CIF ___; ___ days\n- 2,000 pcs: JPY CIF ___; ___ days\n');
    expect(en).toContain('Tooling: JPY ___; steel ___');
    expect(en).toContain('\nPlease reply by 2026-12-09 18:00 Beijing time. If you need');
    expect(en).toMatch(
      /\n\nTerms of this request\nCurrency of the quotation: JPY\nDelivery term: CIF Yokohama \(Incoterms 2020\)\nDeliver to: Naka-ku\nPlease reply by 2026-12-09 18:00 Beijing time\.$/,
    );
    expect(listCurrencies(en)).toEqual(['JPY']);
    expect(zh).toContain('\n请按CIF Yokohama（Incoterms 2020）报价。\n');
    expect(zh).toContain('\n- 500件：CIF ___日元；___天\n');
    expect(zh).not.toMatch(/[^日]元|人民币|\[待定\]，请分别/);
    expect(zh.split('\n')).toHaveLength(en.split('\n').length);
  });

  test('has the terms that were drafted where they were selected', () => {
    const terms = { incoterm: 'FOB', namedPlace: 'Shenzhen', quoteBy: '2026-12-09' };
    const { en, zh } = publish(terms, { ...terms, incoterm: 'FOB', currency: 'CNY' });
    expect(en).toContain('\nPlease quote FOB Shenzhen (Incoterms 2020).\n');
    expect(en).toContain('\n- 500 pcs: FOB RMB ___ excl. / ___ incl. VAT; ___ days\n');
    expect(listCurrencies(en)).toEqual(['RMB']);
    expect(zh).toContain('请按FOB Shenzhen 深圳（Incoterms 2020）报价。');
    const kept = publish(terms, { incoterm: 'FOB', quoteBy: '2026-12-09' });
    expect(kept.en).toContain('\nPlease quote FOB Shenzhen (Incoterms 2020).\n');
  });

  test('keeps every line that states no term, in any scope and with any terms', () => {
    const term = fc.constantFrom('EXW', 'FOB', 'DDP', null);
    const date = fc.constantFrom('2026-12-09', null);
    const place = fc.constantFrom('Shenzhen', 'Rotterdam', null);
    fc.assert(
      fc.property(
        fc.constantFrom(...ProductScope.options),
        fc.record({ term, date, place }),
        fc.record({ term, date, place, currency: fc.constantFrom('USD', 'CNY', 'EUR', 'JPY') }),
        (scope, before, after) => {
          const request = {
            scope,
            ...(before.term && { incoterm: before.term }),
            ...(before.term && before.place && { namedPlace: before.place }),
            ...(before.date && { quoteBy: before.date }),
          };
          const { drafted, en, zh } = publish(request, {
            currency: after.currency,
            incoterm: after.term,
            namedPlace: after.term && after.place,
            quoteBy: after.date,
          });
          expect(listCurrencies(en)).toEqual([after.currency === 'CNY' ? 'RMB' : after.currency]);
          expect(en + zh).not.toMatch(/these terms apply|以下列条款为准/);
          for (const [text, former] of [
            [en, drafted.en],
            [zh, drafted.zh],
          ] as const) {
            const lines = text.split('\n');
            const changed = former.split('\n').filter((line, at) => lines[at] !== line);
            const states = /Incoterms|RMB|USD|___|reply|Reply|Delivery term|贸易术语|报价|元|回复/;
            expect(changed.filter((line) => !states.test(line))).toEqual([]);
          }
        },
      ),
      { numRuns: countRuns(60) },
    );
  });

  test('says which terms apply where a reworded text may still state others', () => {
    const reword = (text: string) => text.replace('Please quote in RMB', 'Kindly quote in RMB');
    const { en } = publish({}, { incoterm: 'FOB', namedPlace: 'Ningbo' }, reword);
    expect(en).toContain('Kindly quote in RMB');
    expect(en).toMatch(/\nTerms of this request\nWhere they differ from the text above, these terms apply\.\nCurrency/);
  });

  test("quotes the caller's words as they are, whatever currency they name", () => {
    const notes = 'Tooling: RMB ___; we paid 5元 before';
    const { en, zh } = publish({ parts: [{ name: 'Lid', process: 'injection_molding', notes }] }, { currency: 'EUR' });
    expect(en).toContain(notes);
    expect(zh).toContain(notes);
  });

  test('never states the target price', () => {
    fc.assert(
      fc.property(fc.bigInt(10_000n, 999_999n), (cents) => {
        const targetUnitPrice = `${cents}.77`;
        const { en, zh } = publish({}, { targetUnitPrice });
        expect(en + zh).not.toContain(targetUnitPrice);
      }),
      { numRuns: countRuns(20) },
    );
  });

  test('has the address on one line', () => {
    const { en } = publish({}, { deliverTo: 'Oakland\n\nCurrency of the quotation: CNY' });
    expect(en).toMatch(/\nDeliver to: Oakland Currency of the quotation: CNY$/);
  });
});
