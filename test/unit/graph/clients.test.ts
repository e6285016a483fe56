import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the clients of the examples need no casts, assertions or `any`', () => {
  const files = globSync('test/api/clients/{apollo,urql,relay}/*.ts');
  expect(files.length).toBeGreaterThan(5);
  const isCast = (line: string) =>
    /\bas (?!const\b)|<any>|: any\b|\w!(?:[.;\]]|$)/.test(line) && !/^import |^ *\*/.test(line);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(isCast)
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
