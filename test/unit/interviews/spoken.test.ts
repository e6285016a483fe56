import { describe, expect, test } from 'vitest';
import { detectLanguage } from '#modules/sourcing/interviews/extraction/language.rules.ts';
import { pickRuns } from '../../property-seed.ts';
import { type SpokenDialogue, spokenDialogues } from './spoken-dialogues.ts';
import { getValues, listConfirmed, listReplies, runInterview } from './talk.ts';

const run = ({ family, asked, says }: SpokenDialogue) => {
  const [opening, ...rest] = says;
  return asked ? runInterview({ family }, ...says) : runInterview({ family, ...(opening && { opening }) }, ...rest);
};
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, '');

test.each(spokenDialogues)('$family: $name', (dialogue) => {
  const { confirmed = {}, unconfirmed = {}, absent = [], noted = [], replies = [], language } = dialogue;
  const update = run(dialogue);
  const values = getValues(update);
  expect(values).toMatchObject({ ...confirmed, ...unconfirmed });
  expect(listConfirmed(update)).toEqual(expect.arrayContaining(Object.keys(confirmed)));
  for (const key of Object.keys(unconfirmed)) expect(listConfirmed(update)).not.toContain(key);
  for (const key of absent) expect(values).not.toHaveProperty(key);
  for (const part of noted) expect(values['notes']).toContain(part);
  const last = listReplies(update).at(-1) ?? '';
  for (const part of replies) expect(last).toContain(part);
  if (language) expect(detectLanguage(withoutQuotes(last))).toBe(language);
});

test('there are at least sixty dialogues, and no two have the same name', () => {
  expect(spokenDialogues.length).toBeGreaterThanOrEqual(60);
  expect(new Set(spokenDialogues.map(({ name }) => name)).size).toBe(spokenDialogues.length);
});

describe('each part of a message is a fact, a note, or named in the reply', () => {
  const parts = {
    fact: ['500 pcs', 'sold in the US', 'a prototype', '$12 each'],
    other: ['it smells of roses', 'my uncle paints it by hand', '要防水', '颜色由客户定'],
    unread: ['500 or 700 pcs', 'by 31 February 2027', '$10-12 each'],
  };
  const all = Object.values(parts).flat();
  const pairs = all.flatMap((first) => all.map((second) => `${first}, ${second}`));
  test.each(pickRuns(pairs))('%s', (text) => {
    for (const asked of [false, true]) {
      const update = asked
        ? runInterview({ family: 'project_intake' }, 'Glow', text)
        : runInterview({ family: 'project_intake', opening: text });
      const reply = listReplies(update).at(-1) ?? '';
      const facts = update.facts.filter(({ key }) => key !== 'productName' || !asked);
      const heard =
        facts.map(({ source }) => source.quote ?? '').join('\n') + String(getValues(update)['notes'] ?? '') + reply;
      for (const part of text.split(', ')) {
        const words = part.split(/[\s-]+/).filter((word) => /\d|[a-z]{5}|\p{Script=Han}/u.test(word));
        expect(
          words.filter((word) => !heard.includes(word)),
          `${part} in ${heard}`,
        ).toEqual([]);
      }
    }
  });
});
