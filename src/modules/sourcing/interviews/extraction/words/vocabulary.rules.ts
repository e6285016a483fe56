import { processSynonyms } from '#modules/directory/glossary/glossary.ts';
import {
  createFinding,
  type Finding,
  findMatches,
  isDenied,
  isDeniedAfter,
  isEither,
  isExcepted,
  isFinding,
  isHedged,
  markBare,
  type NormalizedUtterance,
  pickUnanimous,
  quoteUtterance,
  type Reading,
  type Surroundings,
  splitContext,
  takeLastClause,
} from '../utterance.rules.ts';
import { patterns } from './interview-patterns.ts';
import { otherProcessNames, scopeAnswers, scopeNames, stageNames } from './interview-words.ts';

export type Term = Surroundings & { value: string; start: number; end: number; isDenied: boolean };
export type Vocabulary = { patterns: RegExp[]; values: Map<string, string> };
type Entries = Iterable<readonly [value: string, names: string]>;

const isLatin = (name: string) => /^[\x20-\x7e]/.test(name) && !/\p{Script=Han}/u.test(name);
/** Capitalised abbreviations match case-sensitively: US, not us. */
const isCapital = (name: string) => /^[A-Z][A-Z.]{1,4}$/.test(name);

/** `followedBy` is a pattern that has to follow a name. */
export function createVocabulary(entries: Entries, followedBy = ''): Vocabulary {
  const named = [...entries].flatMap(([value, names]) => names.split('|').map((name) => ({ value, name })));
  const values = new Map(named.map(({ value, name }) => [isCapital(name) ? name : name.toLowerCase(), value]));
  const kinds = Map.groupBy(named, ({ name }) => (isCapital(name) ? 'capital' : isLatin(name) ? 'latin' : 'chinese'));
  const sources = [...kinds].map(([kind, all]) => {
    const names = all.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
    const text = `(?:${names.map(RegExp.escape).join('|')})${followedBy}`;
    if (kind === 'chinese') return new RegExp(text, 'gi');
    return new RegExp(`(?<![A-Za-z0-9])${text}(?![A-Za-z0-9])`, kind === 'capital' ? 'g' : 'gi');
  });
  return { patterns: sources, values };
}

/** Leftmost and longest; PC/ABS does not also match PC. */
export function findTerms(words: NormalizedUtterance, { patterns, values }: Vocabulary): Term[] {
  const matches = patterns
    .flatMap((pattern) => findMatches(words, pattern))
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let past = 0;
  return matches.flatMap(({ text, start, end }) => {
    if (start < past) return [];
    past = end;
    const context = splitContext(words, start, end);
    const value = values.get(text) ?? values.get(text.toLowerCase());
    const denied = isDenied(context.before) || isDeniedAfter(context.after);
    return value === undefined ? [] : [{ value, start, end, ...context, isDenied: denied }];
  });
}

const isAffirmed = ({ isDenied }: Term) => !isDenied;
const toFinding =
  (words: NormalizedUtterance) =>
  ({ value, start, end, before, after }: Term): Finding<string> =>
    createFinding(words, value, [start, end], isHedged({ before, after }));

const maxListLength = 20;

/** All affirmed values; `denied` holds the others. Null if there are no terms. */
export function collectTerms(words: NormalizedUtterance, terms: readonly Term[]): Finding<string[]> | null {
  const [first] = terms;
  if (!first) return null;
  const isIncluded = (term: Term) => isAffirmed(term) && !isExcepted(term.before);
  const affirmed = terms.filter(isIncluded);
  const value = [...new Set(affirmed.map(({ value }) => value))].slice(0, maxListLength);
  const denied = terms.filter((term) => !isIncluded(term)).map(({ value }) => value);
  const quoted = affirmed.length ? affirmed : terms;
  const [start, end] = [Math.min(...quoted.map(({ start }) => start)), Math.max(...quoted.map(({ end }) => end))];
  return {
    value,
    quote: quoteUtterance(words, start, end),
    inferred: affirmed.some(({ before, after }) => isHedged({ before, after })),
    spans: terms.map(({ start, end }) => [start, end] as const),
    ...(denied.length && { denied }),
  };
}

const createSingleFinder = (vocabulary: Vocabulary) => (words: NormalizedUtterance) =>
  pickUnanimous(findTerms(words, vocabulary).filter(isAffirmed).map(toFinding(words)));

const components = ['battery', 'motor_actuator', 'display', 'camera', 'power_adapter', 'packaging', 'off_the_shelf'];
const processNames = [...processSynonyms].map(([process, names]) => [process, names.join('|')] as const);
const makingProcesses = createVocabulary(processNames.filter(([process]) => !components.includes(process)));
const componentProcesses = createVocabulary(processNames.filter(([process]) => components.includes(process)));
const answerOnlyProcesses = createVocabulary([...otherProcessNames]);

/** Component categories count only without a manufacturing process: "CNC machining of motor housings" is CNC. */
export function findProcess(words: NormalizedUtterance): Reading<string> {
  const processes = findTerms(words, makingProcesses).filter(isAffirmed);
  const chosen = processes.length ? processes : findTerms(words, componentProcesses).filter(isAffirmed);
  return pickUnanimous(chosen.map(toFinding(words)));
}
export const readProcessAnswer = (words: NormalizedUtterance) =>
  findProcess(words) ?? createSingleFinder(answerOnlyProcesses)(words);

const stages = createVocabulary([...stageNames]);
/** A stage still ahead is not the current stage. */
const intended = new RegExp(`${patterns.intended.source}[^,、]{0,20}$`, 'i');
const intendedAfter = new RegExp(String.raw`^\s?${patterns.intended_after.source}`, 'i');
const isAhead = ({ before, after }: Term) => intended.test(takeLastClause(before)) || intendedAfter.test(after);
const findStageTerms = (words: NormalizedUtterance) =>
  findTerms(words, stages).filter((term) => isAffirmed(term) && !isAhead(term));
/** A finished stage may be the current one or the one before. */
const isFinished = ({ before, after }: Term) =>
  patterns.finished.test(takeLastClause(before).slice(-24)) || patterns.finished.test(after.slice(0, 16));
export const findStage = (words: NormalizedUtterance) =>
  pickUnanimous(
    findStageTerms(words).map((term) => {
      const found = toFinding(words)(term);
      return isFinished(term) ? { ...found, inferred: true } : found;
    }),
  );

const scopes = createVocabulary([...scopeNames]);
const widerScopes = createVocabulary([...scopeAnswers]);
/** "The circuit board or the full product" is neither. */
export function findScope(words: NormalizedUtterance): Reading<string> {
  const found = createSingleFinder(scopes)(words);
  if (!isFinding(found) || !isEither(words.plain)) return found;
  const others = findTerms(words, widerScopes).filter(({ value }) => value !== found.value);
  return others.length ? { unread: [...found.spans, ...others.map(({ start, end }) => [start, end] as const)] } : found;
}
export const readScopeAnswer = (words: NormalizedUtterance): Reading<string> =>
  findScope(words) ?? markBare(createSingleFinder(widerScopes)(words));
