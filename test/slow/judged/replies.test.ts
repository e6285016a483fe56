import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listOwnLines } from '#modules/directory/interactions/quoted-reply-stripper.rules.ts';
import { type Extraction, extractReply } from '#modules/sourcing/replies/extraction/reply-extraction.rules.ts';
import { readReceivedMail } from '#modules/sourcing/replies/intake/received-mail.rules.ts';

const folder = new URL('../../judged/replies/', import.meta.url);
const Range = z.object({ low: z.number(), high: z.number() });
const Expected = z.strictObject({
  request: z.string(),
  prices: z.array(z.object({ line: z.string(), quantity: z.number(), unitPrice: z.string() })).default([]),
  tooling: z.array(z.object({ line: z.string(), amount: z.string() })).default([]),
  moq: z.array(z.object({ line: z.string(), quantity: z.number() })).default([]),
  leadTimeDays: Range.optional(),
  leadTimes: z.array(Range.extend({ line: z.string(), quantity: z.number() })).default([]),
  currency: z.string().optional(),
  sampleLeadTimeDays: z.number().optional(),
  incoterm: z.string().optional(),
  namedPlace: z.string().optional(),
  validUntil: z.string().optional(),
  paymentTerms: z.string().optional(),
  decline: z.boolean().optional(),
});
type Expected = z.output<typeof Expected>;
const Line = z.object({ description: z.string(), quantities: z.array(z.number()) });
const { requests, replies } = z
  .object({ requests: z.record(z.string(), z.array(Line)), replies: z.record(z.string(), Expected) })
  .parse(JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')));

type Values = Map<string, string>;
const single = ['currency', 'incoterm', 'namedPlace', 'validUntil', 'sampleLeadTimeDays', 'paymentTerms'] as const;
const toValues = (entries: [string, unknown][]): Values =>
  new Map(
    entries.flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value).toLowerCase()]],
    ),
  );

const listExpected = (reply: Expected): Values =>
  toValues([
    ...reply.prices.map((one): [string, unknown] => [`price ${one.line} ${one.quantity}`, Number(one.unitPrice)]),
    ...reply.tooling.map((one): [string, unknown] => [`tooling ${one.line}`, Number(one.amount)]),
    ...reply.moq.map((one): [string, unknown] => [`moq ${one.line}`, one.quantity]),
    ...reply.leadTimes.map((one): [string, unknown] => [`lead ${one.line} ${one.quantity}`, `${one.low}-${one.high}`]),
    ['lead', reply.leadTimeDays && `${reply.leadTimeDays.low}-${reply.leadTimeDays.high}`],
    ...single.map((key): [string, unknown] => [key, reply[key]]),
    ['decline', reply.decline],
  ]);

const listExtracted = (found: Extraction, lines: readonly { lineId: string }[]): Values =>
  toValues([
    ...found.prices.map((one): [string, unknown] => [`price ${one.lineId} ${one.quantity}`, Number(one.value)]),
    ...found.tooling.map((one): [string, unknown] => [`tooling ${one.lineId}`, Number(one.value)]),
    ...found.moq.flatMap(({ lineId, value }) =>
      (lineId === null ? lines.map((line) => line.lineId) : [lineId]).map((id): [string, unknown] => [
        `moq ${id}`,
        value,
      ]),
    ),
    ...found.leadTimes.map(({ lineId, quantity, value: { low, high } }): [string, unknown] => [
      lineId === null ? 'lead' : `lead ${lineId} ${quantity}`,
      `${low}-${high}`,
    ]),
    ...single.map((key): [string, unknown] => [key, found[key]]),
    ['decline', found.decline === null ? null : true],
  ]);

test('of sixty replies, 98 % of the extracted values are right, and 85 % of the stated ones are extracted', async () => {
  let [right, extracted, stated] = [0, 0, 0];
  for (const [name, reply] of Object.entries(replies)) {
    const parsed = await readReceivedMail(readFileSync(new URL(`${name}.eml`, folder)), null);
    const { body, sentAt } = parsed!.mail;
    const text = body ?? '';
    const lines = requests[reply.request]!.map((line) => ({ ...line, lineId: line.description }));
    const reading = { body: text, ownLines: [...listOwnLines(text)], sentOn: sentAt?.slice(0, 10) ?? null };
    const found = extractReply(reading, lines);
    for (const one of found.evidence) expect(text.slice(one.start, one.end)).toBe(one.text);
    const [expected, actual] = [listExpected(reply), listExtracted(found, lines)];
    stated += expected.size;
    extracted += actual.size;
    right += [...actual].filter(([key, value]) => expected.get(key) === value).length;
  }
  const percent = (of: number) => Math.round((1000 * right) / of) / 10;
  console.log(
    `replies: ${right} of ${extracted} right (${percent(extracted)} %), of ${stated} stated ${percent(stated)} %`,
  );
  expect(Object.keys(replies)).toHaveLength(60);
  expect(percent(extracted)).toBeGreaterThanOrEqual(98);
  expect(percent(stated)).toBeGreaterThanOrEqual(85);
});
