import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { posix } from 'node:path';

/** `to` is a path of this repository, or the name of a package or of a module of Node. */
export type Import = { from: string; to: string; typeOnly: boolean };

const statement =
  /^(?:import|export)\s(?:[\w$\s]+,?\s*)?(?:\{[^}]*\}\s*|\*\s*(?:as\s+\w+\s+)?)?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

function targetsIn(file: string, code: string): string[] {
  return [...code.matchAll(statement)].map(([, named, bare, late]) => {
    const target = named ?? bare ?? late ?? '';
    if (target.startsWith('#')) return `src/${target.slice(1)}`;
    if (target.startsWith('.')) return posix.join(posix.dirname(file), target);
    return /^(?:node:[\w/]+|@[\w-]+\/[\w-]+|[\w-]+)/.exec(target)?.[0] ?? target;
  });
}

/** Node's own type stripping decides what is imported at run time. It does not know JSX, where the keyword decides. */
const toCode = (file: string, source: string): string =>
  file.endsWith('.tsx') ? source.replaceAll(/^import type .*;$/gm, '') : stripTypeScriptTypes(source);

/** `code` is the source without types. */
export function importsIn(file: string, source: string, code = toCode(file, source)): Import[] {
  const values = new Set(targetsIn(file, code));
  return [...new Set(targetsIn(file, source))].map((to) => ({ from: file, to, typeOnly: !values.has(to) }));
}

const texts = new Map<string, string>();
/** The text of a file of this repository, read once. */
export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

export const sources = globSync('src/**/*.{ts,tsx}').toSorted();
/** The sources without types, by file. */
export const codeOf = new Map(sources.map((file) => [file, toCode(file, textOf(file))]));
export const imports: Import[] = sources.flatMap((file) => importsIn(file, textOf(file), codeOf.get(file)));

/** Groups of nodes that reach one another (Tarjan). */
export function circlesIn(edges: readonly (readonly [string, string])[]): string[][] {
  const next = Map.groupBy(edges, ([from]) => from);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  function visit(node: string): number {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    for (const [, to] of next.get(node) ?? []) {
      const reached = !index.has(to) ? visit(to) : stack.includes(to) ? (index.get(to) ?? own) : own;
      low.set(node, Math.min(low.get(node) ?? own, reached));
    }
    if (low.get(node) === own) {
      const circle = stack.splice(stack.indexOf(node));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low.get(node) ?? own;
  }
  for (const [from] of edges) if (!index.has(from)) visit(from);
  return circles;
}
