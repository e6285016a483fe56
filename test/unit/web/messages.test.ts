import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { compileMessages, readMessages } from '#web/build/messages.ts';

const files = globSync('src/web/**/*.csv').toSorted();
const rowsOf = (file: string) => readMessages(readFileSync(file, 'utf8'));

/** Names of the values that a message shows. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const collect = (parts: ReturnType<typeof parse>): void => {
    for (const part of parts) {
      if (part.type !== TYPE.literal && part.type !== TYPE.pound && part.type !== TYPE.tag) names.add(part.value);
      if (part.type === TYPE.plural || part.type === TYPE.select) {
        for (const { value } of Object.values(part.options)) collect(value);
      }
    }
  };
  collect(parse(message));
  return [...names].toSorted();
}

test.each(files)('%s has each message once, in both languages and with the same values', (file) => {
  const rows = rowsOf(file);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ key, en, zh }) => !key || !en || !zh).map(({ key }) => key)).toEqual([]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  const different = rows.filter(({ en, zh }) => String(argumentsOf(en)) !== String(argumentsOf(zh)));
  expect(different.map(({ key }) => key)).toEqual([]);
  expect(compileMessages(readFileSync(file, 'utf8'))).toMatch(/^export default \{ en: \{ /);
});

test('every message that the dashboard asks for exists, and every message is asked for', () => {
  for (const file of files) {
    const folder = posix.dirname(file);
    const isShared = folder === 'src/web/app';
    const sources = globSync(`${isShared ? 'src/web' : folder}/**/*.{ts,tsx}`).map((name) =>
      readFileSync(name, 'utf8'),
    );
    const text = sources.join('\n');
    const families = [...text.matchAll(/\(`([\w.]+)\.\$\{/g)].map(([, family]) => `${family}.`);
    const isAsked = (key: string) => text.includes(`'${key}'`) || families.some((family) => key.startsWith(family));
    expect({
      file,
      unused: rowsOf(file)
        .map(({ key }) => key)
        .filter((key) => !isAsked(key)),
    }).toEqual({ file, unused: [] });
    if (isShared) continue;
    const shared = new Set(rowsOf('src/web/app/messages.csv').map(({ key }) => key));
    const known = new Set(rowsOf(file).map(({ key }) => key));
    const asked = [...text.matchAll(/\bt\('([\w.]+)'/g)].map(([, key = '']) => key);
    expect({ file, missing: asked.filter((key) => !known.has(key) && !shared.has(key)) }).toEqual({
      file,
      missing: [],
    });
  }
});
