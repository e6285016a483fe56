import { foldText } from '#text/term-pattern.ts';
import type { HtsCandidatesInput } from './classification.schema.ts';
import type { ClassificationRule } from './classification-rule.rules.ts';
import type { ClassificationTables } from './classification-table.schema.ts';
import type { DescriptionParser, ParsedDescription, WeightedWord } from './description.rules.ts';
import type { LineIndex } from './line-index.rules.ts';
import { listRelatedStems, type Tokenizer } from './tokenizer.rules.ts';
import { type Evidence, matchUsePatterns, type UsePattern } from './use-pattern.rules.ts';

export type Query = Pick<HtsCandidatesInput, 'description' | 'material' | 'use'>;

export type Ranker = {
  index: LineIndex;
  tokenizer: Tokenizer;
  descriptions: DescriptionParser;
  usePatterns: readonly UsePattern[];
  rules: readonly ClassificationRule[];
  materials: Materials;
  partStems: ReadonlySet<string>;
};

export type Scored = { line: number; points: number; words: Set<string>; evidence: Evidence[]; material: boolean };

export type Scores = { scored: Scored[]; applied: Evidence[] };

/** For a whole name, relative to its words scattered. */
const phraseFactor = 1.7;
const maxPhraseLength = 4;
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
  const { index, tokenizer, descriptions, usePatterns, rules } = ranker;
  const parsed = descriptions.parse(description);
  const extra = [...weighExtraWords(tokenizer, material, 0.5), ...weighExtraWords(tokenizer, use, 0.3)];
  const words = [...parsed.words, ...extra];
  const board = new Map<number, Scored>();
  for (const word of selectStrongest(words)) {
    addWord(index, board, word);
    const relative = { ...word, weight: word.weight * relatedFactor };
    for (const stem of new Set(listRelatedStems(word.stem))) addWord(index, board, { ...relative, stem });
  }
  for (const phrase of listPhrases(parsed.words)) addPhrase(index, board, phrase);
  const said = {
    thing: ` ${parsed.thing} `,
    everything: ` ${[parsed.everything, ...extra.map(({ stem }) => stem)].join(' ')} `,
  };
  const applied = rules.filter((rule) => rule.applies(said));
  weighLines(ranker, board, words, parsed);
  const best = Math.max(8, ...[...board.values()].map(({ points }) => points));
  const uses = matchUsePatterns(usePatterns, parsed);
  if (uses.length) demoteSingleWords(board);
  if (uses.some(namesMachines)) demoteMaterials(ranker, board);
  liftUses(index, board, uses, best);
  liftRules(index, board, applied, best);
  return { scored: [...board.values()], applied };
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
      const base = run.at(-1)?.head ? 1.6 : run.some(({ weight }) => weight >= 0.35) ? 1 : 0.3;
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

function addPoints(board: Map<number, Scored>, line: number, said: string, points: number): void {
  const scored = board.get(line);
  if (!scored) board.set(line, { line, points, words: new Set([said]), evidence: [], material: false });
  else {
    scored.points += points;
    scored.words.add(said);
  }
}

type Materials = { linesOf: ReadonlyMap<string, readonly string[]>; allLines: readonly string[] };

export function compileMaterials(rows: ClassificationTables['materials'], { stem }: Tokenizer): Materials {
  const linesByStem = new Map(rows.flatMap(({ words, lines }) => words.map((word) => [stem(word), lines] as const)));
  return { linesOf: linesByStem, allLines: [...new Set([...linesByStem.values()].flat())] };
}

function weighLines(
  { index: { lines, isPart, endings }, materials, partStems }: Ranker,
  board: Map<number, Scored>,
  words: readonly WeightedWord[],
  { thing }: ParsedDescription,
): void {
  const starts = [...new Set(words.flatMap(({ stem }) => materials.linesOf.get(stem) ?? []))];
  const stems = new Set(words.map(({ stem }) => stem));
  const asksParts = thing.split(' ').some((stem) => partStems.has(stem));
  for (const scored of board.values()) {
    const line = lines[scored.line];
    if (!line) continue;
    const { hts, worked } = line;
    const isIn = (start: string) => hts.startsWith(start);
    if (starts.length && materials.allLines.some(isIn)) {
      scored.material = starts.some(isIn);
      scored.points *= scored.material ? sameMaterialFactor : otherMaterialFactor;
    }
    if (isPart[scored.line] && !asksParts) scored.points *= partPenalty;
    const ending = endings[scored.line] ?? [];
    if (ending.length && !ending.some((stem) => stems.has(stem))) scored.points *= unsaidPenalty;
    if (worked) scored.points *= workedBonus;
  }
}

/** Also lifts reviewed lines that share no word with the query. */
function liftRules({ lines }: LineIndex, board: Map<number, Scored>, rules: readonly Evidence[], best: number): void {
  for (const rule of rules) {
    lines.forEach(({ hts, worked }, line) => {
      if (!rule.lines.some((start) => hts.startsWith(start))) return;
      if (board.has(line) || worked) liftLine(board, line, rule, best);
    });
  }
}

function liftLine(board: Map<number, Scored>, line: number, evidence: Evidence, best: number): void {
  const scored = board.get(line) ?? { line, points: 0, words: new Set<string>(), evidence: [], material: false };
  scored.points += evidence.weight * best;
  scored.evidence.push(evidence);
  board.set(line, scored);
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
