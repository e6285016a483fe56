import type { HtsCandidatesInput } from './compliance.shapes.ts';
import { functionsIn, goodsFunctions } from './hts-function.rules.ts';
import { type Hint, hints } from './hts-hints.ts';
import type { HtsIndex } from './hts-index.rules.ts';
import {
  type Parsed,
  parseDescription,
  relativesOf,
  spokenIn,
  stemOf,
  translated,
  type Word,
  wordsOf,
} from './hts-words.rules.ts';
import { materialChapters } from './hts-words.ts';
import { foldedText } from './text.rules.ts';

export type Query = Pick<HtsCandidatesInput, 'description' | 'material' | 'use'>;

/** A line with its points and what gave them. */
export type Scored = { line: number; points: number; words: Set<string>; hints: Hint[]; material: boolean };

export type Scores = { scored: Scored[]; spoken: Hint[] };

/** A name of several words, found whole, against the same words scattered. */
const phraseFactor = 1.7;
const longestPhrase = 4;
/** What does something against the doing, such as charger and charges. */
const asRelative = 0.4;
/** A line for parts, where nobody asked for a part. */
const partPenalty = 0.45;
const otherMaterial = 0.45;
const sameMaterial = 1.25;
/** A line for something in particular that was not said, beside the one for all others (GRI 6). */
const unsaidPenalty = 0.92;
/** Lines that founders are known to meet. */
const workedBonus = 1.06;

/** All lines that share a word with the query, with their points. */
export function scoreLines(index: HtsIndex, { description, material = '', use = '' }: Query): Scores {
  const parsed = parseDescription(description);
  const extra = [...aside(material, 0.5), ...aside(use, 0.3)];
  const words = [...parsed.words, ...extra];
  const board = new Map<number, Scored>();
  for (const word of strongest(words)) {
    addWord(index, board, word);
    const relative = { ...word, weight: word.weight * asRelative };
    for (const stem of new Set(relativesOf(word.stem))) addWord(index, board, { ...relative, stem });
  }
  for (const phrase of phrasesIn(parsed.words)) addPhrase(index, board, phrase);
  const said = {
    thing: ` ${parsed.thing} `,
    everything: ` ${[parsed.everything, ...extra.map(({ stem }) => stem)].join(' ')} `,
  };
  const spoken = compiled.filter((hint) => hint.speaks(said)).map(({ hint }) => hint);
  weighLines(index, board, words, parsed);
  const best = Math.max(8, ...[...board.values()].map(({ points }) => points));
  const functions = functionsIn(goodsFunctions, parsed);
  if (functions.length) demoteSingleWords(board);
  if (functions.some(isOfMachines)) demoteMaterials(index, board);
  liftFunctions(index, board, functions, best);
  lift(index, board, spoken, best);
  return { scored: [...board.values()], spoken };
}

const aside = (text: string, weight: number): Word[] =>
  spokenIn(translated(foldedText(text))).map((word) => ({ ...word, weight, head: false }));

/** Each word once, where it counts most. */
function strongest(words: readonly Word[]): Word[] {
  const best = new Map<string, Word>();
  for (const word of words) if ((best.get(word.stem)?.weight ?? 0) < word.weight) best.set(word.stem, word);
  return [...best.values()];
}

function addWord({ words }: HtsIndex, board: Map<number, Scored>, { stem, said, weight }: Word): void {
  const posting = words.get(stem);
  posting?.lines.forEach((line, at) => {
    give(board, line, said, weight * posting.rarity * posting.values[at]!);
  });
}

type Phrase = { key: string; said: string; weight: number };

/** Runs of words that may be the name of something; a run that ends with the head counts most. */
function phrasesIn(words: readonly Word[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  words.forEach((_, start) => {
    for (let length = 2; length <= longestPhrase && start + length <= words.length; length++) {
      const run = words.slice(start, start + length);
      const key = run.map(({ stem }) => stem).join(' ');
      const base = run.at(-1)!.head ? 1.6 : run.some(({ weight }) => weight >= 0.35) ? 1 : 0.3;
      const phrase = { key, said: run.map(({ said }) => said).join(' '), weight: base * length ** 0.5 };
      if ((phrases.get(key)?.weight ?? 0) < phrase.weight) phrases.set(key, phrase);
    }
  });
  return [...phrases.values()];
}

function addPhrase({ phrases }: HtsIndex, board: Map<number, Scored>, { key, said, weight }: Phrase): void {
  const posting = phrases.get(key);
  for (const line of posting?.lines ?? []) give(board, line, said, weight * posting!.rarity * phraseFactor);
}

function give(board: Map<number, Scored>, line: number, said: string, points: number): void {
  const scored = board.get(line);
  if (!scored) board.set(line, { line, points, words: new Set([said]), hints: [], material: false });
  else {
    scored.points += points;
    scored.words.add(said);
  }
}

const startsOf = new Map(
  materialChapters.flatMap(([words, starts]) => words.split(' ').map((word) => [stemOf(word), starts.split(' ')])),
);
const ofMaterials = [...new Set([...startsOf.values()].flat())];
const partWords = new Set(
  'part parts accessory component spare replacement enclosure housing cover cartridge kit frame'.split(' ').map(stemOf),
);

/** What a line is made of and whether it is for parts, against what was said. */
function weighLines(
  { lines, isPart, endings }: HtsIndex,
  board: Map<number, Scored>,
  words: readonly Word[],
  { thing }: Parsed,
): void {
  const starts = [...new Set(words.flatMap(({ stem }) => startsOf.get(stem) ?? []))];
  const stems = new Set(words.map(({ stem }) => stem));
  const asksParts = thing.split(' ').some((stem) => partWords.has(stem));
  for (const scored of board.values()) {
    const { hts, worked } = lines[scored.line]!;
    const isIn = (start: string) => hts.startsWith(start);
    if (starts.length && ofMaterials.some(isIn)) {
      scored.material = starts.some(isIn);
      scored.points *= scored.material ? sameMaterial : otherMaterial;
    }
    if (isPart[scored.line] && !asksParts) scored.points *= partPenalty;
    const ending = endings[scored.line]!;
    if (ending.length && !ending.some((stem) => stems.has(stem))) scored.points *= unsaidPenalty;
    if (worked) scored.points *= workedBonus;
  }
}

/** Hints lift the lines they name, also lines that share no word with the query. */
function lift({ lines }: HtsIndex, board: Map<number, Scored>, spoken: readonly Hint[], best: number): void {
  for (const hint of spoken) {
    const { to, weight = 0 } = hint;
    if (!to) continue;
    lines.forEach(({ hts, worked }, line) => {
      if (!to.some((start) => hts.startsWith(start))) return;
      if (!board.has(line) && !worked) return;
      const scored = board.get(line) ?? { line, points: 0, words: new Set<string>(), hints: [], material: false };
      scored.points += weight * best;
      scored.hints.push(hint);
      board.set(line, scored);
    });
  }
}

/** Machines, instruments, vehicles and luminaires: what does something is classed by that before its material. */
const isOfMachines = ({ to = [] }: Hint): boolean => to.some((start) => /^(8[4-9]|90|9405)/.test(start));
const materialBehindFunction = 0.5;
/** One word in common says less than a function that several words agree on. */
const singleBehindFunction = 0.7;

function demoteSingleWords(board: ReadonlyMap<number, Scored>): void {
  for (const scored of board.values()) {
    const [word, other] = scored.words;
    if (other === undefined && !word?.includes(' ')) scored.points *= singleBehindFunction;
  }
}

function demoteMaterials({ lines }: HtsIndex, board: Map<number, Scored>): void {
  for (const scored of board.values()) {
    const { hts } = lines[scored.line]!;
    if (ofMaterials.some((start) => hts.startsWith(start))) scored.points *= materialBehindFunction;
  }
}

/** Functions lift the lines they name, each once: by the function that says most. */
function liftFunctions(
  { lines, headings }: HtsIndex,
  board: Map<number, Scored>,
  functions: readonly Hint[],
  best: number,
): void {
  const lifted = new Set<number>();
  for (const hint of functions.toSorted((a, b) => b.weight! - a.weight!)) {
    for (const start of hint.to!) {
      for (const line of headings.get(start.slice(0, 4)) ?? []) {
        if (lifted.has(line) || !lines[line]!.hts.startsWith(start)) continue;
        lifted.add(line);
        const scored = board.get(line) ?? { line, points: 0, words: new Set<string>(), hints: [], material: false };
        scored.points += hint.weight! * best;
        scored.hints.push(hint);
        board.set(line, scored);
      }
    }
  }
}

type Said = { thing: string; everything: string };

const rowOf = (phrase: string): string => ` ${wordsOf(phrase).join(' ')} `;
const listOf = (list: string | undefined, between: string): string[] => list?.split(between).map(rowOf) ?? [];

const compiled = hints.map((hint: Hint) => {
  const any = listOf(hint.any, ', ');
  const also = listOf(hint.also, ' | ');
  const none = listOf(hint.none, ', ');
  const speaks = ({ thing, everything }: Said): boolean => {
    const inAny = hint.anywhere && !hint.to ? everything : thing;
    const has = (row: string) => (phrase: string) => row.includes(phrase);
    return (
      any.some(has(inAny)) &&
      (!also.length || also.some(has(everything))) &&
      !none.some(has(hint.anywhere ? everything : thing))
    );
  };
  return { hint, speaks };
});
