import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { ComplianceMarket } from '#modules/guidance/compliance/compliance.schema.ts';
import { plan } from './tables.ts';

/** Of the judged requirements that an answer states as required or likely, at least this share is required. */
const minPrecision = 0.95;
/** Of the requirements that are required, an answer states at least this share as required or likely. */
const minRecall = 0.9;

type Product = {
  id: string;
  language: string;
  description: string;
  features: string;
  required: string;
  absurd: string;
};
type Judged = { id: string; market: string; matches: string; source: string; page: string };
const readRows = <Row>(file: string): Row[] =>
  parse(readFileSync(`test/unit/compliance/${file}`, 'utf8'), { columns: true });
const products = readRows<Product>('judged-products.csv');
const judged = new Map(readRows<Judged>('judged-requirements.csv').map((row) => [row.id, row]));

/** "47 CFR part 15, subpart B" and "47 CFR 15 Subpart B" are the same citation. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\b(parts?|sections?|no\.?)\s|[§,;:()"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether the text contains one of the citations, not as a part of a longer number or word. */
function cites(text: string, matches: string): boolean {
  return matches.split('|').some((match) => {
    const citation = RegExp.escape(normalize(match));
    return new RegExp(`(?<![\\da-z])${citation}(?![\\da-z])`).test(text);
  });
}

/**
 * What an answer for one market states as required or likely: names, legal bases, standards and evidence. Reasons and
 * routes are left out, because they may name what does not apply.
 */
function stateRequirements({ description, features }: Product, market: string): string[] {
  const input = { description, markets: [market], ...(features && { features: JSON.parse(features) }) };
  return plan(input)
    .requirements.filter(({ status }) => status === 'required' || status === 'likely')
    .map(({ because, route, ...shown }) => normalize(JSON.stringify(shown)));
}

type Cell = { product: string; requirement: string; market: string; required: boolean; stated: boolean };

const cells = products.flatMap((product): Cell[] => {
  const answers = new Map(
    ComplianceMarket.options.map((market) => [market as string, stateRequirements(product, market)]),
  );
  const toCells = (ids: string, required: boolean) =>
    ids.split(' ').map((id): Cell => {
      const { market, matches } = judged.get(id)!;
      const stated = answers.get(market)!.some((text) => cites(text, matches));
      return { product: product.id, requirement: id, market, required, stated };
    });
  return [...toCells(product.required, true), ...toCells(product.absurd, false)];
});

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const listCells = (listed: Cell[]) =>
  [...Map.groupBy(listed, ({ product }) => product)]
    .map(([product, those]) => `${product}: ${those.map(({ requirement }) => requirement).join(' ')}`)
    .join('\n');

function measure(measured: Cell[]) {
  const found = measured.filter(({ required, stated }) => required && stated);
  const missing = measured.filter(({ required, stated }) => required && !stated);
  const wrong = measured.filter(({ required, stated }) => !required && stated);
  const precision = share(found.length, found.length + wrong.length);
  const recall = share(found.length, found.length + missing.length);
  const figures = `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (found ${found.length}, missing ${missing.length}, wrong ${wrong.length})`;
  return { precision, recall, missing, wrong, figures };
}

const describeMarkets = () =>
  ComplianceMarket.options
    .map((market) => `${market}: ${measure(cells.filter((cell) => cell.market === market)).figures}`)
    .join('\n');

describe('the judged table', () => {
  test('holds 40 products, a third of them described in Chinese', () => {
    expect(products).toHaveLength(40);
    expect(new Set(products.map(({ id }) => id)).size).toBe(40);
    const chinese = products.filter(({ description }) => /\p{Script=Han}/u.test(description));
    expect(chinese.map(({ language }) => language)).toEqual(chinese.map(() => 'zh'));
    expect(chinese.length).toBeGreaterThanOrEqual(13);
  });

  test('judges each requirement of a product once, by a source', () => {
    for (const { id, required, absurd } of products) {
      const ids = [...required.split(' '), ...absurd.split(' ')];
      expect(
        ids.filter((one) => !judged.has(one)),
        id,
      ).toEqual([]);
      expect(new Set(ids).size, id).toBe(ids.length);
    }
    for (const { id, source, page } of judged.values()) {
      expect(source, id).not.toBe('');
      expect(page, id).toMatch(/^https:\/\//);
    }
  });
});

describe('compliance paths of the judged products', () => {
  const { precision, recall, missing, wrong, figures } = measure(cells);

  test(`at least ${minPrecision * 100} % of what is stated is required`, () => {
    expect(precision, `${figures}\n${describeMarkets()}\nwrong:\n${listCells(wrong)}`).toBeGreaterThanOrEqual(
      minPrecision,
    );
  });

  test(`at least ${minRecall * 100} % of what is required is stated`, () => {
    expect(recall, `${figures}\n${describeMarkets()}\nmissing:\n${listCells(missing)}`).toBeGreaterThanOrEqual(
      minRecall,
    );
  });
});
