import { maxLineBytes, notUtf8Message } from '#modules/directory/factories/import/factory-lines.file.ts';
import { formatPath, listProblems } from '#tables/problems.ts';
import { readYaml, type YamlProblem, type YamlText } from '#tables/yaml-file.ts';
import { DocumentRecord } from './knowledge.schema.ts';

export type DocumentFile = { file: string; bytes: Uint8Array };
export type DocumentRow = { file: string; line: number; record: DocumentRecord };
export type DocumentRejection = { file: string; line: number; field: string | null; message: string };

const maxProblems = 20;
const rule = /^---[ \t]*$/;
const noFrontMatter = 'A document must begin with front matter: fields in YAML between two lines of ---.';

/** `end`: the index of the line that closes the front matter. */
type FrontMatter = Omit<YamlText, 'value'> & { fields: object; end: number };

export function readDocument({ file, bytes }: DocumentFile): DocumentRow | DocumentRejection[] {
  const toRejection = (line: number, field: string | null, message: string) => ({ file, line, field, message });
  if (bytes.length > maxLineBytes) return [toRejection(1, null, 'File must be at most 1 MiB.')];
  const text = decodeText(bytes);
  if (text === null) return [toRejection(1, null, notUtf8Message)];
  const lines = text.split('\n');
  const matter = readFrontMatter(lines);
  if ('message' in matter) return [toRejection(matter.line + 1, matter.field, matter.message)];
  const { fields, locate, end } = matter;
  const findLine = (path: PropertyKey[]) => (path[0] === 'body' ? end + 2 : (locate(path)?.line ?? 0) + 1);
  const { success, data, error } = DocumentRecord.safeParse({
    ...fields,
    ...splitLists(fields),
    body: lines.slice(end + 1).join('\n'),
  });
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

function readFrontMatter(lines: string[]): FrontMatter | Pick<YamlProblem, 'line' | 'field' | 'message'> {
  const [first = ''] = lines;
  const end = rule.test(first) ? lines.findIndex((line, at) => at > 0 && rule.test(line)) : -1;
  if (end < 0) return { line: 0, field: null, message: noFrontMatter };
  const read = readYaml(lines.slice(1, end).join('\n'));
  if ('message' in read) return read;
  const { value, locate } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { line: 1, field: null, message: noFrontMatter };
  return { fields: value, locate, end };
}

/** Lists may also be one text: `tooling, dvt_build` and `Handbook (2026-09); A law (2025)`. */
function splitLists(fields: { stageIds?: unknown; sources?: unknown }): object {
  const { stageIds, sources } = fields;
  return {
    ...(typeof stageIds === 'string' && { stageIds: splitList(stageIds, ',') }),
    ...(typeof sources === 'string' && { sources: splitList(sources, ';').map(parseSource) }),
  };
}

const splitList = (value: string, separator: string): string[] =>
  value
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

function parseSource(text: string): { name: string; date?: string } {
  const [, name, date] = /^(.*\S)\s*\(([\d-]+)\)$/.exec(text) ?? [];
  return name !== undefined && date !== undefined ? { name, date } : { name: text };
}
