import {
  formatPath,
  listProblems,
  maxLineBytes,
  notUtf8Message,
} from '#modules/directory/factories/import/factory-lines.file.ts';
import { DocumentRecord } from './knowledge.schema.ts';

export type DocumentFile = { file: string; bytes: Uint8Array };
export type DocumentRow = { file: string; line: number; record: DocumentRecord };
export type DocumentRejection = { file: string; line: number; field: string | null; message: string };

const maxProblems = 20;
const rule = /^---[ \t]*$/;
const setting = /^([A-Za-z]+):(.*)$/;
const noFrontMatter = 'A document must begin with front matter: lines of "key: value" between two lines of ---.';

type Value = string | string[] | { name: string; date?: string }[];
type FrontMatter = { values: Record<string, Value>; lines: Record<string, number>; end: number };

export function readDocument({ file, bytes }: DocumentFile): DocumentRow | DocumentRejection[] {
  const toRejection = (line: number, field: string | null, message: string) => ({ file, line, field, message });
  if (bytes.length > maxLineBytes) return [toRejection(1, null, 'File must be at most 1 MiB.')];
  const text = decodeText(bytes);
  if (text === null) return [toRejection(1, null, notUtf8Message)];
  const lines = text.split('\n');
  const matter = parseFrontMatter(lines);
  if ('message' in matter) return [toRejection(matter.line, matter.field, matter.message)];
  const { values, lines: places, end } = matter;
  const { success, data, error } = DocumentRecord.safeParse({ ...values, body: lines.slice(end + 1).join('\n') });
  const findLine = (path: PropertyKey[]) => places[String(path[0])] ?? (path[0] === 'body' ? end + 2 : 1);
  if (success) return { file, line: findLine(['id']), record: data };
  return error.issues
    .flatMap(listProblems)
    .slice(0, maxProblems)
    .map(({ path, message }) => toRejection(findLine(path), formatPath(path) || null, message));
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\uFFFD') ? null : text.replaceAll('\r\n', '\n');
  } catch {
    return null;
  }
}

function parseFrontMatter(lines: string[]): FrontMatter | Omit<DocumentRejection, 'file'> {
  const [first = ''] = lines;
  const end = rule.test(first) ? lines.findIndex((line, at) => at > 0 && rule.test(line)) : -1;
  if (end < 0) return { line: 1, field: null, message: noFrontMatter };
  const matter: FrontMatter = { values: {}, lines: {}, end };
  for (const [at, written] of lines.slice(1, end).entries()) {
    const line = at + 2;
    if (!written.trim() || written.startsWith('#')) continue;
    const [, key, value] = setting.exec(written) ?? [];
    if (key === undefined || value === undefined) return { line, field: null, message: noFrontMatter };
    if (Object.hasOwn(matter.lines, key)) return { line, field: key, message: 'Duplicate field.' };
    matter.lines[key] = line;
    matter.values[key] = parseField(key, unquote(value.trim()));
  }
  return matter;
}

const unquote = (value: string): string => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;

function parseField(key: string, value: string): Value {
  if (key === 'stageIds') return splitList(value.replace(/^\[(.*)\]$/, '$1'), ',');
  if (key === 'sources') return splitList(value, ';').map(parseSource);
  return value;
}

const splitList = (value: string, separator: string): string[] =>
  value
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

/** `Name of the source (2026-09)`. */
function parseSource(text: string): { name: string; date?: string } {
  const [, name, date] = /^(.*\S)\s*\(([\d-]+)\)$/.exec(text) ?? [];
  return name !== undefined && date !== undefined ? { name, date } : { name: text };
}
