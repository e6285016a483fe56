import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startApp, unlimited } from '../../harness.ts';
import { tariff } from '../../tariff.ts';

/**
 * Bands of the score of the first candidate, with the share of first candidates that must be right. These shares and the
 * limits below are what the code has reached; test/judged/README.md names the aims.
 */
const bands = [
  { from: 0.8, below: Number.POSITIVE_INFINITY, minRight: 0.9 },
  { from: 0.5, below: 0.8, minRight: 0.65 },
  { from: 0.3, below: 0.5, minRight: 0 },
  { from: 0, below: 0.3, minRight: 0 },
];
/** Of the parts of machines, at least this share has the right line among the first three candidates. */
const minParts = 0.5;
/** At most so many descriptions without goods have a candidate. */
const maxWithoutGoods = 2;
/** Where a number decides, at least this share has the right line first. */
const minNumbers = 0.85;

const Judged = z.strictObject({
  kind: z.enum(['product', 'part', 'number', 'none']),
  language: z.enum(['en', 'zh']),
  description: z.string(),
  material: z.string(),
  use: z.string(),
  /** The right line with 6 or 8 digits; empty if no goods are described. */
  hts: z.string().regex(/^(\d{4}\.\d\d(\.\d\d)?)?$/),
  source: z.string(),
  because: z.string().min(1),
});
type Judged = z.output<typeof Judged>;
const judged = z.array(Judged).parse(parse(readFileSync('test/judged/tariff.csv', 'utf8'), { columns: true }));

const Answer = z.object({
  candidates: z.array(z.object({ hts: z.string(), score: z.number(), why: z.array(z.string()) })),
  note: z.string(),
});

const app = await startApp(unlimited);
const me = await app.sandbox();

async function classify(one: Judged) {
  const { description, material, use, hts } = one;
  const query = { description, ...(material && { material }), ...(use && { use }), limit: 3 };
  const { status, body } = await me.rest('POST', '/compliance/hts-candidates', query);
  expect(status, description).toBe(200);
  const { candidates, note } = Answer.parse(body);
  const isRight = ({ hts: line }: { hts: string }) => hts !== '' && line.startsWith(hts);
  const [first] = candidates;
  return {
    one,
    score: first?.score ?? null,
    isFirstRight: first !== undefined && isRight(first),
    isAmongThree: candidates.some(isRight),
    isHeadingRight: hts !== '' && first?.hts.slice(0, 4) === hts.slice(0, 4),
    saysUnsure: /not know|unknown|uncertain|not sure|unsure|cannot|too little/i.test(
      [note, ...(first?.why ?? [])].join(' '),
    ),
    shown: `${description} (${hts || 'no goods'}): ${candidates.map(({ hts, score }) => `${hts} ${score}`).join(', ') || 'nothing'}`,
  };
}

type Result = Awaited<ReturnType<typeof classify>>;
const results: Result[] = [];
for (const one of judged) results.push(await classify(one));

const count = (those: Result[], holds: (result: Result) => boolean) => those.filter(holds).length;
const describeShare = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
const ofKind = (kind: Judged['kind']) => results.filter(({ one }) => one.kind === kind);
const inBand = ({ from, below }: (typeof bands)[number]) =>
  results.filter(({ score }) => score !== null && score >= from && score < below);
const nameBand = ({ from, below }: (typeof bands)[number]) =>
  Number.isFinite(below) ? `${from} to below ${below}` : `${from} and more`;
const listWrong = (those: Result[]) =>
  those
    .filter(({ isFirstRight }) => !isFirstRight)
    .map(({ shown }) => shown)
    .join('\n');

const goods = results.filter(({ one }) => one.kind !== 'none');
const none = ofKind('none');
console.info(
  [
    'Judged tariff candidates',
    ...(['product', 'part', 'number'] as const).map((kind) => {
      const those = ofKind(kind);
      const first = describeShare(
        count(those, ({ isFirstRight }) => isFirstRight),
        those.length,
      );
      return `${kind}: first right ${first}, among three ${count(those, ({ isAmongThree }) => isAmongThree)}, heading of the first ${count(those, ({ isHeadingRight }) => isHeadingRight)}`;
    }),
    `goods without a candidate: ${count(goods, ({ score }) => score === null)}`,
    `nonsense and services without a candidate: ${describeShare(
      count(none, ({ score }) => score === null),
      none.length,
    )}`,
    ...bands.map((band) => {
      const those = inBand(band);
      const right = describeShare(
        count(those, ({ isFirstRight }) => isFirstRight),
        those.length,
      );
      return `score ${nameBand(band)}: first right ${right}, heading right ${count(those, ({ isHeadingRight }) => isHeadingRight)}`;
    }),
  ].join('\n  '),
);

describe('the set', () => {
  test('has 250 descriptions, a third of them in Chinese', () => {
    expect(judged).toHaveLength(250);
    expect(count(results, ({ one }) => /\p{Script=Han}/u.test(one.description))).toBeGreaterThanOrEqual(83);
    const counts = [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, those]) => [kind, those.length]);
    expect(Object.fromEntries(counts)).toEqual({ product: 160, part: 30, number: 30, none: 30 });
  });

  test('names lines of the schedule, each with its source', () => {
    const lines = [...tariff.lines.keys()];
    for (const { kind, hts, source, description } of judged) {
      expect(hts !== '' && source !== '', description).toBe(kind !== 'none');
      expect(
        lines.some((line) => line.startsWith(hts)),
        hts,
      ).toBe(true);
    }
  });
});

describe('the score of the first candidate', () => {
  test.each(bands.filter(({ minRight }) => minRight > 0).map((band) => ({ ...band, name: nameBand(band) })))(
    '$name: at least $minRight of these are right',
    (band) => {
      const those = inBand(band);
      const right = count(those, ({ isFirstRight }) => isFirstRight);
      expect(right / Math.max(1, those.length), listWrong(those)).toBeGreaterThanOrEqual(
        those.length ? band.minRight : 0,
      );
    },
  );

  test('below .3: the answer says that the line is not known', () => {
    const silent = results.filter(({ score, saysUnsure }) => score !== null && score < 0.3 && !saysUnsure);
    expect(silent.map(({ shown }) => shown)).toEqual([]);
  });
});

describe('tariff candidates', () => {
  test(`nonsense and services have none, but for ${maxWithoutGoods}`, () => {
    const wrong = none.filter(({ score }) => score !== null).map(({ shown }) => shown);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(maxWithoutGoods);
  });

  test('parts of machines reach their line', () => {
    const parts = ofKind('part');
    expect(count(parts, ({ isAmongThree }) => isAmongThree) / parts.length, listWrong(parts)).toBeGreaterThanOrEqual(
      minParts,
    );
  });

  test('a number in the description decides where a line has a threshold', () => {
    const numbers = ofKind('number');
    expect(
      count(numbers, ({ isFirstRight }) => isFirstRight) / numbers.length,
      listWrong(numbers),
    ).toBeGreaterThanOrEqual(minNumbers);
  });
});
