import { expect, test } from 'vitest';
import { createIdentity, createRedactor } from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { leastCpuMs } from '../../cpu-time.ts';
import { goods } from '../../rfq-draft.ts';

const size = 100_000;
/** Far above the time of one pass, far below that of one pass per character. */
const maxCpuMs = 500;

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
])('100 kB of %j is redacted in linear time', async (piece) => {
  const text = piece.repeat(Math.floor(size / piece.length));
  const identity = createIdentity(
    {
      company: `${'a'.repeat(119)}b`,
      project: 'Zephyrion',
      product: `${'光'.repeat(190)}明`,
      people: ['jane.doe@quorvex.example'],
      links: ['https://quorvex.example/a'],
    },
    goods,
  );
  const { redact } = createRedactor(identity);
  expect(await leastCpuMs(3, () => redact(text), maxCpuMs)).toBeLessThan(maxCpuMs);
});
