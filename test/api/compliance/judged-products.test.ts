import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { findCandidates, type HtsCandidate } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import { classifier } from '../../unit/tariff-classification/classifier.ts';

type Product = { description: string; material?: string; use?: string; headings: string; described_by?: string };
const productsIn = (file: string): Product[] =>
  parse(readFileSync(`test/api/compliance/${file}`, 'utf8'), { columns: true });
const right = ({ headings }: Product) => headings.split(/[^\d.]+/).map((heading) => heading.slice(0, 4));

const found = new Map<string, HtsCandidate[]>();

/** Ten candidates, found once for all tests. */
function candidatesFor({ description, material, use }: Product) {
  const query = { description, ...(material && { material }), ...(use && { use }) };
  const key = JSON.stringify(query);
  const candidates = found.get(key) ?? findCandidates(classifier, query, 10).candidates;
  found.set(key, candidates);
  return candidates;
}

/** Share of products with a correct heading among the first three. */
function shareOf(products: Product[]): number {
  const found = products.filter((product) => {
    const first = candidatesFor(product).slice(0, 3);
    return first.some(({ hts }) => right(product).includes(hts.slice(0, 4)));
  });
  return found.length / products.length;
}

describe('products with known headings', () => {
  test.each([
    [80, 'that others wrote and judged', 'judged-products.csv'],
    [60, 'of which most are described by what they do', 'judged-descriptions.csv'],
    [80, 'called by a name or described by what they do', 'judged-mixed.csv'],
    // 57 are correct. The descriptions were written after the word tables were complete; never add words for them.
    [60, 'that no word was ever added for', 'judged-untuned.csv'],
  ])('%i %s (%s): at least .85 have a correct heading among the first three', (count, _, file) => {
    const judged = productsIn(file);
    expect(judged.length).toBe(count);
    expect(shareOf(judged)).toBeGreaterThanOrEqual(0.85);
  });

  test('of the built-in set: all named products and 85 % of those described by function', () => {
    const own = Map.groupBy(productsIn('own-products.csv'), ({ described_by }) => described_by);
    expect(own.get('names')!.length).toBeGreaterThanOrEqual(60);
    expect(shareOf(own.get('names')!)).toBeGreaterThanOrEqual(0.97);
    expect(shareOf(own.get('functions')!)).toBeGreaterThanOrEqual(0.85);
  });
});

test('a candidate never has a confidence above .85 or above the previous candidate', () => {
  const all = [...productsIn('judged-products.csv'), ...productsIn('own-products.csv')];
  for (const product of all) {
    const scores = candidatesFor(product).map(({ score }) => score);
    expect(Math.max(0, ...scores)).toBeLessThanOrEqual(0.85);
    expect(Math.min(1, ...scores)).toBeGreaterThanOrEqual(0.05);
    expect(scores, product.description).toEqual(scores.toSorted((a, b) => b - a));
  }
});
