import { describe, expect, test } from 'vitest';
import { candidatesFor, isRight, type Product, readSet } from './judged-sets.ts';

const productsIn = (file: string) => readSet<Product>(file);

/** Share of products with a correct heading among the first three. */
function shareOf(products: Product[]): number {
  const found = products.filter((product) =>
    candidatesFor(product)
      .slice(0, 3)
      .some((candidate) => isRight(product, candidate)),
  );
  return found.length / products.length;
}

describe('products with known headings', () => {
  test.each([
    [80, 'that others wrote and judged', 'judged-products.csv', 0.85],
    [60, 'of which most are described by what they do', 'judged-descriptions.csv', 0.85],
    [80, 'called by a name or described by what they do', 'judged-mixed.csv', 0.85],
    // The descriptions were written after the word tables were complete; never add words for them.
    [60, 'that no word was ever added for', 'judged-untuned.csv', 0.85],
    [60, 'that were written before anything was measured', 'judged-unseen.csv', 0.9],
  ])('%i %s (%s): at least %f have a correct heading among the first three', (count, _, file, least) => {
    const judged = productsIn(file);
    expect(judged.length).toBe(count);
    expect(shareOf(judged)).toBeGreaterThanOrEqual(least);
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
