import { describe, expect, test } from 'vitest';
import { readClassificationTables } from '#modules/logistics/tariff-classification/classification-table.file.ts';
import { tariff } from '../../tariff.ts';
import { type FittedLine, fitConfidence, readOtherRulings, readRulings, readScheduleLines } from './fit-confidence.ts';
import { candidatesFor, isRight, type JudgedLine, type Product, readSet } from './judged-sets.ts';

const lines = readSet<JudgedLine>('judged-lines.csv');
const headings = ['judged-products.csv', 'judged-descriptions.csv', 'judged-mixed.csv', 'own-products.csv'];
const [fitted, rulings] = [readScheduleLines(), readRulings()];
const toLine = ({ hts, ...line }: FittedLine) => ({ ...line, lines: hts });
const sets = {
  fitted: fitted.map(toLine),
  'of fitted rulings': rulings.map(toLine),
  'of rulings that nothing was fitted to': readOtherRulings().map(toLine),
  tuned: [...headings.flatMap((file) => readSet<Product>(file)), ...lines.filter(({ tuned }) => tuned === 'yes')],
  'not tuned': [
    ...['judged-untuned.csv', 'judged-unseen.csv'].flatMap((file) => readSet<Product>(file)),
    ...lines.filter(({ tuned }) => tuned === 'no'),
  ],
};

const bands = [
  { from: 0.8, to: 1, least: 0.9 },
  { from: 0.5, to: 0.8, least: 0.65 },
  { from: 0.3, to: 0.5, least: 0 },
  { from: 0, to: 0.3, least: 0 },
];

type Described = Pick<Product, 'description' | 'material' | 'use'> & ({ headings: string } | { lines: string });
type Answer = { score: number; right: boolean };

/** First candidates. Where none is right, each is wrong. */
const answersOf = (products: readonly Described[]): Answer[] =>
  products.flatMap((product) => {
    const [first] = candidatesFor(product);
    return first ? [{ score: first.score, right: isRight(product, first) }] : [];
  });

const countBand = (answers: readonly Answer[], { from, to }: { from: number; to: number }) => {
  const within = answers.filter(({ score }) => score >= from && score < to);
  const right = within.filter((answer) => answer.right).length;
  return { answers: within.length, right, share: within.length ? right / within.length : 1 };
};

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

function renderTable(name: string, products: readonly Described[]): string {
  const answers = answersOf(products);
  const counted = bands.map((band) => {
    const { answers: count, right, share } = countBand(answers, band);
    return row([`${band.from} to ${band.to}`, count, right, count ? share.toFixed(2) : '']);
  });
  return [
    `## Descriptions ${name}`,
    '',
    `${products.length} descriptions, ${products.length - answers.length} without a candidate.`,
    '',
    row(['Score of the first candidate', 'Answers', 'Right', 'Share right']),
    row(['---', '---', '---', '---']),
    ...counted,
  ].join('\n');
}

describe('the score of the first candidate', () => {
  test.each(Object.entries(sets))('says how often it is right, for descriptions %s', (_, products) => {
    const answers = answersOf(products);
    for (const band of bands) expect(countBand(answers, band).share).toBeGreaterThanOrEqual(band.least);
  });

  test('has the committed reliability', async () => {
    const kinds = Map.groupBy(lines, ({ kind, tuned }) => `${kind} | ${tuned}`);
    const shares = [...kinds].map(([kind, products]) => {
      const right = products.filter((product) => {
        const [first] = candidatesFor(product);
        return product.lines === 'none' ? first === undefined : isRight(product, first);
      });
      return row([kind, products.length, right.length, (right.length / products.length).toFixed(2)]);
    });
    const text = [
      '# Reliability of the scores of tariff candidates',
      '',
      'Written by `test/api/compliance/tariff-reliability.test.ts`; `npx vitest run test/api/compliance/tariff-reliability.test.ts -u` rewrites it.',
      '',
      ...Object.entries(sets).flatMap(([name, products]) => [renderTable(name, products), '']),
      '## Kinds of descriptions in judged-lines.csv',
      '',
      'Right is a first candidate in one of the lines of the row, and no candidate where there is none.',
      '',
      row(['Kind', 'Tuned', 'Descriptions', 'Right', 'Share right']),
      row(['---', '---', '---', '---', '---']),
      ...shares,
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('tariff-reliability.md');
  });
});

describe('the weights of the score', () => {
  test('are those of the regression over the fitted lines', () => {
    const fit = fitConfidence([...fitted, ...rulings]);
    for (const [feature, weight] of Object.entries(readClassificationTables().confidence))
      expect(weight).toBeCloseTo(fit[feature] ?? NaN, 1);
  });

  test('come from at least 300 lines of the schedule, each with the words that decide', () => {
    expect(fitted.length).toBeGreaterThanOrEqual(300);
    const numbers = [...tariff.lines.keys()];
    const unknown = fitted.filter(({ hts, source }) => !source || !numbers.some((number) => number.startsWith(hts)));
    expect(unknown).toEqual([]);
  });
});

describe('judged lines', () => {
  test('are at least 300, each with a source and with lines of the schedule', () => {
    expect(lines.length).toBeGreaterThanOrEqual(300);
    expect(lines.filter(({ source }) => !source)).toEqual([]);
    const numbers = [...tariff.lines.keys()];
    const starts = lines.flatMap((line) => (line.lines === 'none' ? [] : line.lines.split('|')));
    expect(starts.filter((start) => !numbers.some((number) => number.startsWith(start)))).toEqual([]);
  });

  test('have no candidate for nonsense, services and goods of other chapters', () => {
    const without = lines.filter((line) => line.lines === 'none');
    const found = without.filter((line) => candidatesFor(line).length > 0);
    expect(found.length / without.length).toBeLessThanOrEqual(0.05);
    expect(found.filter((line) => candidatesFor(line)[0]!.score >= 0.5)).toEqual([]);
  });
});
