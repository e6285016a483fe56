import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { findCandidates, type HtsCandidate } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import { classifier } from '../../unit/tariff-classification/classifier.ts';

export type Product = { description: string; material?: string; use?: string; headings: string; described_by?: string };
export type JudgedLine = Omit<Product, 'headings'> & {
  id: string;
  lines: string;
  kind: 'ruling' | 'part' | 'board' | 'threshold' | 'goods' | 'none';
  tuned: 'yes' | 'no';
  source: string;
};

export const readSet = <Row>(file: string): Row[] =>
  parse(readFileSync(`test/api/compliance/${file}`, 'utf8'), { columns: true });

const known = new Map<string, HtsCandidate[]>();

/** Ten candidates, found once for all tests of a file. */
export function candidatesFor({ description, material, use }: Omit<Product, 'headings'>): HtsCandidate[] {
  const query = { description, ...(material && { material }), ...(use && { use }) };
  const key = JSON.stringify(query);
  const candidates = known.get(key) ?? findCandidates(classifier, query, 10).candidates;
  known.set(key, candidates);
  return candidates;
}

/** Starts of the right numbers; of headings, four digits. */
const listStarts = (product: { headings: string } | { lines: string }): string[] =>
  'lines' in product
    ? product.lines.split('|')
    : product.headings.split(/[^\d.]+/).map((heading) => heading.slice(0, 4));

export const isRight = (
  product: { headings: string } | { lines: string },
  candidate: HtsCandidate | undefined,
): boolean => candidate !== undefined && listStarts(product).some((start) => candidate.hts.startsWith(start));
