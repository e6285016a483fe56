import {
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  visit,
} from 'yaml';
import { z } from 'zod';
import { origin } from './csv-table.ts';
import type { DataFile } from './data-file.ts';
import { formatPath, listProblems } from './problems.ts';

type Position = { line: number; column: number };
export type YamlText = {
  value: unknown;
  /** Where the field begins; if it is missing, where the innermost field around it begins, or null. */
  locate: (path: readonly PropertyKey[]) => Position | null;
};
export type YamlProblem = Position & { field: string | null; message: string };

const notPlain = 'Anchors, aliases and tags are not supported.';
const messages: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'Duplicate field.',
  BLOCK_AS_IMPLICIT_KEY: 'Text that contains ": " must be in quotes.',
};

/** Parses YAML in which every scalar is a string: `1`, `true` and `2026-11` stay what they are written as. */
export function readYaml(text: string): YamlText | YamlProblem {
  const lines = new LineCounter();
  const toPosition = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const document = parseDocument(text, {
    schema: 'failsafe',
    stringKeys: true,
    prettyErrors: false,
    lineCounter: lines,
  });
  const [error] = document.errors;
  if (error) {
    const [start] = error.pos;
    const field = error.code === 'DUPLICATE_KEY' ? (/^[^:\n]+/.exec(text.slice(start))?.[0] ?? null) : null;
    return { ...toPosition(start), field, message: messages[error.code] ?? `${error.message}.` };
  }
  const special = findSpecial(document.contents);
  if (special) return { ...toPosition(special.range?.[0] ?? 0), field: null, message: notPlain };
  const locate = (path: readonly PropertyKey[]) => {
    const node = findNode(document.contents, path);
    return node?.range ? toPosition(node.range[0]) : null;
  };
  return { value: document.toJS(), locate };
}

function findSpecial(contents: ParsedNode | null): Node | null {
  let found: Node | null = null;
  visit(contents, {
    Node(_, node) {
      if (!isAlias(node) && !node.anchor && !node.tag) return undefined;
      found = node;
      return visit.BREAK;
    },
  });
  return found;
}

/** The key of a field, or the item of a list. */
function findNode(contents: ParsedNode | null, path: readonly PropertyKey[]): ParsedNode | null {
  let found: ParsedNode | null = null;
  let node = contents;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
      if (!pair) return found;
      found = pair.key;
      node = pair.value;
    } else if (isSeq(node) && typeof part === 'number') {
      node = node.items[part] ?? null;
      found = node ?? found;
    } else return found;
  }
  return found;
}

/** The fields of every YAML file in `data/`. Throws at the first invalid field. */
export function parseYamlFile<Shape extends z.ZodRawShape>({ file, text }: DataFile, shape: Shape) {
  const refuse = ({ line, column }: Position, message: string) =>
    new Error(`${file}, line ${line}, column ${column}: ${message}`);
  const read = readYaml(text);
  if ('message' in read) throw refuse(read, read.field === null ? read.message : `${read.field}: ${read.message}`);
  const { success, data, error } = z.strictObject({ ...origin, ...shape }).safeParse(read.value);
  if (success) return data;
  const [problem] = error.issues.flatMap(listProblems);
  const path = problem?.path ?? [];
  throw refuse(read.locate(path) ?? { line: 1, column: 1 }, `${formatPath(path)}: ${problem?.message}`);
}
