import { consentIn, isTakenBack, isYesBut, saysUnknown } from './consent.rules.ts';
import { type FactRule, factRules } from './fact.rules.ts';
import { type Finding, type Heard, heard, quoteOf, saysMoreThan } from './heard.rules.ts';
import type { Dialogue, Fact, FactValue, InterviewFamily } from './interview.shapes.ts';

export type Conversation = { family: InterviewFamily; facts: readonly Fact[]; dialogue: Dialogue };
/** `reference` says which turn the words are of; a date without a year is the next one from `today`. */
export type Turn = { text: string; reference: string; today: string };
/** What one turn has changed. */
export type Hearing = {
  facts: Fact[];
  confirmed: string[];
  leftOpen: string[];
  isHeard: boolean;
  /** The caller does not know what was asked for. */
  isUnknown: boolean;
  /** What was read back is wrong, and nothing says what is right. */
  isDenied: boolean;
};

/** Two questions that are about what was understood, beside those for facts. */
export const confirmation = 'confirmation';
export const difference = 'difference';

/**
 * The facts after a turn. What is found in free text is unconfirmed. Confirmed is what answers the question for it, what
 * the caller has said yes to, and what they put in the place of something that was read back to them.
 */
export function hear(conversation: Conversation, turn: Turn): Hearing {
  const words = heard(turn.text);
  const { family, facts: known, dialogue } = conversation;
  const rules = factRules(family);
  const before = new Map(known.map((fact) => [fact.key, fact]));
  const taken = new Map<string, Fact>();
  const mentioned: string[] = [];
  const factOf = (
    { key }: FactRule,
    { value, quote }: Pick<Finding<FactValue>, 'value' | 'quote'>,
    sure: boolean,
  ): Fact => ({
    key,
    value,
    confirmation: sure ? 'caller_confirmed' : 'unconfirmed',
    source: { kind: 'interview', reference: turn.reference, quote },
  });

  // Words that are confirmed are changed only where they are named: most sentences hold some.
  const mayChange = ({ key, kind, names }: FactRule) => {
    const { value = null, confirmation } = before.get(key) ?? {};
    return kind !== 'words' || value === null || confirmation === 'unconfirmed' || names.test(words.plain);
  };
  for (const rule of rules) {
    const found = usable(rule, rule.find(words, turn.today));
    if (found) mentioned.push(rule.key);
    if (found && !isSame(before.get(rule.key), found.value) && mayChange(rule))
      taken.set(rule.key, factOf(rule, found, false));
  }
  // What is all about something else is no name and no description.
  const isAside = ({ key, kind, mayOverlap }: FactRule) => {
    const others = [...taken.values()].filter((fact) => fact.key !== key).map(({ source }) => source.quote ?? '');
    return kind === 'words' && !mayOverlap && others.length > 0 && !saysMoreThan(words, others);
  };
  const answers = answersIn(conversation, words, turn.today).filter(({ rule }) => !isAside(rule));
  for (const { rule, found } of answers) {
    taken.set(rule.key, factOf(rule, found, !found.inferred));
  }
  for (const { key, comesWith } of rules) {
    const unit = taken.get(key);
    if (unit && comesWith && taken.get(comesWith)?.confirmation === 'caller_confirmed') {
      taken.set(key, { ...unit, confirmation: 'caller_confirmed' });
    }
  }
  const leftOpen = unknownIn(conversation, words, taken);
  for (const rule of leftOpen) taken.set(rule.key, factOf(rule, { value: null, quote: quoteOf(words) }, true));

  const agreed = agreedIn(conversation, words, taken);
  const takenBack = rules.filter(
    ({ key, names }) => before.has(key) && !taken.has(key) && !agreed.includes(key) && isTakenBack(words.plain, names),
  );
  const facts = rules.flatMap(({ key }): Fact[] => {
    const fact = taken.get(key) ?? before.get(key);
    if (!fact || takenBack.some((rule) => rule.key === key)) return [];
    return [agreed.includes(key) ? { ...fact, confirmation: 'caller_confirmed' } : fact];
  });
  const isHeard = mentioned.length > 0 || taken.size > 0 || agreed.length > 0 || takenBack.length > 0;
  const sure = [...taken.values()].filter(
    ({ confirmation, value }) => confirmation === 'caller_confirmed' && value !== null,
  );
  return {
    facts: withoutContradiction(facts, taken),
    confirmed: [...sure.map(({ key }) => key), ...agreed],
    leftOpen: leftOpen.map(({ key }) => key),
    isHeard,
    isUnknown: consentIn(words.plain) === 'unknown',
    isDenied: taken.size === 0 && dialogue.asks === confirmation && consentIn(words.plain) === 'no',
  };
}

const usable = ({ shape }: FactRule, found: Finding<FactValue> | null) =>
  found && shape.safeParse(found.value).success ? found : null;

const isSame = (fact: Fact | undefined, value: FactValue) =>
  fact !== undefined && JSON.stringify(fact.value) === JSON.stringify(value);

type Answer = { rule: FactRule; found: Finding<FactValue> };

/** What the turn says to the question that was asked: its answer, or what is put right of what was read back. */
function answersIn({ family, facts, dialogue }: Conversation, words: Heard, today: string): Answer[] {
  const rules = factRules(family);
  const readBy = (rule: FactRule, read: 'find' | 'answer', from: Heard): Answer[] => {
    const found = usable(rule, rule[read](from, today));
    return found ? [{ rule, found }] : [];
  };
  if (dialogue.asks !== confirmation && dialogue.asks !== difference) {
    const asked = rules.filter(({ key }) => key === dialogue.asks);
    return asked.flatMap((rule) =>
      rule.kind === 'words' && saysUnknown(words.plain) ? [] : readBy(rule, 'answer', words),
    );
  }
  if (dialogue.asks === confirmation && consentIn(words.plain) !== 'no') return [];
  const readBack = rules.filter(({ key }) => dialogue.keys.includes(key));
  const known = new Map(facts.map(({ key, value }) => [key, value]));
  const isOther = ({ rule, found }: Answer) => JSON.stringify(known.get(rule.key)) !== JSON.stringify(found.value);
  const named = readBack.flatMap((rule) => readBy(rule, 'find', words)).filter(isOther);
  if (named.length) return named;
  // "No, 800": it is clear what is meant where only one of them can be 800.
  const bare = readBack
    .filter(({ kind }) => kind !== 'words')
    .flatMap((rule) => readBy(rule, 'answer', words))
    .filter(isOther);
  return bare.length === 1 ? bare : [];
}

/** The fact that was asked for and that the caller does not know, or has not, unless nothing can be published without it. */
function unknownIn({ family, dialogue }: Conversation, words: Heard, taken: ReadonlyMap<string, Fact>): FactRule[] {
  const consent = consentIn(words.plain);
  return factRules(family).filter(({ key, need }) => {
    const isOpen = consent === 'unknown' || (need === 'offer' && consent === 'no');
    return key === dialogue.asks && need !== 'value' && !taken.has(key) && isOpen;
  });
}

/** What was read back and is now confirmed; what this turn says otherwise is not among it. */
function agreedIn({ family, facts, dialogue }: Conversation, words: Heard, taken: ReadonlyMap<string, Fact>): string[] {
  if (dialogue.asks !== confirmation) return [];
  const left = facts.filter(({ key }) => dialogue.keys.includes(key) && !taken.has(key)).map(({ key }) => key);
  const isCorrected = isYesBut(words.plain) && dialogue.keys.some((key) => taken.has(key));
  if (consentIn(words.plain) === 'yes' || isCorrected) return left;
  // "No, 800" to 500 pieces is 800 pieces.
  const isCounted = (key: string) =>
    factRules(family).some(
      (rule) => rule.key === key && taken.get(rule.comesWith ?? '')?.confirmation === 'caller_confirmed',
    );
  return left.filter(isCounted);
}

/** A minimum above the maximum: what was said last counts, and of two said at once neither. */
function withoutContradiction(facts: Fact[], taken: ReadonlyMap<string, Fact>): Fact[] {
  const [least, most] = ['minQuantity', 'maxQuantity'].map((key) => facts.find((fact) => fact.key === key));
  if (typeof least?.value !== 'number' || typeof most?.value !== 'number' || least.value <= most.value) return facts;
  const isNew = ({ key }: Fact) => taken.has(key);
  return facts.filter((fact) => (fact !== least && fact !== most) || (isNew(fact) && isNew(least) !== isNew(most)));
}
