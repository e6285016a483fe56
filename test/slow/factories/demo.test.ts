import { expect, test } from 'vitest';
import { generateFactories } from '#modules/directory/factories/demo/factory.demo.ts';

test('a hundred thousand demo factories have unique ids and names', () => {
  const many = 100_000;
  const seen = { ids: new Set<string>(), english: new Set<string>(), chinese: new Set<string | null>() };
  for (const { directoryId, nameEn, nameZh } of generateFactories(many)) {
    seen.ids.add(directoryId);
    seen.english.add(nameEn);
    seen.chinese.add(nameZh);
  }
  expect([seen.ids.size, seen.english.size, seen.chinese.size]).toEqual([many, many, many]);
});
