import type { InterviewFamily } from '#kernel/enums.ts';
import type { Dialogue, Fact, FactValue } from '../interview.schema.ts';
import { detectConfirmation, saysUnknown } from './confirmation.rules.ts';
import { changeList, detectListChange } from './correction.rules.ts';
import type { FactRule } from './fact.rules.ts';
import { getFactRules } from './family-facts.rules.ts';
import { countUnexplained, findLeftovers } from './leftover.rules.ts';
import { type Finding, isFinding, type NormalizedUtterance, type Reading, type Span } from './utterance.rules.ts';
import { patterns } from './words/interview-patterns.ts';

export type Conversation = { family: InterviewFamily; facts: readonly Fact[]; dialogue: Dialogue };

/** Values of `dialogue.asks` beside fact keys: facts were read back, or the caller was asked for corrections. */
export const confirmation = 'confirmation';
export const difference = 'difference';

export const findFact = (facts: readonly Fact[], key: string) => facts.find((fact) => fact.key === key);
export const isCorrection = ({ asks }: Dialogue) => asks === confirmation || asks === difference;

export type Answer = { rule: FactRule; found: Finding<FactValue> };
export type UnreadPart = { key: string; spans: readonly Span[] };
type Answers = { found: Answer[]; unread: UnreadPart[] };

function sortReadings(readings: { rule: FactRule; reading: Reading<FactValue> }[]): Answers {
  return {
    found: readings.flatMap(({ rule, reading }) =>
      isFinding(reading) && (rule.isList || rule.shape.safeParse(reading.value).success)
        ? [{ rule, found: reading }]
        : [],
    ),
    unread: readings.flatMap(({ rule: { key }, reading }) =>
      reading && 'unread' in reading ? [{ key, spans: reading.unread }] : [],
    ),
  };
}

export const isSame = (fact: Fact | undefined, value: FactValue) =>
  fact !== undefined && JSON.stringify(fact.value) === JSON.stringify(value);

/** What a list becomes; null if the words only deny what it does not hold. */
function applyChange(
  { rule, found }: Answer,
  words: NormalizedUtterance,
  facts: readonly Fact[],
  isRejected: boolean,
): Answer | null {
  if (!rule.isList) return { rule, found };
  const known = findFact(facts, rule.key)?.value;
  const change = detectListChange(words, found) ?? (isRejected ? 'replace' : null);
  const value = changeList(known, found, change);
  if (value.length === 0) return known ? { rule, found: { ...found, value } } : null;
  return rule.shape.safeParse(value).success ? { rule, found: { ...found, value } } : null;
}

/** A confirmed `words` fact changes only if it is mentioned by name, because most sentences match one. */
export function findMentions(
  { family, facts, dialogue }: Conversation,
  words: NormalizedUtterance,
  today: string,
): { mentioned: (Answer & { isNew: boolean })[]; unread: UnreadPart[] } {
  const readings = getFactRules(family).map((rule) => {
    const known = findFact(facts, rule.key);
    const reading = rule.find(words, today, known?.value) ?? (known ? findListChange(rule, words, today) : null);
    return { rule, reading };
  });
  const { found, unread } = sortReadings(readings);
  const isRejected = isCorrection(dialogue) && detectConfirmation(words.plain) === 'no';
  const mentioned = found.flatMap((answer) => {
    const changed = applyChange(answer, words, facts, isRejected);
    if (!changed) return [];
    const { rule } = answer;
    const fact = findFact(facts, rule.key);
    const isSettled = rule.kind === 'words' && fact?.confirmation === 'caller_confirmed' && fact.value !== null;
    const isMeant = !isSettled || rule.names.test(words.plain) || isListChange(answer, words);
    return [{ ...changed, isNew: !isSame(fact, changed.found.value) && isMeant }];
  });
  return { mentioned, unread };
}

/** "Japan too" is about the markets that are known, although it does not say so. */
function findListChange(rule: FactRule, words: NormalizedUtterance, today: string): Reading<FactValue> {
  if (!rule.isList || rule.kind !== 'choice') return null;
  const reading = rule.answer(words, today);
  return isFinding(reading) && isListChange({ rule, found: reading }, words) ? reading : null;
}

const isListChange = ({ rule, found }: Answer, words: NormalizedUtterance): boolean =>
  rule.isList === true && (detectListChange(words, found) !== null || found.denied !== undefined);

export function isAside(
  { key, kind, mayOverlap }: FactRule,
  words: NormalizedUtterance,
  mentioned: readonly Answer[],
  unread: readonly UnreadPart[],
): boolean {
  const others = [
    ...mentioned.filter(({ rule }) => rule.key !== key).flatMap(({ found }) => found.spans),
    ...unread.filter((part) => part.key !== key).flatMap(({ spans }) => spans),
  ];
  const isChange = detectConfirmation(words.plain) === 'no' || patterns.add.test(words.plain);
  return (
    kind === 'words' && (!mayOverlap || isChange) && others.length > 0 && findLeftovers(words, others).length === 0
  );
}

export function findAnswers(
  { family, facts, dialogue }: Conversation,
  words: NormalizedUtterance,
  today: string,
): Answers {
  const rules = getFactRules(family);
  const { asks } = dialogue;
  if (!isCorrection(dialogue)) {
    const asked = rules.filter(({ key, answers }) => asks !== null && (key === asks || answers === asks));
    return sortReadings(
      asked.flatMap((rule) => {
        if (rule.kind === 'words' && saysUnknown(words.plain)) return [];
        const reading = rule.answer(words, today) ?? rule.bareAnswer?.(words, today) ?? null;
        return [{ rule, reading }];
      }),
    );
  }
  if (asks === confirmation && detectConfirmation(words.plain) !== 'no') return { found: [], unread: [] };
  const readBack = rules.filter(({ key }) => dialogue.keys.includes(key));
  const readBy = (rule: FactRule, read: 'find' | 'answer' | 'bareAnswer'): Answer[] => {
    const reading = rule[read]?.(words, today, findFact(facts, rule.key)?.value) ?? null;
    return sortReadings([{ rule, reading }]).found.flatMap((answer) => applyChange(answer, words, facts, true) ?? []);
  };
  const isOther = ({ rule, found }: Answer) => !isSame(findFact(facts, rule.key), found.value);
  const named = readBack.flatMap((rule) => readBy(rule, 'find')).filter(isOther);
  if (named.length) return { found: named, unread: [] };
  // "No, 800" is a correction if exactly one fact can have that value.
  const bare = readBack
    .filter(({ kind }) => kind !== 'words')
    .flatMap((rule) => [...readBy(rule, 'answer'), ...readBy(rule, 'bareAnswer')].slice(0, 1))
    .filter(isOther);
  return { found: bare.length === 1 ? bare : [], unread: [] };
}

/** "4 weeks", said without being asked for: if exactly one open fact can have that value. */
export function findOnlyPossibleFact(
  { family, facts, dialogue }: Conversation,
  words: NormalizedUtterance,
  today: string,
): Answer[] {
  if (dialogue.asks === null || detectConfirmation(words.plain) !== null) return [];
  const open = getFactRules(family).filter(({ key, kind }) => kind !== 'words' && findFact(facts, key) === undefined);
  const { found } = sortReadings(open.map((rule) => ({ rule, reading: rule.answer(words, today) })));
  const isSole = ({ found: { quote, spans, isBare } }: Answer) =>
    /\p{L}/u.test(quote) && !(isBare && countUnexplained(words, spans, []) > 0);
  return found.length === 1 ? found.filter(isSole) : [];
}
