import { z } from 'zod';
import { Process } from '#kernel/enums.ts';
import { listCell, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import { parseYamlFile } from '#tables/yaml-file.ts';

export const MaterialFamily = z.enum([
  'plastic',
  'silicone',
  'rubber',
  'foam',
  'aluminium',
  'zinc',
  'magnesium',
  'steel',
  'stainless',
  'iron',
  'copper',
  'titanium',
  'wood',
  'bamboo',
  'paper',
  'textile',
  'leather',
  'glass',
  'ceramic',
  'stone',
  'composite',
]);
export type MaterialFamily = z.output<typeof MaterialFamily>;

const Terms = z
  .string()
  .transform((list) => list.split(',').map((term) => term.trim()))
  .refine((terms) => terms.every((term) => /^=?[\p{L}\p{N}]/u.test(term)), 'terms, separated by commas');

const Trade = z
  .strictObject({
    trade: z.string().regex(/^[a-z_]+$/),
    name: z.strictObject({ en: Text, zh: Text }),
    processes: z.array(Process).default([]),
    materials: z.array(MaterialFamily).default([]),
    /** Makes parts to the drawings of others. */
    parts: z.literal('yes').optional(),
    goods: Terms,
    craft: Terms.default([]),
    near: z.array(Text).default([]),
  })
  .readonly();
export type Trade = z.output<typeof Trade>;

const phraseWordKinds = ['part', 'context', 'and', 'common', 'measure'] as const;
const FamilyRow = z.object({
  families: listCell('|').pipe(z.array(MaterialFamily).min(1)),
  words: listCell('|'),
  ...origin,
});
const PhraseRow = z.object({ kind: z.enum(phraseWordKinds), words: listCell('|'), ...origin });
type PhraseWordKind = (typeof phraseWordKinds)[number];

export const readTrades = () => parseTrades(readDataFile(import.meta.dirname, 'trades.yaml'));
export const readFamilies = () => parseFamilies(readDataFile(import.meta.dirname, 'material-families.csv'));
export const readPhraseWords = () => parsePhraseWords(readDataFile(import.meta.dirname, 'phrase-words.csv'));

export function parseTrades(data: DataFile): ReadonlyMap<string, Trade> {
  const { trades } = parseYamlFile(data, { trades: z.array(Trade).min(1) });
  const byKey = new Map(trades.map((one) => [one.trade, one]));
  const refuse = (trade: string, message: string) => new Error(`${data.file}: ${trade}: ${message}`);
  if (byKey.size < trades.length) throw refuse('trades', 'a trade is listed twice');
  for (const { trade, goods, craft, near } of trades) {
    const unknown = near.find((other) => !byKey.has(other) || other === trade);
    if (unknown) throw refuse(trade, `near: "${unknown}" is no other trade`);
    const [twice] = [goods, craft].flatMap((terms) => terms.filter((term, at) => terms.indexOf(term) !== at));
    if (twice) throw refuse(trade, `"${twice}" is listed twice`);
  }
  return byKey;
}

export function parseFamilies(data: DataFile): [word: string, families: MaterialFamily[]][] {
  return parseTable(data, FamilyRow).flatMap(({ row: { families, words } }) =>
    words.map((word): [string, MaterialFamily[]] => [word, families]),
  );
}

export function parsePhraseWords(data: DataFile): Record<PhraseWordKind, string[]> {
  const words: Record<PhraseWordKind, string[]> = { part: [], context: [], and: [], common: [], measure: [] };
  for (const { row } of parseTable(data, PhraseRow)) words[row.kind].push(...row.words);
  return words;
}
