import { expect, test } from 'vitest';
import { identityOf, redactor } from '#modules/quote-requests/rfq-redaction.rules.ts';
import { goods } from '../rfq-draft.ts';

/** Far above what a pass takes, far below what a second pass for each character would. */
const cpuSecondsAtMost = 5;

test.each([
  'a',
  'Zephy ',
  'Zephyrion ',
  'Z e p h y r i o ',
  '+1 (415) ',
  'a.',
  'a@',
  '光',
  '1 ',
  'é',
  'Jane ',
  'www.',
  'http://',
  'wechat: ',
  '12 Harbour ',
])('a text of a megabyte of %j is read in one pass', (piece) => {
  const text = piece.repeat(Math.floor(1_000_000 / piece.length));
  const identity = identityOf(
    {
      company: `${'a'.repeat(119)}b`,
      project: 'Zephyrion',
      product: `${'光'.repeat(190)}明`,
      people: ['jane.doe@quorvex.example'],
      links: ['https://quorvex.example/a'],
    },
    goods,
  );
  const { words } = redactor(identity);
  const before = process.cpuUsage();
  words(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(cpuSecondsAtMost);
});
