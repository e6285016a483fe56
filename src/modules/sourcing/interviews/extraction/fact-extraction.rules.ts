import type { Fact, FactValue } from '../interview.schema.ts';
import { findAsides } from './aside.rules.ts';
import { detectConfirmation, isPartialYes, isRetracted } from './confirmation.rules.ts';
import { findReplacedDurations, findReplacedFigures } from './correction.rules.ts';
import type { FactRule } from './fact.rules.ts';
import { getFactRules } from './family-facts.rules.ts';
import { countUnexplained, findClausesOf, findLeftovers } from './leftover.rules.ts';
import { appendNotes, findQuestions, mergeUnclear, sortLeftovers, type UnclearPart } from './notes.rules.ts';
import {
  type Conversation,
  confirmation,
  findAnswers,
  findFact,
  findMentions,
  findOnlyPossibleFact,
  isAside,
  isCorrection,
  isSame,
} from './readings.rules.ts';
import {
  type Finding,
  maskSpans,
  type NormalizedUtterance,
  quoteUtterance,
  type Span,
  toUtterance,
} from './utterance.rules.ts';

/** `readElsewhere`: quotes of the text that something else than the rules has read. */
export type Turn = { text: string; reference: string; today: string; readElsewhere?: readonly string[] };
export type Extraction = {
  facts: Fact[];
  confirmed: string[];
  /** Keys of the facts that the utterance states. */
  heard: string[];
  leftOpen: string[];
  /** Parts of the utterance that were added to the notes. */
  noted: string[];
  /** Parts that could not be read. */
  unheard: string[];
  /** Parts that are about a fact without stating one value: "500 or 1000 pcs". */
  unclear: UnclearPart[];
  /** Questions of the participant. */
  questions: string[];
  isUnderstood: boolean;
  isUnknown: boolean;
  /** Rejected the facts read back, without a correction. */
  isDenied: boolean;
};

/**
 * Facts from free text are unconfirmed. Answers to their question, facts that the caller agreed to, and corrections of
 * facts read back are confirmed. What is no fact becomes a note or is reported.
 */
export function extractFacts(conversation: Conversation, turn: Turn): Extraction {
  const { family, facts: known, dialogue } = conversation;
  const spoken = toUtterance(turn.text);
  const asked = findQuestions(spoken, dialogue.asks !== null);
  const words = { ...spoken, plain: maskSpans(spoken.plain, asked) };
  const asides = findAsides(words, turn.today);
  /** What the readers see. */
  const stated = { ...words, plain: maskSpans(words.plain, asides.spans) };
  const rules = getFactRules(family);
  const recorded = new Map<string, Fact>();
  const covered: Span[] = [];
  const emptied: string[] = [];
  const recordFact = (
    { key }: FactRule,
    { value, quote, spans }: Pick<Finding<FactValue>, 'value' | 'quote' | 'spans'>,
    isSure: boolean,
  ) => {
    const isEmpty = Array.isArray(value) && value.length === 0;
    if (isEmpty && findFact(known, key) === undefined) return;
    covered.push(...spans);
    if (isEmpty) {
      emptied.push(key);
      return;
    }
    const source = { kind: 'interview' as const, reference: turn.reference, quote };
    recorded.set(key, { key, value, confirmation: isSure ? 'caller_confirmed' : 'unconfirmed', source });
  };

  const { mentioned, unread } = findMentions(conversation, stated, turn.today);
  for (const { rule, found, isNew } of mentioned) {
    if (isNew) recordFact(rule, found, false);
    else if (isSame(findFact(known, rule.key), found.value)) covered.push(...found.spans);
  }
  const isDoubtful = ({ spans, inferred }: Finding<FactValue>) =>
    inferred || asides.doubtful.some(([start, end]) => spans.some(([from, to]) => from < end && to > start));
  const answers = findAnswers(conversation, stated, turn.today);
  const read = mentioned.flatMap(({ found }) => found.spans);
  for (const { rule, found } of answers.found) {
    if (isAside(rule, stated, mentioned, unread)) continue;
    const unexplained = found.isBare ? countUnexplained(stated, found.spans, read) : 0;
    if (unexplained > (rule.kind === 'figure' ? 0 : 1)) {
      answers.unread.push({ key: rule.key, spans: findClausesOf(stated, found.spans) });
    } else recordFact(rule, found, unexplained === 0 && !isDoubtful(found));
  }
  const replaced = [...findReplacedFigures(stated, rules, known), ...findReplacedDurations(stated, rules, known)];
  for (const { rule, found } of replaced) {
    recordFact(rule, found, isCorrection(dialogue) && dialogue.keys.includes(rule.key) && !isDoubtful(found));
  }
  if (recorded.size === 0 && mentioned.length === 0) {
    for (const { rule, found } of findOnlyPossibleFact(conversation, stated, turn.today))
      recordFact(rule, found, false);
  }
  const leftOpen = findUnknownFacts(conversation, words, recorded);
  for (const rule of leftOpen) {
    recordFact(rule, { value: null, quote: quoteUtterance(words), spans: [] }, true);
  }

  const agreed = findAgreedKeys(conversation, words, recorded);
  const retracted = rules
    .filter(({ key, names }) => !recorded.has(key) && !agreed.includes(key) && isRetracted(words.plain, names))
    .map(({ key }) => key)
    .filter((key) => findFact(known, key) !== undefined)
    .concat(rules.flatMap(({ key }) => (emptied.includes(key) ? [key] : [])));
  const consent = detectConfirmation(words.plain);
  const isUnderstood = recorded.size + agreed.length + retracted.length > 0 || mentioned.length > 0;

  const unclear = [...unread, ...answers.unread].filter(({ key }) => {
    const isSettled = findFact(known, key) !== undefined && dialogue.asks !== key && !dialogue.keys.includes(key);
    return !recorded.has(key) && !isSettled && !leftOpen.some((rule) => rule.key === key);
  });
  const elsewhere = (turn.readElsewhere ?? []).flatMap((quote): Span[] => {
    const start = turn.text.indexOf(quote);
    return start < 0 ? [] : [[start, start + quote.length]];
  });
  const rest = findLeftovers(
    words,
    [...covered, ...elsewhere, ...unclear.flatMap(({ spans }) => spans)],
    mentioned.filter(({ rule }) => rule.isPartOfName).flatMap(({ found }) => found.spans),
  );
  const isAnswered = dialogue.asks === null || isUnderstood || consent === 'unknown' || unclear.length > 0;
  const isRejected = isCorrection(dialogue) && consent === 'no';
  const parts = sortLeftovers(words, rest, { isAnswered, isRejected });
  parts.questions.push(...asked);
  const notes = appendNotes(findFact(known, 'notes'), words, parts.noted, turn.reference);
  if (notes) recorded.set('notes', notes);

  const isAgreed = (key: string) => agreed.includes(key) && !(key === 'notes' && notes);
  const all = rules.flatMap(({ key }): Fact[] => {
    const fact = recorded.get(key) ?? findFact(known, key);
    if (!fact || retracted.includes(key)) return [];
    return [isAgreed(key) ? { ...fact, confirmation: 'caller_confirmed' } : fact];
  });
  const { facts, dropped } = dropContradictions(all, recorded);
  const isSure = ({ key, value }: Fact) =>
    isAgreed(key) || (value !== null && recorded.get(key)?.confirmation === 'caller_confirmed');
  const toQuote = ([start, end]: Span) => quoteUtterance(words, start, end);
  return {
    facts,
    confirmed: facts.filter(isSure).map(({ key }) => key),
    heard: [...recorded.keys()],
    leftOpen: leftOpen.map(({ key }) => key),
    noted: notes ? parts.noted.map(toQuote) : [],
    unheard: [...parts.unheard, ...(notes ? [] : parts.noted)].map(toQuote),
    unclear: [...mergeUnclear(words, unclear), ...dropped],
    questions: parts.questions.map(toQuote),
    isUnderstood,
    isUnknown: consent === 'unknown',
    isDenied: recorded.size === 0 && dialogue.asks === confirmation && consent === 'no',
  };
}

/** The fact just asked for, if publication does not require its value. */
function findUnknownFacts(
  { family, dialogue }: Conversation,
  words: NormalizedUtterance,
  taken: ReadonlyMap<string, Fact>,
): FactRule[] {
  const consent = detectConfirmation(words.plain);
  return getFactRules(family).filter(({ key, need }) => {
    const isOpen = consent === 'unknown' || (need === 'offer' && consent === 'no');
    return key === dialogue.asks && need !== 'value' && !taken.has(key) && isOpen;
  });
}

/** Includes companions of confirmed facts. Facts changed in this turn are excluded. */
function findAgreedKeys(
  { family, facts, dialogue }: Conversation,
  words: NormalizedUtterance,
  taken: ReadonlyMap<string, Fact>,
): string[] {
  const isSure = (key: string | undefined) => taken.get(key ?? '')?.confirmation === 'caller_confirmed';
  const isReadBack = (key: string) => dialogue.asks === confirmation && dialogue.keys.includes(key);
  // "No, 800" after "500 pieces" means 800 pieces.
  const companions = getFactRules(family)
    .filter(({ key, comesWith }) => isSure(comesWith) && (taken.has(key) || isReadBack(key)))
    .map(({ key }): string => key);
  const isCorrected = isPartialYes(words.plain) && dialogue.keys.some((key) => taken.has(key));
  if (detectConfirmation(words.plain) !== 'yes' && !isCorrected) return companions;
  const left = facts.filter(({ key }) => isReadBack(key) && !taken.has(key)).map(({ key }) => key);
  return [...new Set([...left, ...companions])];
}

/** If the minimum exceeds the maximum, keeps the newer one; drops both if stated in the same turn. */
function dropContradictions(
  facts: Fact[],
  taken: ReadonlyMap<string, Fact>,
): { facts: Fact[]; dropped: UnclearPart[] } {
  const [minimum, maximum] = ['minQuantity', 'maxQuantity'].map((key) => facts.find((fact) => fact.key === key));
  if (typeof minimum?.value !== 'number' || typeof maximum?.value !== 'number' || minimum.value <= maximum.value)
    return { facts, dropped: [] };
  const isNew = ({ key }: Fact) => taken.has(key);
  const isKept = (fact: Fact) =>
    (fact !== minimum && fact !== maximum) || (isNew(fact) && isNew(minimum) !== isNew(maximum));
  const dropped = facts.filter((fact) => !isKept(fact));
  return {
    facts: facts.filter(isKept),
    dropped: dropped.flatMap(({ key, source: { quote } }) => (quote && taken.has(key) ? [{ key, quote }] : [])),
  };
}
