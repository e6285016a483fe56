import { describe, expect, test } from 'vitest';
import type { Amounts } from '#modules/sourcing/rfqs/comparison/matrix/amounts.rules.ts';
import { describeBand, draftSuppliers, toCell } from '#modules/sourcing/rfqs/comparison/matrix/matrix.rules.ts';
import { ExchangeRate, MatrixTerms } from '#modules/sourcing/rfqs/comparison/matrix/matrix.schema.ts';
import type { InvitationRow } from '#modules/sourcing/rfqs/rfq.queries.ts';
import type { QuoteRow } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.queries.ts';
import { alpha, beta, invitationOf, onePart, quoteLine, quoteOf, yuan } from './quotes.ts';

const open = { status: 'sent' as const, quoteBy: '2026-10-09' };
const today = '2026-09-15';
const noLanded = { byMode: [], basis: null, unknowns: [] };

function compare(
  quotes: QuoteRow[],
  quantities = [500, 2000],
  { fxRates = [yuan], asOf = today, invitations = quotes.map(({ factoryName }) => invitationOf(factoryName)) } = {},
) {
  const drafted = draftSuppliers(open, onePart, invitations, quotes, { quantities, fxRates, asOf });
  return drafted.map(({ drafts, ...one }) => ({ ...one, cells: drafts.map((draft) => toCell(draft, noLanded)) }));
}
const cellOf = (quote: QuoteRow, quantity: number, fxRates = [yuan]) =>
  compare([quote], [quantity], { fxRates })[0]!.cells[0]!;
const listAmounts = (amounts: Amounts | null) => {
  const { unitPrice, goodsTotal, toolingCost, toolingPerUnit, total, totalPerUnit } = amounts!;
  return [unitPrice, goodsTotal, toolingCost, toolingPerUnit, total, totalPerUnit];
};
const codes = ({ unknowns }: { unknowns: { code: string }[] }) => unknowns.map(({ code }) => code);

describe('amounts', () => {
  // 500 × 2.40 = 1,200; 800 / 500 = 1.60; 1,200 + 800 = 2,000; 2,000 / 500 = 4.
  // 2,000 × 2.10 = 4,200; 800 / 2,000 = 0.40; 4,200 + 800 = 5,000; 5,000 / 2,000 = 2.50.
  test.each([
    [500, ['2.40', '1200.00', '800.00', '1.60', '2000.00', '4.00']],
    [2000, ['2.10', '4200.00', '800.00', '0.40', '5000.00', '2.50']],
  ])('of a quote in USD at %i are as quoted, with tooling spread over the quantity', (quantity, expected) => {
    const { quoted, usd } = cellOf(alpha, quantity, []);
    expect([quoted!.currency, quoted!.rate, listAmounts(quoted)]).toEqual(['USD', null, expected]);
    expect(usd).toEqual(quoted);
  });

  // 500 × 15 = 7,500 CNY; 20,000 / 500 = 40; 27,500 / 500 = 55. Times 0.14: 2.10, 1,050, 2,800, 5.60, 3,850, 7.70.
  // 2,000 × 15 = 30,000 CNY; 20,000 / 2,000 = 10; 50,000 / 2,000 = 25. Times 0.14: 2.10, 4,200, 2,800, 1.40, 7,000, 3.50.
  test.each([
    [
      500,
      ['15.00', '7500.00', '20000.00', '40.00', '27500.00', '55.00'],
      ['2.10', '1050.00', '2800.00', '5.60', '3850.00', '7.70'],
    ],
    [
      2000,
      ['15.00', '30000.00', '20000.00', '10.00', '50000.00', '25.00'],
      ['2.10', '4200.00', '2800.00', '1.40', '7000.00', '3.50'],
    ],
  ])('of a quote in CNY at %i are also in USD by the given rate, which they name', (quantity, cny, dollars) => {
    const { quoted, usd } = cellOf(beta, quantity);
    expect([quoted!.currency, listAmounts(quoted)]).toEqual(['CNY', cny]);
    expect([usd!.currency, usd!.rate, listAmounts(usd)]).toEqual(['USD', yuan, dollars]);
  });

  test('are not converted without a rate, which is an unknown with what settles it', () => {
    const cell = cellOf(beta, 500, []);
    expect([cell.quoted!.total, cell.usd]).toEqual(['27500.00', null]);
    expect(cell.unknowns).toEqual([
      {
        code: 'exchange_rate_missing',
        layer: 'exchange_rate',
        subject: 'CNY',
        message: 'No rate of CNY was given, so nothing is converted to USD.',
        howToSettle: 'Give a rate of CNY in fxRates, with its day and source.',
      },
    ]);
  });

  test('that do not end are rounded half up: six decimals for one unit, cents for converted totals', () => {
    // 800 / 3 = 266.666…; 0.333333 × 0.1405 = 0.0468332865; 3 × 0.333333 × 0.1405 = 0.1404998595;
    // 800.999999 × 0.1405 = 112.5404998595, a third of which is 37.5134999531….
    const odd = quoteOf('Odd', [quoteLine(1, '0.333333', { moq: 1 })], { currency: 'CNY' });
    const { quoted, usd } = cellOf(odd, 3, [{ ...yuan, usdPerUnit: '0.1405' }]);
    expect([quoted!.toolingPerUnit, quoted!.goodsTotal]).toEqual(['266.666667', '0.999999']);
    expect([usd!.unitPrice, usd!.goodsTotal, usd!.toolingPerUnit]).toEqual(['0.046833', '0.14', '37.466667']);
    expect([usd!.total, usd!.totalPerUnit]).toEqual(['112.54', '37.5135']);
    // 0.15 × 0.1 = 0.015.
    const half = quoteOf('Half', [quoteLine(1, '0.15', { moq: 1, toolingCost: '0' })], { currency: 'CNY' });
    expect(cellOf(half, 1, [{ ...yuan, usdPerUnit: '0.1' }]).usd!.total).toBe('0.02');
  });

  test('stay exact where floating-point numbers would not', () => {
    const fine = quoteOf('Fine', [quoteLine(1, '999999999999.999999', { moq: 1, toolingCost: '0.1' })]);
    expect(cellOf(fine, 10_000_000).quoted!.total).toBe('9999999999999999990.10');
  });
});

describe('the price band', () => {
  const bandOf = (quote: QuoteRow, quantity: number) => {
    const [part] = cellOf(quote, quantity).parts;
    return [part!.bandRule, part!.pricedFrom, part!.pricedTo, part!.unitPrice, describeBand(part!)];
  };
  test.each([
    [499, 'below_moq', null, null, null, 'No price applies: 499 pieces are below the minimum order quantity, 500.'],
    [
      500,
      'within_band',
      500,
      1999,
      '2.40',
      '500 pieces are within the band 500 to 1999, whose break is the highest not above them: its price applies.',
    ],
    [
      1999,
      'within_band',
      500,
      1999,
      '2.40',
      '1999 pieces are within the band 500 to 1999, whose break is the highest not above them: its price applies.',
    ],
    [
      2000,
      'within_band',
      2000,
      null,
      '2.10',
      '2000 pieces are at or above the last price break, 2000: its price applies.',
    ],
  ])('at %i is stated with its rule', (quantity, ...expected) => expect(bandOf(alpha, quantity)).toEqual(expected));

  test('below the first break has no price, and says so', () => {
    const quote = quoteOf('Late', [quoteLine(1000, '2.00', { moq: 1 })]);
    expect(bandOf(quote, 999)).toEqual([
      'below_first_band',
      null,
      null,
      null,
      'No price applies: 999 pieces are below the first price break.',
    ]);
    const cell = cellOf(quote, 999);
    expect(codes(cell)).toEqual(['below_first_band', 'lead_time_not_stated']);
    expect(cell.quoted).toMatchObject({
      unitPrice: null,
      total: null,
      totalPerUnit: null,
      toolingCost: '800.00',
      toolingPerUnit: '0.800801',
    });
  });

  test('without a unit price says that its break states none', () => {
    const quote = quoteOf('Blank', [quoteLine(500, null)]);
    expect(bandOf(quote, 500).at(-1)).toBe(
      '500 pieces are at or above the last price break, 500: that break states no unit price.',
    );
    expect(cellOf(quote, 500).unknowns).toMatchObject([
      { code: 'unit_price_not_stated', layer: 'price', subject: 'Lamp' },
    ]);
  });
});

test('tooling of 0 is known, and tooling that is not stated leaves only the total unknown', () => {
  const [none, unstated] = ['0', null].map((toolingCost) =>
    cellOf(quoteOf('Tool', [quoteLine(500, '2.00', { toolingCost })]), 500),
  );
  expect(none!.quoted).toMatchObject({ toolingPerUnit: '0.00', total: '1000.00' });
  expect(unstated!.quoted).toMatchObject({
    unitPrice: '2.00',
    goodsTotal: '1000.00',
    toolingPerUnit: null,
    total: null,
  });
  expect(unstated!.unknowns).toMatchObject([{ code: 'tooling_cost_not_stated', layer: 'tooling' }]);
});

describe('an expired quote', () => {
  const short = quoteOf('Short', [quoteLine(500, '2.00')], {}, { validUntil: '2026-09-14' });
  test('stays visible with its figures, and is marked', () => {
    const [supplier] = compare([short], [500]);
    expect([supplier!.answerState, supplier!.validity]).toEqual(['quoted', 'expired']);
    expect(supplier!.cells[0]!.quoted!.total).toBe('1800.00');
    expect(supplier!.cells[0]!.unknowns).toMatchObject([
      { code: 'quote_expired', layer: 'terms', message: 'The quote of Short was valid until 2026-09-14.' },
    ]);
  });
  test('is valid on its last day', () =>
    expect(compare([short], [500], { asOf: '2026-09-14' })[0]!.validity).toBe('valid'));
});

test('a quote without a validity date is neither valid nor expired', () => {
  const [supplier] = compare([quoteOf('Open', [quoteLine(500, '2.00')], {}, { validUntil: null })], [500]);
  expect([supplier!.validity, codes(supplier!.cells[0]!)]).toEqual(['not_stated', ['validity_not_stated']]);
});

describe('the answer state', () => {
  const stateOf = (
    status: InvitationRow['status'],
    request: { status: 'sent' | 'closed'; quoteBy: string | null } = open,
  ) => {
    const given = { quantities: [500], fxRates: [], asOf: today };
    const [supplier] = draftSuppliers(request, onePart, [invitationOf('Quiet', status)], [], given);
    return [supplier!.answerState, supplier!.drafts[0]!.unknowns[0]!.code, supplier!.drafts[0]!.quoted];
  };
  test.each<[InvitationRow['status'], string]>([
    ['pending', 'invited'],
    ['queued', 'invited'],
    ['sent', 'sent'],
    ['failed', 'failed'],
    ['revoked', 'revoked'],
    ['expired', 'expired'],
    ['declined', 'declined'],
    ['quoted', 'answered'],
  ])('of a factory without a quote, invitation %s, is %s', (status, state) => {
    expect(stateOf(status)).toEqual([state, 'no_quote', null]);
  });

  test.each([
    ['the request is closed', { status: 'closed' as const, quoteBy: null }],
    ['the day for answers is over', { status: 'sent' as const, quoteBy: '2026-09-14' }],
  ])('of a factory that was written to is no_answer once %s', (_, request) => {
    expect(stateOf('sent', request)[0]).toBe('no_answer');
    expect(stateOf('declined', request)[0]).toBe('declined');
  });

  test('of a factory that was written to is sent on the last day for answers', () => {
    expect(stateOf('sent', { status: 'sent', quoteBy: today })[0]).toBe('sent');
  });
});

test('every invited factory has a cell for each quantity, ordered by name and not by price', () => {
  const suppliers = compare([beta, alpha], [2000, 500], {
    invitations: [invitationOf('Zeta', 'declined'), invitationOf('Beta'), invitationOf('Alpha')],
  });
  expect(suppliers.map(({ factoryName, cells }) => [factoryName, cells.map(({ quantity }) => quantity)])).toEqual([
    ['Alpha', [2000, 500]],
    ['Beta', [2000, 500]],
    ['Zeta', [2000, 500]],
  ]);
});

test('only the current version counts: superseded and withdrawn ones do not', () => {
  const at = '2026-09-10T08:00:00.000Z';
  const former = quoteOf('Alpha', [quoteLine(500, '9.99')], {}, { id: 'old', supersededAt: at });
  const current = { ...alpha, version: 2, createdAt: at };
  const suppliers = compare([former, current], [500], { invitations: [invitationOf('Alpha')] });
  expect(suppliers.map(({ quote, cells }) => [quote!.version, cells[0]!.quoted!.unitPrice])).toEqual([[2, '2.40']]);
  const [withdrawn] = compare([{ ...alpha, withdrawnAt: at }], [500]);
  expect([withdrawn!.answerState, withdrawn!.quote]).toEqual(['answered', null]);
});

test.each<[InvitationRow['status'], string]>([
  ['answered', 'No quote is recorded: the factory answered, and none of its answers has been accepted.'],
  ['quoted', 'No quote is recorded: what the factory had quoted was withdrawn.'],
])('what is said of a factory without a quote whose invitation is %s', (status, message) => {
  const [supplier] = compare([], [500], { invitations: [invitationOf('Alpha', status)] });
  expect([supplier!.answerState, supplier!.cells[0]!.unknowns[0]!.message]).toEqual(['answered', message]);
});

test.each<[string, object, boolean]>([
  ['a rate of a currency', yuan, true],
  ['a rate of USD', { ...yuan, currency: 'USD' }, false],
  ['a rate of 0', { ...yuan, usdPerUnit: '0.00' }, false],
  ['a negative rate', { ...yuan, usdPerUnit: '-1' }, false],
  ['a rate as a number', { ...yuan, usdPerUnit: 0.14 }, false],
  ['a rate without a source', { ...yuan, source: ' ' }, false],
  ['a rate without a day', { ...yuan, asOf: 'today' }, false],
])('%s is accepted: %s', (_, rate, accepted) => expect(ExchangeRate.safeParse(rate).success).toBe(accepted));

test.each<[string, object, boolean]>([
  ['ten quantities', { quantities: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, true],
  ['eleven quantities', { quantities: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }, false],
  ['no quantity', { quantities: [] }, false],
  ['a quantity twice', { quantities: [500, 500] }, false],
  ['two rates of a currency', { quantities: [500], fxRates: [yuan, yuan] }, false],
])('%s: accepted is %s', (_, terms, accepted) => expect(MatrixTerms.safeParse(terms).success).toBe(accepted));
