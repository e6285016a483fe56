import {
  formatPath,
  listProblems,
  maxLineBytes,
  notUtf8Message,
} from '#modules/directory/factories/import/factory-lines.file.ts';
import { DocumentRecord } from './knowledge.schema.ts';

/** A file below the imported folder. */
export type DocumentFile = { file: string; bytes: Uint8Array };
/** `line` is that of its id. */
export type DocumentRow = { file: string; line: number; record: DocumentRecord };
export type DocumentRejection = { file: string; line: number; field: string | null; message: string };

const mostProblems = 20;
const rule = /^---[ \t]*$/;
const setting = /^([A-Za-z]+):(.*)$/;
const noFrontMatter = 'A document begins with front matter: lines of "key: value" between two lines of ---.';

type Value = string | string[] | { name: string; date?: string }[];
type FrontMatter = { values: Record<string, Value>; lines: Record<string, number>; end: number };

/** What stands in a Markdown file with front matter, or everything that is wrong with it. */
export function readDocument({ file, bytes }: DocumentFile): DocumentRow | DocumentRejection[] {
  const refused = (line: number, field: string | null, message: string) => ({ file, line, field, message });
  if (bytes.length > maxLineBytes) return [refused(1, null, 'This file is longer than 1 MiB.')];
  const text = textOf(bytes);
  if (text === null) return [refused(1, null, notUtf8Message)];
  const lines = text.split('\n');
  const matter = frontMatterOf(lines);
  if ('message' in matter) return [refused(matter.line, matter.field, matter.message)];
  const { values, lines: places, end } = matter;
  const { success, data, error } = DocumentRecord.safeParse({ ...values, body: lines.slice(end + 1).join('\n') });
  if (success) return { file, line: places['id']!, record: data };
  const lineOf = (path: PropertyKey[]) => places[String(path[0])] ?? (path[0] === 'body' ? end + 2 : 1);
  return error.issues
    .flatMap(listProblems)
    .slice(0, mostProblems)
    .map(({ path, message }) => refused(lineOf(path), formatPath(path) || null, message));
}

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\uFFFD') ? null : text.replaceAll('\r\n', '\n');
  } catch {
    return null;
  }
}

function frontMatterOf(lines: string[]): FrontMatter | Omit<DocumentRejection, 'file'> {
  const end = rule.test(lines[0]!) ? lines.findIndex((line, at) => at > 0 && rule.test(line)) : -1;
  if (end < 0) return { line: 1, field: null, message: noFrontMatter };
  const matter: FrontMatter = { values: {}, lines: {}, end };
  for (const [at, written] of lines.slice(1, end).entries()) {
    const line = at + 2;
    if (!written.trim() || written.startsWith('#')) continue;
    const [, key, value] = setting.exec(written) ?? [];
    if (key === undefined || value === undefined) return { line, field: null, message: noFrontMatter };
    if (Object.hasOwn(matter.lines, key)) return { line, field: key, message: 'This field stands here twice.' };
    matter.lines[key] = line;
    matter.values[key] = fieldOf(key, unquoted(value.trim()));
  }
  return matter;
}

const unquoted = (value: string): string => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;

function fieldOf(key: string, value: string): Value {
  if (key === 'stageIds') return listed(value.replace(/^\[(.*)\]$/, '$1'), ',');
  if (key === 'sources') return listed(value, ';').map(sourceOf);
  return value;
}

const listed = (value: string, separator: string): string[] =>
  value
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

/** `Name of the source (2026-09)`. */
function sourceOf(text: string): { name: string; date?: string } {
  const [, name, date] = /^(.*\S)\s*\(([\d-]+)\)$/.exec(text) ?? [];
  return name !== undefined && date !== undefined ? { name, date } : { name: text };
}
