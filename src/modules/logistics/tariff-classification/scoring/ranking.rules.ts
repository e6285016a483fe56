import { foldText } from '#text/term-pattern.ts';
import type { HtsCandidatesInput } from '../classification.schema.ts';
import type { ClassificationTables } from '../classification-table.schema.ts';
import {
  type DescriptionParser,
  describeName,
  type ParsedDescription,
  type WeightedWord,
} from '../description.rules.ts';
import { listRelatedStems, type Tokenizer } from '../tokenizer.rules.ts';
import { certainPartWeight, liftParts, likelyPartWeight, weighThresholds } from './adjustment.rules.ts';
import { addPoints, findBest, getBestPoints, liftLine, lowerLines, type Scored } from './board.rules.ts';
import type { ClassificationRule } from './classification-rule.rules.ts';
import type { LineIndex } from './line-index.rules.ts';
import type { MaterialLevels } from './material-level.rules.ts';
import type { PartFinder } from './part.rules.ts';
import type { ThresholdIndex } from './threshold.rules.ts';
import { type Evidence, matchUsePatterns, type UsePattern } from './use-pattern.rules.ts';

export type Query = Pick<HtsCandidatesInput, 'description' | 'material' | 'use'>;

export type Ranker = {
  index: LineIndex;
  tokenizer: Tokenizer;
  descriptions: DescriptionParser;
  usePatterns: readonly UsePattern[];
  rules: readonly ClassificationRule[];
  materials: Materials;
  materialLevels: MaterialLevels;
  partStems: ReadonlySet<string>;
  parts: PartFinder;
  thresholds: ThresholdIndex;
};

/** `part` is whether the goods are a part of a machine. */
export type Scores = { scored: Scored[]; applied: Evidence[]; parsed: ParsedDescription; part: boolean };

/** For a whole name, relative to its words scattered. */
const phraseFactor = 1.7;
export const maxPhraseLength = 4;
/** For related forms, such as charger and charges. */
const relatedFactor = 0.4;
const partPenalty = 0.45;
const otherMaterialFactor = 0.45;
const sameMaterialFactor = 1.25;
/** For a specific line whose distinctive words are missing, relative to the residual line (GRI 6). */
const unsaidPenalty = 0.92;
/** For reviewed lines, which are common among founders' products. */
const workedBonus = 1.06;

export function scoreLines(ranker: Ranker, { description, material = '', use = '' }: Query): Scores {
  const { tokenizer, descriptions, rules, thresholds, parts } = ranker;
  const parsed = descriptions.parse(description);
  const extra = [...weighExtraWords(tokenizer, material, 0.5), ...weighExtraWords(tokenizer, use, 0.3)];
  const said = {
    thing: ` ${parsed.thing} `,
    everything: ` ${[parsed.everything, ...extra.map(({ stem }) => stem)].join(' ')} `,
  };
  const applied = rules.filter((rule) => rule.applies(said));
  const lowered = applied.filter(({ weight }) => weight < 0).flatMap(({ lines }) => lines);
  const isLowered = (hts: string): boolean => lowered.some((start) => hts.startsWith(start));
  const part = parts.find(parsed, use ? descriptions.parse(use) : undefined, isLowered);
  const machine = part && findBest(scoreGoods(ranker, describeName(part.machine), [], [], false), parts.isMachine);
  const partLines = machine ? parts.listPartLines(machine.line) : [];
  const board = scoreGoods(ranker, parsed, extra, applied, partLines.length > 0);
  const mainMaterial = ranker.materialLevels.find([material, description]);
  if (mainMaterial !== undefined) ranker.materialLevels.weigh(board, mainMaterial);
  if (part && machine && partLines.length > 0) {
    liftParts(ranker.index, board, machine.line, partLines, part.certain ? certainPartWeight : likelyPartWeight);
  }
  const measurements = /\d/.test(description) ? thresholds.measure(foldText(description)) : [];
  if (measurements.length) weighThresholds(ranker.index, thresholds, board, measurements, said.everything);
  return { scored: [...board.values()], applied, parsed, part: partLines.length > 0 };
}

function scoreGoods(
  ranker: Ranker,
  parsed: ParsedDescription,
  extra: readonly WeightedWord[],
  applied: readonly Evidence[],
  isPart: boolean,
): Map<number, Scored> {
  const { index, usePatterns } = ranker;
  const words = [...parsed.words, ...extra];
  const board = new Map<number, Scored>();
  for (const word of selectStrongest(words)) {
    addWord(index, board, word);
    const relative = { ...word, weight: word.weight * relatedFactor };
    for (const stem of new Set(listRelatedStems(word.stem))) addWord(index, board, { ...relative, stem });
  }
  for (const phrase of listPhrases(parsed.words)) addPhrase(index, board, phrase);
  weighLines(ranker, board, words, parsed, isPart);
  const best = getBestPoints(board);
  const uses = matchUsePatterns(usePatterns, parsed);
  if (uses.length) demoteSingleWords(board);
  if (uses.some(namesMachines)) demoteMaterials(ranker, board);
  liftUses(index, board, uses, best);
  liftRules(index, board, applied, best);
  return board;
}

const weighExtraWords = ({ tokenize, translate }: Tokenizer, text: string, weight: number): WeightedWord[] =>
  tokenize(translate(foldText(text))).map((word) => ({ ...word, weight, head: false }));

function selectStrongest(words: readonly WeightedWord[]): WeightedWord[] {
  const best = new Map<string, WeightedWord>();
  for (const word of words) if ((best.get(word.stem)?.weight ?? 0) < word.weight) best.set(word.stem, word);
  return [...best.values()];
}

function addWord({ words }: LineIndex, board: Map<number, Scored>, { stem, said, weight }: WeightedWord): void {
  const posting = words.get(stem);
  posting?.lines.forEach((line, at) => {
    addPoints(board, line, said, weight * posting.rarity * (posting.values[at] ?? 0));
  });
}

type Phrase = { key: string; said: string; weight: number };

function listPhrases(words: readonly WeightedWord[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  words.forEach((_, start) => {
    for (let length = 2; length <= maxPhraseLength && start + length <= words.length; length++) {
      const run = words.slice(start, start + length);
      const key = run.map(({ stem }) => stem).join(' ');
      const base = run.at(-1)?.head ? 1.6 : run.some(({ weight }) => weight > 0.35) ? 1 : 0.3;
      const phrase = { key, said: run.map(({ said }) => said).join(' '), weight: base * length ** 0.5 };
      if ((phrases.get(key)?.weight ?? 0) < phrase.weight) phrases.set(key, phrase);
    }
  });
  return [...phrases.values()];
}

function addPhrase({ phrases }: LineIndex, board: Map<number, Scored>, { key, said, weight }: Phrase): void {
  const posting = phrases.get(key);
  if (!posting) return;
  for (const line of posting.lines) addPoints(board, line, said, weight * posting.rarity * phraseFactor);
}

type Materials = { linesOf: ReadonlyMap<string, readonly string[]>; allLines: readonly string[] };

export function compileMaterials(rows: ClassificationTables['materials'], { stem }: Tokenizer): Materials {
  const linesByStem = new Map(rows.flatMap(({ words, lines }) => words.map((word) => [stem(word), lines] as const)));
  return { linesOf: linesByStem, allLines: [...new Set([...linesByStem.values()].flat())] };
}

function weighLines(
  { index: { lines, isPart, endings, names }, materials, partStems }: Ranker,
  board: Map<number, Scored>,
  words: readonly WeightedWord[],
  { thing }: ParsedDescription,
  isPartOfMachine: boolean,
): void {
  const starts = [...new Set(words.flatMap(({ stem }) => materials.linesOf.get(stem) ?? []))];
  const stems = new Set(words.map(({ stem }) => stem));
  const named = listNamedLines(names, words);
  const asksParts = isPartOfMachine || thing.split(' ').some((stem) => partStems.has(stem));
  for (const scored of board.values()) {
    const line = lines[scored.line];
    if (!line) continue;
    const { hts, worked } = line;
    const isIn = (start: string) => hts.startsWith(start);
    if (starts.length && materials.allLines.some(isIn)) {
      scored.material = starts.some(isIn);
      scored.points *= scored.material ? sameMaterialFactor : otherMaterialFactor;
    }
    if (isPart[scored.line] && !asksParts && !named.has(scored.line)) scored.points *= partPenalty;
    const ending = endings[scored.line] ?? [];
    if (ending.length && !ending.some((stem) => stems.has(stem))) scored.points *= unsaidPenalty;
    if (worked) scored.points *= workedBonus;
  }
}

/** Lines of which a whole name ends at the head of the product's name. */
export function listNamedLines(names: LineIndex['names'], words: readonly WeightedWord[]): ReadonlySet<number> {
  const end = words.findLastIndex(({ head }) => head) + 1;
  const found = new Set<number>();
  for (let length = 1; length <= Math.min(maxPhraseLength, end); length++) {
    const name = words.slice(end - length, end).map(({ stem }) => stem);
    for (const line of names.get(name.join(' ')) ?? []) found.add(line);
  }
  return found;
}

/** Also lifts reviewed lines that share no word with the query. */
function liftRules({ lines }: LineIndex, board: Map<number, Scored>, rules: readonly Evidence[], best: number): void {
  for (const rule of rules) {
    if (rule.weight < 0) lowerLines(lines, board, rule);
    else
      lines.forEach(({ hts, worked }, line) => {
        if (!rule.lines.some((start) => hts.startsWith(start))) return;
        if (board.has(line) || worked) liftLine(board, line, rule, best);
      });
  }
}

/** Machines, instruments, vehicles and luminaires, which are classified by function before material. */
const namesMachines = ({ lines }: Evidence): boolean => lines.some((start) => /^(8[4-9]|90|9405)/.test(start));
const materialBesideUseFactor = 0.5;
/** A single common word is weaker evidence than a use pattern of several words. */
const singleWordBesideUseFactor = 0.7;

function demoteSingleWords(board: ReadonlyMap<number, Scored>): void {
  for (const scored of board.values()) {
    const [word, other] = scored.words;
    if (other === undefined && !word?.includes(' ')) scored.points *= singleWordBesideUseFactor;
  }
}

function demoteMaterials({ index, materials }: Ranker, board: Map<number, Scored>): void {
  for (const scored of board.values()) {
    const line = index.lines[scored.line];
    if (line && materials.allLines.some((start) => line.hts.startsWith(start)))
      scored.points *= materialBesideUseFactor;
  }
}

function liftUses(
  { lines, headings }: LineIndex,
  board: Map<number, Scored>,
  uses: readonly Evidence[],
  best: number,
): void {
  const lifted = new Set<number>();
  for (const use of uses.toSorted((a, b) => b.weight - a.weight)) {
    for (const start of use.lines) {
      for (const line of headings.get(start.slice(0, 4)) ?? []) {
        if (lifted.has(line) || !lines[line]?.hts.startsWith(start)) continue;
        lifted.add(line);
        liftLine(board, line, use, best);
      }
    }
  }
}
