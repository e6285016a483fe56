import type { VariablesOf } from '../../../app/graphql.ts';
import { readWholeNumber } from '../../../components/fields/number-field.tsx';
import type { Request, recordQuoteMutation } from './requests.operations.ts';

type Input = VariablesOf<typeof recordQuoteMutation>['input'];
type Incoterm = NonNullable<Input['incoterm']>;

export const sources = ['entered_by_staff', 'email', 'file'] as const;
export const incoterms: readonly (Incoterm | '')[] = [
  ...(['', 'EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const),
];

/** What is typed. Nothing typed means that the supplier did not say. */
export type LineForm = Record<
  'lineId' | 'quantity' | 'unitPrice' | 'toolingCost' | 'moq' | 'daysLow' | 'daysHigh',
  string
>;

export type QuoteForm = {
  source: (typeof sources)[number];
  currency: string;
  incoterm: Incoterm | '';
  namedPlace: string;
  validUntil: string;
  note: string;
  lines: LineForm[];
};

const emptyLine = (lineId: string, quantity = ''): LineForm => ({
  ...{ lineId, quantity, unitPrice: '', toolingCost: '', moq: '', daysLow: '', daysHigh: '' },
});

/** Each line at each quantity that was asked for. */
export const createQuoteForm = ({ lines, requested: { currency, quantities } }: Request): QuoteForm => ({
  ...{ source: 'entered_by_staff', currency, incoterm: '', namedPlace: '', validUntil: '', note: '' },
  lines: lines.flatMap(({ id }) => quantities.map((quantity) => emptyLine(id, String(quantity)))),
});

export const addLine = (form: QuoteForm, { lines }: Request): QuoteForm => ({
  ...form,
  lines: [...form.lines, emptyLine(lines[0]?.id ?? '')],
});

/** Lines of which nothing but the quantity is known are left out. */
export function toInput(form: QuoteForm, { lines }: Request): Omit<Input, 'rfqId' | 'factoryId'> {
  const { source, currency, incoterm, namedPlace, validUntil, note } = form;
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  return {
    ...{ source, currency: currency.trim().toUpperCase(), lines: form.lines.filter(isStated).map(toLine) },
    ...(incoterm && { incoterm }),
    ...(namedPlace && { namedPlace }),
    ...(validUntil && { validUntil }),
    ...(note && { note }),
  };

  function toLine({ lineId, quantity, unitPrice, toolingCost, moq, daysLow, daysHigh }: LineForm) {
    const [low, high] = [readWholeNumber(daysLow), readWholeNumber(daysHigh)];
    return {
      ...{ lineId, description: names.get(lineId) ?? '', quantity: readWholeNumber(quantity) ?? 0 },
      ...(unitPrice && { unitPrice }),
      ...(toolingCost && { toolingCost }),
      ...(moq && { moq: readWholeNumber(moq) }),
      ...((low ?? high) !== null && { leadTimeDays: { low: low ?? high ?? 0, high: high ?? low ?? 0 } }),
    };
  }
}

const isStated = ({ lineId: _, quantity: __, ...said }: LineForm): boolean => Object.values(said).some(Boolean);
