import { existsSync, globSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { publishedSchema } from '../../published-schema.ts';
import { textOf } from './imports.ts';

/** Pages that are written by hand. */
const pages = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'src/**/data/*.md'], {
  exclude: ['docs/api/**'],
}).toSorted();
const withoutBlocks = (text: string) => text.replaceAll(/^```.*?^```$/gms, '');

/** As GitHub makes them. */
const anchorsIn = (page: string) =>
  [...withoutBlocks(textOf(page)).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path ? posix.join(posix.dirname(page), path) : page;
  if (!existsSync(file)) return true;
  return anchor !== undefined && !anchorsIn(file).includes(anchor);
}

const folders = /^(?:\.ci|bench|docs|migrations|schema|src|test)\//;
const fileName = /^(?!x\.)[\w*{},-]+(?:\.[\w*{},-]+)*\.(?:ts|csv|yaml)$/;

const names = new Set(globSync(['*.*', '{bench,migrations,src,test}/**/*.*']).map((file) => posix.basename(file)));
const isPattern = (name: string) => /[*{]/.test(name);

/** Files of this repository that a page names in code; patterns name at least one. */
function isMissing(name: string): boolean {
  if (folders.test(name)) return isPattern(name) ? globSync(name).length === 0 : !existsSync(name);
  if (!fileName.test(name) || names.has(name)) return false;
  return !isPattern(name) || ![...names].some((known) => matchesGlob(known, name));
}

const blocksIn = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block = '']) => block);
/** A block is one value, or a value on each line. */
const readJson = (block: string): unknown[] => {
  try {
    return [JSON.parse(block)];
  } catch {
    return block
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
};
const assertValid = (document: string): void => {
  const [problem] = validate(publishedSchema, parse(document));
  if (problem) throw problem;
};
const listErrors = (block: string, read: (block: string) => unknown): string[] => {
  try {
    read(block);
    return [];
  } catch (error) {
    return [`${error} in ${block}`];
  }
};

const findInPages = (find: (text: string, page: string) => string[]): string[] =>
  pages.flatMap((page) => find(textOf(page), page).map((problem) => `${page}: ${problem}`));

describe('the pages', () => {
  test('link to pages and headings that exist', () => {
    const broken = findInPages((text, page) =>
      [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^https?:/.test(target) && isBroken(page, target)),
    );
    expect(broken).toEqual([]);
  });

  test('have GraphQL documents that the schema accepts, and JSON and YAML that can be read', () => {
    const problems = findInPages((text) => [
      ...blocksIn(text, 'graphql').flatMap((block) => listErrors(block, assertValid)),
      ...blocksIn(text, 'yaml').flatMap((block) => listErrors(block, parseYaml)),
      ...blocksIn(text, 'json').flatMap((block) => listErrors(block, readJson)),
    ]);
    expect(problems).toEqual([]);
  });

  test('name files that exist', () => {
    const missing = findInPages((text) =>
      [...withoutBlocks(text).matchAll(/`([^`\s<>…]+)`/g)].map(([, name = '']) => name).filter(isMissing),
    );
    expect(missing).toEqual([]);
  });

  test('name scripts that exist', () => {
    const scripts = Object.keys(JSON.parse(textOf('package.json')).scripts);
    const missing = findInPages((text) =>
      [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !scripts.includes(name)),
    );
    expect(missing).toEqual([]);
  });
});

/** What an excerpt leaves out, `…`, may be anything; line breaks and the commas before closing brackets do not count. */
const condense = (code: string) => code.replaceAll(/\s/g, '').replaceAll(/,(?=[\])}])/g, '');
function isExcerpt(block: string, code: string): boolean {
  let at = 0;
  return block.split('…').every((part) => {
    const wanted = condense(part).replace(/^,|,$/g, '');
    const found = code.indexOf(wanted, at);
    at = found + wanted.length;
    return found >= 0;
  });
}

test('the code in the guides stands so in the source', () => {
  const excerpts = pages
    .filter((page) => page.startsWith('docs/guides/'))
    .flatMap((page) => blocksIn(textOf(page), 'ts').map((block) => ({ page, block })));
  const sources = globSync(['src/**/*.ts', 'test/**/*.ts']).map(textOf);
  // Few files have the longest word of an excerpt, and only those are condensed.
  const stands = (block: string) => {
    const [longest = ''] = (block.match(/\w+/g) ?? []).toSorted((a, b) => b.length - a.length);
    return sources.some((code) => code.includes(longest) && isExcerpt(block, condense(code)));
  };
  expect(excerpts.length).toBeGreaterThan(5);
  expect(excerpts.filter(({ block }) => !stands(block))).toEqual([]);
});

test('the README has at most 150 lines', () => expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(151));
