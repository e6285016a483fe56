import { describe, expect, test } from 'vitest';
import { doubtfulDialogues, judgeDoubtful } from './doubtful-dialogues.ts';

const described = doubtfulDialogues.map((dialogue) => {
  const { asks, reads, says } = dialogue;
  const before = asks ? `asked for ${asks}: ` : reads ? 'facts read back: ' : '';
  return { ...dialogue, name: before + says.join(' / ') };
});
const groups = Object.entries(
  Object.groupBy(described, ({ family, locale, way }) => `${family}, ${locale}: ${way}`),
).map(([group, dialogues = []]) => ({ group, dialogues }));

describe.each(groups)('$group', ({ dialogues }) => {
  test.each(dialogues)('$name', (dialogue) => {
    expect(judgeDoubtful(dialogue)).toEqual({ wronglyConfirmed: [], wrong: [], missing: [], unnamed: [] });
  });
});

test('no two dialogues are the same', () => {
  const names = described.map(({ family, name }) => `${family} ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
