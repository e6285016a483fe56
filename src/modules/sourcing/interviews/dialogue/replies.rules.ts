import { assertDefined } from '#kernel/assert.ts';
import type { InterviewFamily } from '#kernel/enums.ts';
import { processes, stages } from '#modules/directory/glossary/glossary.ts';
import { formatDate, formatNumber, shorten, type Words } from '#text/prose.ts';
import { type FactRule, getFactRules } from '../extraction/fact.rules.ts';
import { confirmation, difference, type Extraction } from '../extraction/fact-extraction.rules.ts';
import { toChinese } from '../extraction/vocabulary.rules.ts';
import type { Dialogue, Fact, InterviewLocale } from '../interview.schema.ts';
import { confirming, correcting, phrases, questions, scopeWords } from './interview-questions.ts';

export type ComposedReply = { text: string; nextQuestion: string | null; dialogue: Dialogue };
/** The question is used only if it asks for an open fact. */
export type Wording = { remark: string | null; question: { asks: string; text: string } | null };

type ReplyContext = { family: InterviewFamily; locale: InterviewLocale; facts: readonly Fact[]; dialogue: Dialogue };

export const listMissingFacts = (family: InterviewFamily, facts: readonly Fact[]): string[] =>
  listMissingRules(family, facts).map(({ key }) => key);

const listMissingRules = (family: InterviewFamily, facts: readonly Fact[]): FactRule[] =>
  getFactRules(family).filter(({ key, need }) => {
    const fact = facts.find((one) => one.key === key);
    if (need === 'offer' || need === 'mentioned') return false;
    return fact?.confirmation !== 'caller_confirmed' || (need === 'value' && fact.value === null);
  });

/** In the order of asking. Empty while unconfirmed facts have to be read back first. */
export function listOpenQuestions({ family, facts, dialogue }: Omit<ReplyContext, 'locale'>): string[] {
  const unknown = ({ key }: FactRule) => !facts.some((fact) => fact.key === key);
  const needed = listMissingRules(family, facts).filter((rule) => unknown(rule));
  if (needed.length) return postponeLastAsked(needed, dialogue.asks);
  if (selectUnconfirmed(facts).length) return [];
  const offers = getFactRules(family).filter(
    (rule) => rule.need === 'offer' && unknown(rule) && (dialogue.asked[rule.key] ?? 0) < 2,
  );
  return offers.map(({ key }) => key);
}

function postponeLastAsked(rules: FactRule[], asks: string | null): string[] {
  const keys = rules.map(({ key }) => key);
  return [...keys.filter((key) => key !== asks), ...keys.filter((key) => key === asks)];
}

const selectUnconfirmed = (facts: readonly Fact[]) =>
  facts.filter(({ confirmation }) => confirmation === 'unconfirmed');

export function renderOpening(context: ReplyContext, extraction: Extraction | null): ComposedReply {
  const greeting = extraction?.confirmed.length ? [] : [fillPhrase(phrases.welcome, context.locale)];
  return composeReply(context, greeting, { wording: null, isDenied: false });
}

export function renderReply(context: ReplyContext, extraction: Extraction, wording: Wording | null): ComposedReply {
  const remarks = wording?.remark ? [wording.remark] : composeRemarks(context, extraction);
  return composeReply(context, remarks, { wording, isDenied: extraction.isDenied });
}

export function renderClosing(
  { family, locale, facts, dialogue }: ReplyContext,
  extraction: Extraction,
  turns: number,
): ComposedReply {
  const missing = listMissingFacts(family, facts).map((key) => getLabel(key, locale));
  const end = missing.length
    ? fillPhrase(phrases.stillMissing, locale, joinList(missing, locale))
    : fillPhrase(phrases.publishable, locale);
  const remarks = [
    ...composeRemarks({ family, locale, facts, dialogue }, extraction),
    fillPhrase(phrases.lastTurn, locale, `${turns}`),
    end,
  ];
  return { text: joinSentences(remarks, locale), nextQuestion: null, dialogue: { ...dialogue, asks: null, keys: [] } };
}

function composeRemarks(
  { family, locale, facts, dialogue }: ReplyContext,
  { confirmed, leftOpen, isUnderstood, isUnknown }: Extraction,
): string[] {
  if (confirmed.length)
    return [
      fillPhrase(
        phrases.noted,
        locale,
        formatFacts(
          facts.filter(({ key }) => confirmed.includes(key)),
          locale,
        ),
      ),
    ];
  if (leftOpen.length) return [fillPhrase(phrases.leftOpen, locale)];
  if (isUnderstood || dialogue.asks === null || dialogue.asks === confirmation) return [];
  const asked = getFactRules(family).find(({ key }) => key === dialogue.asks);
  return [
    ...(isUnknown ? [] : [fillPhrase(phrases.unheard, locale)]),
    ...(asked?.need === 'value' ? [fillPhrase(phrases.needed, locale)] : []),
  ];
}

type ReplyOptions = { wording: Wording | null; isDenied: boolean };

function composeReply(context: ReplyContext, remarks: string[], options: ReplyOptions): ComposedReply {
  const { family, locale, facts, dialogue } = context;
  const isReady = listMissingFacts(family, facts).length === 0;
  const question = chooseQuestion(context, options);
  if (!question) {
    const end = [
      fillPhrase(phrases.nothingLeft, locale),
      ...(isReady ? [fillPhrase(phrases.publishable, locale)] : []),
    ];
    return {
      text: joinSentences([...remarks, ...end], locale),
      nextQuestion: null,
      dialogue: { ...dialogue, asks: null, keys: [] },
    };
  }
  const { asks, keys, text } = question;
  const isOffer = getFactRules(family).some(({ key, need }) => key === asks && need === 'offer');
  const lead = isOffer && isReady ? [fillPhrase(phrases.ifYouLike, locale)] : [];
  const asked = { ...dialogue.asked, [asks]: (dialogue.asked[asks] ?? 0) + 1 };
  return {
    text: joinSentences([...remarks, ...lead, text], locale),
    nextQuestion: text,
    dialogue: { asks, keys, asked },
  };
}

type Question = { asks: string; keys: string[]; text: string };

function chooseQuestion(context: ReplyContext, { wording, isDenied }: ReplyOptions): Question | null {
  const { locale, facts, dialogue } = context;
  const open = listOpenQuestions(context);
  const suggestion = wording?.question;
  if (suggestion && open.includes(suggestion.asks)) return { asks: suggestion.asks, keys: [], text: suggestion.text };
  const [next] = open;
  if (next) return { asks: next, keys: [], text: pickVariant(getQuestion(next).ways[locale], dialogue.asked[next]) };
  const pending = selectUnconfirmed(facts);
  if (!pending.length) return null;
  const keys = pending.map(({ key }) => key);
  const asks = isDenied ? difference : confirmation;
  const variant = pickVariant(isDenied ? correcting : confirming, dialogue.asked[asks]);
  const text = fillPhrase(variant, locale, formatFacts(pending, locale));
  return { asks, keys, text };
}

export const pickVariant = <T>(ways: readonly T[], times = 0): T => assertDefined(ways[times % ways.length], 'Wording');

const fillPhrase = (words: Words, locale: InterviewLocale, inside = ''): string =>
  words[locale].replace('{}', () => inside);
const joinSentences = (parts: string[], locale: InterviewLocale): string => parts.join(locale === 'en' ? ' ' : '');
const joinList = (parts: string[], locale: InterviewLocale): string => parts.join(locale === 'en' ? ', ' : '、');

export const getQuestion = (key: string) => assertDefined(questions[key], `Question for ${key}`);
const getLabel = (key: string, locale: InterviewLocale): string => getQuestion(key).label[locale];

/** Facts are read back in full, because a yes confirms them; only descriptions are longer than this. */
const maxShownLength = 500;

const formatFacts = (facts: readonly Fact[], locale: InterviewLocale): string =>
  facts
    .map(
      ({ key, value }) => `${getLabel(key, locale)}${locale === 'en' ? ': ' : '：'}${formatValue(key, value, locale)}`,
    )
    .join(locale === 'en' ? '; ' : '；');

function formatValue(key: string, value: Fact['value'], locale: InterviewLocale): string {
  if (value === null) return locale === 'en' ? 'not known' : '未知';
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return joinList(locale === 'en' ? value : value.map(toChinese), locale);
  if (typeof value === 'object') {
    const range = value.low === value.high ? `${value.low}` : `${value.low}–${value.high}`;
    return locale === 'en' ? `${range} days` : `${range}天`;
  }
  if (key === 'neededBy') return formatDate(value)[locale];
  if (key === 'targetUnitCostUsd') return locale === 'en' ? `US$${value}` : `${value}美元`;
  return enums[key]?.[value]?.[locale] ?? shorten(value, maxShownLength);
}

const enums: Record<string, Record<string, Words>> = { process: processes, stage: stages, scope: scopeWords };
