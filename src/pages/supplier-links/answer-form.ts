import type { FieldProblem } from '#kernel/validation.ts';
import type { SupplierPage } from '#modules/sourcing/supplier-links/supplier-link-page.service.ts';

type Line = SupplierPage['lines'][number];

/** Names of the inputs. Those of a line end with its id, so that they mean the same after a line was added. */
export const nameOf = (field: string, { lineId }: Pick<Line, 'lineId'>): string => `${field}.${lineId}`;
export const namePrice = (line: Pick<Line, 'lineId'>, quantity: number): string =>
  nameOf(`unitPrice.${quantity}`, line);

/** The quantities of which a price is asked. */
export const listQuantities = ({ quantities }: Line): number[] => (quantities.length ? [...new Set(quantities)] : [1]);

/** A form as it was sent: with the ids of the files that were saved, and what was wrong with others. */
export type GivenForm = { form: URLSearchParams; uploaded: string[]; refused: FieldProblem[] };

/** What stands in the inputs, the files that are chosen, and the names of the inputs that are wrong. */
export type Filled = {
  values: ReadonlyMap<string, string>;
  fileIds: ReadonlySet<string>;
  wrong: ReadonlySet<string>;
  /** Whether this was sent and refused. */
  isRefilled: boolean;
};

/** The input for the service, and the input of the form to which a path into it belongs. */
type Submitted = { body: Record<string, unknown>; findName: (path: string) => string };

export function readAnswerForm({ form, uploaded }: GivenForm, lines: readonly Line[]): Submitted {
  const text = (name: string): string | null => form.get(name)?.trim().replaceAll('\r\n', '\n') || null;
  const figure = (name: string): string | null => text(name)?.normalize('NFKC') ?? null;
  const integer = (name: string) => toInteger(figure(name));
  if (form.has('decline')) {
    return { body: { decline: { reason: text('reason') } }, findName: () => 'reason' };
  }
  const rows = lines.flatMap((line) => {
    const low = integer(nameOf('leadTimeLow', line));
    const high = integer(nameOf('leadTimeHigh', line)) ?? low;
    const common = {
      lineId: line.lineId,
      toolingCost: figure(nameOf('toolingCost', line)),
      moq: integer(nameOf('moq', line)),
      leadTimeDays: high === null ? null : { low: low ?? high, high },
      note: text(nameOf('lineNote', line)),
    };
    const priced = listQuantities(line).flatMap((quantity) => {
      const unitPrice = figure(namePrice(line, quantity));
      return unitPrice === null ? [] : [{ ...common, quantity, unitPrice }];
    });
    return priced;
  });
  const body = {
    currency: figure('currency')?.toUpperCase() ?? undefined,
    ...{ incoterm: text('incoterm'), namedPlace: text('namedPlace'), validUntil: text('validUntil') },
    ...{ paymentTerms: text('paymentTerms'), sampleLeadTimeDays: integer('sampleLeadTimeDays'), note: text('note') },
    lines: rows,
    fileIds: [...new Set([...form.getAll('fileId'), ...uploaded])],
  };
  const findName = (path: string): string => {
    const [, first = '', at, field = 'unitPrice', end] = path.split('/');
    if (first === 'fileIds') return 'files';
    const row = first === 'lines' ? rows[Number(at)] : undefined;
    if (!row) return first;
    if (field === 'unitPrice' || field === 'quantity') return namePrice(row, row.quantity);
    if (field === 'leadTimeDays') return nameOf(end === 'low' ? 'leadTimeLow' : 'leadTimeHigh', row);
    return nameOf(field === 'note' ? 'lineNote' : field, row);
  };
  return { body, findName };
}

/** Anything else is refused by the schema. */
const toInteger = (written: string | null): number | string | null =>
  written !== null && /^\d{1,9}$/.test(written) ? Number(written) : written;

export function refill(given: GivenForm, problems: readonly FieldProblem[], lines: readonly Line[]): Filled {
  const { findName } = readAnswerForm(given, lines);
  return {
    values: new Map(given.form),
    fileIds: new Set([...given.form.getAll('fileId'), ...given.uploaded]),
    wrong: new Set(problems.map(({ path }) => findName(path))),
    isRefilled: true,
  };
}

/** With what the supplier sent last, else with what the request states. */
export function fillAnswerForm({ requested, answer }: SupplierPage): Filled {
  const offer = answer?.offer;
  const terms = offer ?? requested;
  const values: [string, unknown][] = [
    ['currency', terms?.currency],
    ['incoterm', terms?.incoterm],
    ['namedPlace', terms?.namedPlace],
    ['validUntil', offer?.validUntil],
    ['paymentTerms', offer?.paymentTerms],
    ['sampleLeadTimeDays', offer?.sampleLeadTimeDays],
    ['note', offer?.note],
    ['reason', answer?.declineReason],
  ];
  for (const { lineId, quantity, unitPrice, toolingCost, moq, leadTimeDays, note } of offer?.lines ?? []) {
    if (lineId === null) continue;
    const line = { lineId };
    values.push(
      [namePrice(line, quantity), unitPrice],
      [nameOf('toolingCost', line), toolingCost],
      [nameOf('moq', line), moq],
      [nameOf('leadTimeLow', line), leadTimeDays?.low],
      [nameOf('leadTimeHigh', line), leadTimeDays?.high],
      [nameOf('lineNote', line), note],
    );
  }
  const given = values.flatMap(([name, value]) => (value == null ? [] : [[name, String(value)] as const]));
  const fileIds = new Set(answer?.files.map(({ fileId }) => fileId));
  return { values: new Map(given), fileIds, wrong: new Set(), isRefilled: false };
}
