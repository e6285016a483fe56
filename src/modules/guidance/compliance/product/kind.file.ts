import { z } from 'zod';
import { assertDistinct, forEachKey, listCell, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import { type Fact, ProductClass, Trait } from './trait.schema.ts';

/** Traits that every product of the kind has, and those that most have; a false value denies the trait. */
export type TypicalTraits = { always: [Trait, boolean][]; usual: [Trait, boolean][] };
type ClassText = TypicalTraits & { name: string };
type Kind = TypicalTraits & {
  id: string;
  name: string;
  class: ProductClass;
  /** Comma-separated term patterns. */
  words: string;
  /** Standards and acts for this kind alone. */
  standards: string[];
  acts: string[];
};
/** A kind that a text names its product by. */
export type NamedKind = { kind: Kind; because: string };

/** What is taken for granted unless something says otherwise. `class` in `when` stands for any known class. */
type Assumption = {
  trait: Trait;
  value: boolean;
  when: { fact: Fact | 'class'; value: boolean }[];
  /** Whether a question may ask for it nevertheless. */
  asked: boolean;
  because: string;
};

const splitWords = z.string().transform((cell) => (cell === '' ? [] : cell.split(' ')));
const parseSign = (word: string): [string, boolean] => (word.startsWith('-') ? [word.slice(1), false] : [word, true]);
const signedTraits = splitWords.transform((words) => words.map(parseSign)).pipe(z.array(z.tuple([Trait, z.boolean()])));
const conditions = splitWords
  .transform((words) => words.map(parseSign).map(([fact, value]) => ({ fact, value })))
  .pipe(z.array(z.object({ fact: z.union([Trait, ProductClass, z.literal('class')]), value: z.boolean() })));
const yesOrNo = z.enum(['yes', 'no']).transform((cell) => cell === 'yes');
const typical = { always: signedTraits, usual: signedTraits };

const ClassRow = z.object({ class: ProductClass, name: Text, ...typical, ...origin });
const KindRow = z.object({
  kind: z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case words joined by _'),
  name: Text,
  class: ProductClass,
  en: listCell('|'),
  zh: listCell('|'),
  ...typical,
  standards: listCell('; '),
  acts: listCell('; '),
  ...origin,
});
const AssumptionRow = z.object({
  trait: Trait,
  value: yesOrNo,
  when: conditions,
  asked: yesOrNo,
  because: Text,
  ...origin,
});

export const readClasses = () => parseClasses(readDataFile(import.meta.dirname, 'classes.csv'));
export const readKinds = () => parseKinds(readDataFile(import.meta.dirname, 'kinds.csv'));
export const readAssumptions = () => parseAssumptions(readDataFile(import.meta.dirname, 'assumptions.csv'));

export function parseClasses(data: DataFile): Record<ProductClass, ClassText> {
  const rows = parseTable(data, ClassRow);
  assertDistinct(
    data.file,
    'class',
    rows.map(({ row, line }) => [row.class, line]),
  );
  const texts = rows.map(({ row: { class: id, name, always, usual } }) => {
    const text: ClassText = { name, always, usual };
    return [id, text] as const;
  });
  return forEachKey(data, 'class', ProductClass.options, new Map(texts));
}

export function parseKinds(data: DataFile): Kind[] {
  const rows = parseTable(data, KindRow);
  assertDistinct(
    data.file,
    'kind',
    rows.map(({ row, line }) => [row.kind, line]),
  );
  const known = new Set<string>();
  return rows.map(({ row, problem }) => {
    for (const language of ['en', 'zh'] as const) {
      for (const word of row[language]) {
        if (word.includes(',')) throw problem(language, `"${word}" contains a comma; separate words by |`);
        if (known.has(word)) throw problem(language, `duplicate "${word}"`);
        known.add(word);
      }
    }
    const { kind: id, name, class: productClass, always, usual, standards, acts } = row;
    const words = [...row.en, ...row.zh].join(', ');
    return { id, name, class: productClass, words, always, usual, standards, acts };
  });
}

export const parseAssumptions = (data: DataFile): Assumption[] =>
  parseTable(data, AssumptionRow).map(({ row: { trait, value, when, asked, because } }) => ({
    trait,
    value,
    when,
    asked,
    because,
  }));
