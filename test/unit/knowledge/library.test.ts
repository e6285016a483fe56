import { expect, test } from 'vitest';
import { splitSections } from '#modules/guidance/knowledge/knowledge-text.rules.ts';
import { readLibrary } from '#modules/guidance/knowledge/library.file.ts';
import { stageOrder } from '#modules/guidance/lifecycle/lifecycle.rules.ts';

const library = readLibrary();
const hasHan = /\p{Script=Han}/u;

test('there are at least forty built-in guides, at least one per stage, in both languages', () => {
  expect(library.length).toBeGreaterThanOrEqual(40);
  expect(new Set(library.map(({ id }) => id)).size).toBe(library.length);
  expect(stageOrder.filter((stage) => !library.some(({ stageIds }) => stageIds.includes(stage)))).toEqual([]);
  expect(new Set(library.map(({ language }) => language))).toEqual(new Set(['en', 'zh']));
});

test.each(library.map((guide) => [guide.id, guide] as const))(
  '%s is short, has sections and a Chinese title',
  (_, guide) => {
    const { title, titleZh, summaryZh, language, stageIds, summary, body } = guide;
    expect(stageIds.length).toBeGreaterThan(0);
    expect(titleZh).toMatch(hasHan);
    const size = language === 'en' ? body.split(/\s+/).length : body.match(/\p{Script=Han}/gu)!.length;
    expect([size >= 300, size <= (language === 'en' ? 600 : 1000)], String(size)).toEqual([true, true]);
    expect(splitSections(body).filter(({ title }) => title !== null).length).toBeGreaterThanOrEqual(3);
    if (language === 'en') {
      expect(title).not.toMatch(hasHan);
      expect(summary).not.toMatch(hasHan);
      expect(summaryZh).toMatch(hasHan);
    }
  },
);

test('guides with legal figures have a dated source', () => {
  const figures = /\b(Section (301|232)|merchandise processing fee|UN 38\.3 test|EN 18031|PSTI)\b/;
  const bare = library.filter(({ body, sources }) => /\d/.test(body) && figures.test(body) && !sources.length);
  expect(bare.map(({ id }) => id)).toEqual([]);
});
