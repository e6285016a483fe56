import { describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { getValues, listConfirmed, runInterview } from '../../unit/interviews/talk.ts';
import { startInterview } from './client.ts';
import { dialogues } from './dialogues.ts';
import { chinese, english } from './sayings.ts';

const app = await startApp(unlimited);

describe.each([
  ['en', english],
  ['zh', chinese],
] as const)('in %s', (locale, sayings) => {
  test.each(sayings)('%s: %s', (family, opening, expected) => {
    const update = runInterview({ family, locale, opening });
    const { notes: _, ...values } = getValues(update);
    expect(values).toEqual(expected);
    expect(listConfirmed(update), 'facts in free text are unconfirmed').toEqual([]);
    for (const { source } of update.facts) expect(opening).toContain(source.quote);
  });
});

test.each(dialogues)('$locale $family: $name', async ({ family, locale, opening, turns, made }) => {
  const me = await app.live();
  const { say, publish } = await startInterview(me, { family, locale, ...(opening && { opening }) });
  for (const text of turns) expect((await say(text)).status).toBe(200);
  const { status, body } = await publish();
  expect([status, body['error']?.details]).toEqual([200, undefined]);
  const { capability, project } = body;
  expect(capability ?? project.intake).toMatchObject(made);
  const { notes: _, ...intake } = project?.intake ?? {};
  if (project) expect(intake).toEqual(made);
});

test('each language has at least thirty cases', () => {
  const countDialogues = (locale: string) => dialogues.filter((dialogue) => dialogue.locale === locale).length;
  expect(english.length + countDialogues('en')).toBeGreaterThanOrEqual(30);
  expect(chinese.length + countDialogues('zh')).toBeGreaterThanOrEqual(30);
});
