import { isRecord, type JsonObject } from '../json.ts';
import { escapeControls, measureWidth, padEnd, truncate } from './text-width.ts';

/** Marks of a terminal; without colour they change nothing. */
export type Style = { bold(text: string): string; dim(text: string): string };

const unknown = '–';
const gap = '  ';
const minWidth = 8;

const formatScalar = (value: unknown): string =>
  value === null || value === undefined ? unknown : escapeControls(String(value));

function formatCell(value: unknown): string {
  if (Array.isArray(value)) return value.length ? value.map(formatCell).join(', ') : unknown;
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, part]) => `${escapeControls(name)} ${formatCell(part)}`)
      .join(', ');
  return formatScalar(value).replaceAll(/\s+/g, ' ');
}

const readPath = (row: JsonObject, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), row);

/** `width` is that of the terminal, or null where nothing may be left out. The first column is never cut. */
export function formatTable(
  rows: readonly JsonObject[],
  columns: readonly string[],
  width: number | null,
  { bold }: Style,
): string {
  const cells = rows.map((row) => columns.map((column) => formatCell(readPath(row, column))));
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...cells.map((row) => measureWidth(row[at] ?? ''))),
  );
  let excess = width === null ? 0 : widths.reduce((sum, one) => sum + one + gap.length, -gap.length) - width;
  while (excess > 0) {
    const widest = widths.indexOf(Math.max(...widths.slice(1)), 1);
    if (widest < 1 || (widths[widest] ?? 0) <= minWidth) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
    excess -= 1;
  }
  const toLine = (row: readonly string[]) =>
    row
      .map((cell, at) => padEnd(truncate(cell, widths[at] ?? 0), widths[at] ?? 0))
      .join(gap)
      .trimEnd();
  return [bold(toLine(columns)), ...cells.map(toLine)].map((line) => `${line}\n`).join('');
}

/** Every field of a record, each on a line of its own; nothing is left out. */
export function formatRecord(record: JsonObject, style: Style, indent = ''): string {
  const names = Object.keys(record);
  const width = Math.max(0, ...names.map((name) => name.length));
  return names.map((name) => formatField(name, record[name], width, style, indent)).join('');
}

function formatField(name: string, value: unknown, width: number, style: Style, indent: string): string {
  const deeper = `${indent}${gap}`;
  const label = style.bold(escapeControls(name));
  if (isRecord(value) && Object.keys(value).length) return `${indent}${label}\n${formatRecord(value, style, deeper)}`;
  if (Array.isArray(value) && value.some((item) => isRecord(item) || isLong(item)))
    return `${indent}${label}\n${value.map((item) => formatItem(item, style, deeper)).join('')}`;
  const text = Array.isArray(value) || isRecord(value) ? formatCell(value) || unknown : formatScalar(value);
  if (text.includes('\n')) return `${indent}${label}\n${indentLines(text, deeper)}`;
  const shown = text === unknown ? style.dim(text) : text;
  return `${indent}${label}${' '.repeat(Math.max(0, width - name.length))}${gap}${shown}\n`;
}

const isLong = (value: unknown) => typeof value === 'string' && (value.includes('\n') || value.length > 40);

function formatItem(item: unknown, style: Style, indent: string): string {
  const text = isRecord(item)
    ? formatRecord(item, style)
    : `${Array.isArray(item) ? formatCell(item) : formatScalar(item)}\n`;
  return indentLines(text.trimEnd(), `${indent}${gap}`).replace(`${indent}${gap}`, `${indent}- `);
}

const indentLines = (text: string, indent: string) =>
  text
    .split('\n')
    .map((line) => `${line ? indent : ''}${line}\n`)
    .join('');
