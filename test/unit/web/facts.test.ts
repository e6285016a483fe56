import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { InterviewFamily } from '#kernel/enums.ts';
import { getFactRules } from '#modules/sourcing/interviews/extraction/family-facts.rules.ts';
import { readMessages } from '#web/build/messages.ts';

test('every fact that an interview collects has a name in the dashboard', () => {
  const messages = readMessages(readFileSync('src/web/rooms/interviews/messages.csv', 'utf8')).map(({ key }) => key);
  const facts = InterviewFamily.options.flatMap((family) => getFactRules(family).map(({ key }) => `fact.${key}`));
  expect([...facts, 'fact.notes'].filter((key) => !messages.includes(key))).toEqual([]);
});
