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

const typeStatement = /^(?:import|export) type\s[^']*'[^']+'/gm;

/** The keyword decides what is imported at run time: `verbatimModuleSyntax` keeps every other statement. */
export function importsIn(file: string, source: string): Import[] {
  const values = new Set(targetsIn(file, source.replaceAll(typeStatement, '')));
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
export const imports: Import[] = sources.flatMap((file) => importsIn(file, textOf(file)));

const codes = new Map<string, string>();
/** The text of a source without types. Node does not strip those of JSX. */
export function codeOf(file: string): string {
  const text = textOf(file);
  const code =
    codes.get(file) ?? (file.endsWith('.tsx') ? text.replaceAll(typeStatement, '') : stripTypeScriptTypes(text));
  codes.set(file, code);
  return code;
}

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
