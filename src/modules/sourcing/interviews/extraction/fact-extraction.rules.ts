import type { InterviewFamily } from '#kernel/enums.ts';
import type { Dialogue, Fact, FactValue } from '../interview.schema.ts';
import { detectConfirmation, isPartialYes, isRetracted, saysUnknown } from './confirmation.rules.ts';
import { type FactRule, getFactRules } from './fact.rules.ts';
import {
  type Finding,
  type NormalizedUtterance,
  quoteUtterance,
  saysMoreThan,
  toUtterance,
} from './utterance.rules.ts';

export type Conversation = { family: InterviewFamily; facts: readonly Fact[]; dialogue: Dialogue };
export type Turn = { text: string; reference: string; today: string };
export type Extraction = {
  facts: Fact[];
  confirmed: string[];
  leftOpen: string[];
  isUnderstood: boolean;
  isUnknown: boolean;
  /** Rejected the facts read back, without a correction. */
  isDenied: boolean;
};

/** Values of `dialogue.asks` beside fact keys: facts were read back, or the caller was asked for corrections. */
export const confirmation = 'confirmation';
export const difference = 'difference';

/**
 * Facts from free text are unconfirmed. Answers to their question, facts that the caller agreed to, and corrections of
 * facts read back are confirmed.
 */
export function extractFacts(conversation: Conversation, turn: Turn): Extraction {
  const { family, facts: known, dialogue } = conversation;
  const words = toUtterance(turn.text);
  const rules = getFactRules(family);
  const recorded = new Map<string, Fact>();
  const recordFact = (
    rule: FactRule,
    { value, quote }: Pick<Finding<FactValue>, 'value' | 'quote'>,
    isSure: boolean,
  ) => {
    const source = { kind: 'interview' as const, reference: turn.reference, quote };
    recorded.set(rule.key, { key: rule.key, value, confirmation: isSure ? 'caller_confirmed' : 'unconfirmed', source });
  };

  const mentioned = findMentions(conversation, words, turn.today);
  for (const { rule, found, isNew } of mentioned) if (isNew) recordFact(rule, found, false);
  for (const { rule, found } of findAnswers(conversation, words, turn.today)) {
    if (!isAside(rule, words, mentioned)) recordFact(rule, found, !found.inferred);
  }
  const leftOpen = findUnknownFacts(conversation, words, recorded);
  for (const rule of leftOpen) recordFact(rule, { value: null, quote: quoteUtterance(words) }, true);

  const agreed = findAgreedKeys(conversation, words, recorded);
  const retracted = rules
    .filter(({ key, names }) => !recorded.has(key) && !agreed.includes(key) && isRetracted(words.plain, names))
    .map(({ key }) => key)
    .filter((key) => known.some((fact) => fact.key === key));
  const all = rules.flatMap(({ key }): Fact[] => {
    const fact = recorded.get(key) ?? known.find((fact) => fact.key === key);
    if (!fact || retracted.includes(key)) return [];
    return [agreed.includes(key) ? { ...fact, confirmation: 'caller_confirmed' } : fact];
  });
  const facts = dropContradictions(all, recorded);
  const isSure = ({ key, value }: Fact) =>
    agreed.includes(key) || (value !== null && recorded.get(key)?.confirmation === 'caller_confirmed');
  const consent = detectConfirmation(words.plain);
  return {
    facts,
    confirmed: facts.filter(isSure).map(({ key }) => key),
    leftOpen: leftOpen.map(({ key }) => key),
    isUnderstood: mentioned.length + recorded.size + agreed.length + retracted.length > 0,
    isUnknown: consent === 'unknown',
    isDenied: recorded.size === 0 && dialogue.asks === confirmation && consent === 'no',
  };
}

type Answer = { rule: FactRule; found: Finding<FactValue> };

const validateFinding = ({ shape }: FactRule, found: Finding<FactValue> | null) =>
  found && shape.safeParse(found.value).success ? found : null;

const isSame = (fact: Fact | undefined, value: FactValue) =>
  fact !== undefined && JSON.stringify(fact.value) === JSON.stringify(value);

/** A confirmed `words` fact changes only if it is mentioned by name, because most sentences match one. */
function findMentions(
  { family, facts }: Conversation,
  words: NormalizedUtterance,
  today: string,
): (Answer & { isNew: boolean })[] {
  return getFactRules(family).flatMap((rule) => {
    const found = validateFinding(rule, rule.find(words, today));
    if (!found) return [];
    const fact = facts.find(({ key }) => key === rule.key);
    const isSettled = rule.kind === 'words' && fact?.confirmation === 'caller_confirmed' && fact.value !== null;
    return [{ rule, found, isNew: !isSame(fact, found.value) && (!isSettled || rule.names.test(words.plain)) }];
  });
}

function isAside(
  { key, kind, mayOverlap }: FactRule,
  words: NormalizedUtterance,
  mentioned: readonly Answer[],
): boolean {
  const others = mentioned.filter(({ rule }) => rule.key !== key).map(({ found }) => found.quote);
  return kind === 'words' && !mayOverlap && others.length > 0 && !saysMoreThan(words, others);
}

function findAnswers({ family, facts, dialogue }: Conversation, words: NormalizedUtterance, today: string): Answer[] {
  const rules = getFactRules(family);
  const readBy = (rule: FactRule, read: 'find' | 'answer', from: NormalizedUtterance): Answer[] => {
    const found = validateFinding(rule, rule[read](from, today));
    return found ? [{ rule, found }] : [];
  };
  if (dialogue.asks !== confirmation && dialogue.asks !== difference) {
    const asked = rules.filter(({ key }) => key === dialogue.asks);
    return asked.flatMap((rule) =>
      rule.kind === 'words' && saysUnknown(words.plain) ? [] : readBy(rule, 'answer', words),
    );
  }
  if (dialogue.asks === confirmation && detectConfirmation(words.plain) !== 'no') return [];
  const readBack = rules.filter(({ key }) => dialogue.keys.includes(key));
  const known = new Map(facts.map(({ key, value }) => [key, value]));
  const isOther = ({ rule, found }: Answer) => JSON.stringify(known.get(rule.key)) !== JSON.stringify(found.value);
  const named = readBack.flatMap((rule) => readBy(rule, 'find', words)).filter(isOther);
  if (named.length) return named;
  // "No, 800" is a correction if exactly one fact can have that value.
  const bare = readBack
    .filter(({ kind }) => kind !== 'words')
    .flatMap((rule) => readBy(rule, 'answer', words))
    .filter(isOther);
  return bare.length === 1 ? bare : [];
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
    .map(({ key }) => key);
  const isCorrected = isPartialYes(words.plain) && dialogue.keys.some((key) => taken.has(key));
  if (detectConfirmation(words.plain) !== 'yes' && !isCorrected) return companions;
  const left = facts.filter(({ key }) => isReadBack(key) && !taken.has(key)).map(({ key }) => key);
  return [...new Set([...left, ...companions])];
}

/** If the minimum exceeds the maximum, keeps the newer one; drops both if stated in the same turn. */
function dropContradictions(facts: Fact[], taken: ReadonlyMap<string, Fact>): Fact[] {
  const [minimum, maximum] = ['minQuantity', 'maxQuantity'].map((key) => facts.find((fact) => fact.key === key));
  if (typeof minimum?.value !== 'number' || typeof maximum?.value !== 'number' || minimum.value <= maximum.value)
    return facts;
  const isNew = ({ key }: Fact) => taken.has(key);
  return facts.filter(
    (fact) => (fact !== minimum && fact !== maximum) || (isNew(fact) && isNew(minimum) !== isNew(maximum)),
  );
}
