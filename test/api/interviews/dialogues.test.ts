import { describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { interviewed } from './client.ts';
import { dialogues } from './dialogues.ts';
import { chinese, english } from './sayings.ts';
import { confirmedIn, talk, valuesOf } from './talk.ts';

const app = await startApp(unlimited);

describe.each([
  ['en', english],
  ['zh', chinese],
] as const)('in %s', (locale, sayings) => {
  test.each(sayings)('%s: %s', (family, opening, expected) => {
    const turned = talk({ family, locale, opening });
    expect(valuesOf(turned)).toEqual(expected);
    expect(confirmedIn(turned), 'what is found in free text is confirmed by nobody').toEqual([]);
    for (const { source } of turned.facts) expect(opening).toContain(source.quote);
  });
});

test.each(dialogues)('$locale $family: $name', async ({ family, locale, opening, turns, made }) => {
  const me = await app.live();
  const { say, publish } = await interviewed(me, { family, locale, ...(opening && { opening }) });
  for (const text of turns) expect((await say(text)).status).toBe(200);
  const { status, body } = await publish();
  expect([status, body['error']?.details]).toEqual([200, undefined]);
  const { capability, project } = body;
  expect(capability ?? project.intake).toMatchObject(made);
  if (project) expect(project.intake).toEqual(made);
});

test('of both languages there are thirty and more', () => {
  const of = (locale: string) => dialogues.filter((dialogue) => dialogue.locale === locale).length;
  expect(english.length + of('en')).toBeGreaterThanOrEqual(30);
  expect(chinese.length + of('zh')).toBeGreaterThanOrEqual(30);
});
