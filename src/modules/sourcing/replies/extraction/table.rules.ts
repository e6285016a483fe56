import { findCurrencies, findMoney, parseNumber } from './amount.rules.ts';
import { classifyDurations } from './duration.rules.ts';
import type { Range, RequestedLine } from './extraction.schema.ts';
import { findMentions } from './line-name.rules.ts';
import type { Passage } from './passage.rules.ts';

type Role =
  | { kind: 'line' | 'quantity' | 'price' | 'tooling' | 'lead' | 'moq' }
  | { kind: 'priceAt'; quantity: number };

type TableRow = {
  passage: Passage;
  lineId: string;
  currency: string | null;
  prices: { quantity: number; value: string }[];
  tooling: string | null;
  moq: number | null;
  lead: Range | null;
};

/** `rows` are the lines of the table, which prose is not read from. */
type Table = { rows: TableRow[]; passages: ReadonlySet<Passage> };

const splitCells = (text: string): string[] =>
  text
    .trim()
    .split(/\s*\|\s*|\t+|\s{2,}/)
    .map((cell) => cell.trim());

/** Tables begin with a line of which at least two cells name columns, one of them a price. */
export function readTables(passages: readonly Passage[], lines: readonly RequestedLine[]): Table {
  const rows: TableRow[] = [];
  const used = new Set<Passage>();
  let roles: (Role | null)[] | null = null;
  let currency: string | null = null;
  let lineId: string | null = null;
  for (const passage of passages) {
    const { text } = passage;
    if (text.trim() === '') continue;
    const cells = splitCells(text);
    const header = cells.length > 1 ? readHeader(cells, lines) : null;
    if (header) {
      roles = header;
      const [named, ...more] = findCurrencies(text);
      currency = named !== undefined && !more.length ? named : null;
      lineId = lines.length === 1 ? (lines[0]?.lineId ?? null) : null;
      used.add(passage);
      continue;
    }
    if (!roles || cells.length < 2) {
      roles = null;
      continue;
    }
    const row = readRow(passage, cells, roles, { lines, currency, lineId });
    if (!row) {
      roles = null;
      continue;
    }
    ({ lineId } = row);
    rows.push(row);
    used.add(passage);
  }
  return { rows, passages: used };
}

function readHeader(cells: readonly string[], lines: readonly RequestedLine[]): (Role | null)[] | null {
  const roles = cells.map((cell) => readRole(cell, lines));
  const kinds = roles.map((role) => role?.kind);
  const hasPrice = kinds.includes('priceAt') || (kinds.includes('price') && kinds.includes('quantity'));
  const hasKey = kinds.includes('line') || kinds.includes('quantity');
  return hasPrice && hasKey ? roles : null;
}

function readRole(cell: string, lines: readonly RequestedLine[]): Role | null {
  if (cell.length > 60) return null;
  if (/^(?:no\.?|#|序号|remarks?|备注|total|amount|合计|总价|金额)/i.test(cell)) return null;
  if (/tool|mou?ld|模具|\bNRE\b|治具|夹具/i.test(cell)) return { kind: 'tooling' };
  if (/\bMOQ\b|minimum order|起订/i.test(cell)) return { kind: 'moq' };
  if (/lead\s*time|delivery|交期|交货|货期/i.test(cell)) return { kind: 'lead' };
  const asked = new Set(lines.flatMap(({ quantities }) => quantities));
  const count =
    /(?<![\d,])(\d[\d,]{0,11})\s{0,3}(k)?\s{0,3}(?:pcs?|pieces?|units?|sets?|件|个|套|台|条|片|只|\+|$)/i.exec(cell);
  const quantity = count && Number(parseNumber(count[1] ?? '')) * (count[2] ? 1000 : 1);
  if (quantity && (asked.has(quantity) || /pcs?|pieces?|units?|sets?|件|个|套|台|条|片|只/i.test(count[0]))) {
    return { kind: 'priceAt', quantity };
  }
  if (/price|单价|价格|unit cost/i.test(cell)) return { kind: 'price' };
  if (/q(?:uanti)?ty|quantity|数量/i.test(cell)) return { kind: 'quantity' };
  return /part|item|product|description|name|品名|名称|产品|部件|零件|物料/i.test(cell) ? { kind: 'line' } : null;
}

type Around = { lines: readonly RequestedLine[]; currency: string | null; lineId: string | null };

function readRow(
  passage: Passage,
  cells: readonly string[],
  roles: readonly (Role | null)[],
  { lines, currency, lineId: above }: Around,
): TableRow | null {
  const cellOf = (kind: Role['kind']) => cells[roles.findIndex((role) => role?.kind === kind)] ?? '';
  const [mention, ...others] = findMentions(passage.text, lines);
  const isOne = others.every((other) => other.lineId === mention?.lineId);
  const named = mention && isOne ? mention.lineId : null;
  const lineId = named ?? (lines.length === 1 || cellOf('line') === '' ? above : null);
  if (lineId === null) return null;
  const quantity = Number(parseNumber(/\d[\d,]*/.exec(cellOf('quantity'))?.[0] ?? '') ?? 'NaN');
  const prices = roles.flatMap((role, at) => {
    const value = readAmount(cells[at] ?? '');
    if (value === null || value === '0') return [];
    if (role?.kind === 'priceAt') return [{ quantity: role.quantity, value }];
    return role?.kind === 'price' && Number.isInteger(quantity) ? [{ quantity, value }] : [];
  });
  if (!prices.length) return null;
  const inCells = findCurrencies(passage.text);
  const [lead] = classifyDurations(`lead time ${cellOf('lead')}`);
  const moq = Number(parseNumber(/\d[\d,]*/.exec(cellOf('moq'))?.[0] ?? '') ?? 'NaN');
  return {
    ...{ passage, lineId, prices, tooling: readAmount(cellOf('tooling')) },
    currency: inCells.length === 1 ? (inCells[0] ?? null) : currency,
    moq: Number.isInteger(moq) && moq > 0 ? moq : null,
    lead: lead ? { low: lead.low, high: lead.high } : null,
  };
}

/** A cell that is one amount, with or without its currency. */
function readAmount(cell: string): string | null {
  const [money, ...others] = findMoney(cell, false);
  if (money && !others.length) return money.value;
  return parseNumber(cell.replace(/(?:元|\/\s*\w+)$/, '').trim());
}
