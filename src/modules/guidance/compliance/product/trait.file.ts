import { z } from 'zod';
import { forEachKey, listCell, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import { Trait } from './trait.schema.ts';

export type TraitText = { name: string; question: string };
/** Comma-separated term patterns; `data/README.md` defines each list. */
export type TraitWords = { present?: string; hint?: string; denied?: string; absent?: string; except?: string };

const Use = z.enum(['present', 'hint', 'denied', 'absent', 'except']);
const TextRow = z.object({ trait: Trait, name: Text, question: Text });
const WordRow = z.object({
  trait: Trait,
  use: Use,
  language: z.enum(['en', 'zh']),
  words: listCell('|'),
  ...origin,
});

export const readTraitTexts = () => parseTraitTexts(readDataFile(import.meta.dirname, 'traits.csv'));
export const readTraitWords = () => parseTraitWords(readDataFile(import.meta.dirname, 'trait-words.csv'));

export function parseTraitTexts(data: DataFile): Record<Trait, TraitText> {
  const texts = new Map<Trait, TraitText>();
  for (const { row, problem } of parseTable(data, TextRow)) {
    const { trait, name, question } = row;
    if (texts.has(trait)) throw problem('trait', `duplicate "${trait}"`);
    texts.set(trait, { name, question });
  }
  return forEachKey(data, 'trait', Trait.options, texts);
}

/** Traits that only the kind or class of a product shows have no words. */
export function parseTraitWords(data: DataFile): Map<Trait, TraitWords> {
  const lists = new Map<Trait, Map<z.output<typeof Use>, string[]>>();
  for (const { row, problem } of parseTable(data, WordRow)) {
    const { trait, use, words } = row;
    const uses = lists.get(trait) ?? new Map<z.output<typeof Use>, string[]>();
    const list = uses.get(use) ?? [];
    const [wrong] = words.filter((word) => word.includes(','));
    if (wrong) throw problem('words', `"${wrong}" contains a comma; separate words by |`);
    const [duplicate] = words.filter((word, at) => list.includes(word) || words.indexOf(word) !== at);
    if (duplicate) throw problem('words', `duplicate "${duplicate}" for ${trait}, ${use}`);
    lists.set(trait, uses.set(use, [...list, ...words]));
  }
  return new Map(
    [...lists].map(([trait, uses]): [Trait, TraitWords] => [
      trait,
      Object.fromEntries([...uses].map(([use, words]) => [use, words.join(', ')])),
    ]),
  );
}
