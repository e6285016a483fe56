import { assertDefined } from '#kernel/assert.ts';
import type { InterviewFamily } from '#kernel/enums.ts';
import { processes, stages } from '#modules/directory/glossary/glossary.ts';
import { formatDate, formatNumber, shorten, type Words } from '#text/prose.ts';
import type { FactRule } from '../extraction/fact.rules.ts';
import type { Extraction } from '../extraction/fact-extraction.rules.ts';
import { getFactRules } from '../extraction/family-facts.rules.ts';
import { confirmation, difference } from '../extraction/readings.rules.ts';
import { toChineseCountry } from '../extraction/terms/market.rules.ts';
import { toChineseMaterial } from '../extraction/terms/material.rules.ts';
import { toChinesePlace } from '../extraction/terms/place.rules.ts';
import type { Dialogue, Fact, InterviewLocale } from '../interview.schema.ts';
import { confirming, correcting, phrases, questions, scopeWords, unitWords } from './interview-questions.ts';

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
  if (selectUnconfirmed(facts).some(({ key }) => key !== 'notes')) return [];
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
  const remarks = extraction ? [...nameUnread(context, extraction), ...nameNotes(context, extraction)] : [];
  return composeReply(context, [...greeting, ...remarks], { wording: null, extraction });
}

export function renderReply(context: ReplyContext, extraction: Extraction, wording: Wording | null): ComposedReply {
  const remarks = wording?.remark
    ? [wording.remark, ...nameUnread(context, extraction)]
    : composeRemarks(context, extraction);
  return composeReply(context, remarks, { wording, extraction });
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

function composeRemarks(context: ReplyContext, extraction: Extraction): string[] {
  const { family, locale, facts, dialogue } = context;
  const { confirmed, leftOpen } = extraction;
  const noted = facts.filter(({ key }) => confirmed.includes(key) && key !== 'notes');
  const unread = nameUnread(context, extraction);
  const asked = getFactRules(family).find(({ key }) => key === dialogue.asks);
  const isNeeded = asked?.need === 'value' && isUnanswered(dialogue, extraction);
  return [
    ...(noted.length ? [fillPhrase(phrases.noted, locale, formatFacts(noted, locale))] : []),
    ...(leftOpen.length ? [fillPhrase(phrases.leftOpen, locale)] : []),
    ...unread,
    ...(isUnanswered(dialogue, extraction) && !extraction.isUnknown && unread.length === 0
      ? [fillPhrase(phrases.unheard, locale)]
      : []),
    ...(isNeeded ? [fillPhrase(phrases.needed, locale)] : []),
    ...nameNotes(context, extraction),
  ];
}

/** A question for a fact was asked, and nothing in the reply was read as a fact. */
const isUnanswered = ({ asks }: Dialogue, { isUnderstood, leftOpen }: Extraction): boolean =>
  !isUnderstood && leftOpen.length === 0 && asks !== null && asks !== confirmation;

const maxNamedParts = 8;
const maxNamedLength = 300;

const quoteParts = (parts: readonly string[], locale: InterviewLocale): string =>
  joinList(
    [...new Set(parts)].slice(0, maxNamedParts).map((part) => `“${shorten(part, maxNamedLength)}”`),
    locale,
  );

/** Names the parts of the last message that are no fact and no note. */
function nameUnread({ locale }: ReplyContext, { unheard, unclear, questions: asked }: Extraction): string[] {
  const markets = unclear.filter(({ key, quote }) => key === 'targetMarkets' && !/\d/.test(quote));
  const others = unclear.filter((part) => !markets.includes(part));
  const labels = others.map(({ key }) => getLabel(key, locale));
  const name = (words: Words, parts: readonly string[], ...inside: string[]) =>
    parts.length ? [fillPhrase(words, locale, quoteParts(parts, locale), ...inside)] : [];
  return [
    ...name(phrases.unclear, others.map(toQuote), joinList(labels, locale)),
    ...name(phrases.noCountry, markets.map(toQuote)),
    ...name(phrases.notUnderstood, unheard),
    ...name(phrases.noAnswer, asked),
  ];
}
const toQuote = ({ quote }: Extraction['unclear'][number]) => quote;

function nameNotes({ locale, facts, dialogue }: ReplyContext, { noted, heard }: Extraction): string[] {
  const foreign = facts.find(({ key }) => key === 'targetUnitCost' && heard.includes(key));
  const amount = typeof foreign?.value === 'string' ? [foreign.value] : [];
  const isAsked = dialogue.asks === 'targetUnitCostUsd';
  return [
    ...(amount.length && isAsked ? [fillPhrase(phrases.notConverted, locale, amount[0])] : []),
    ...(noted.length ? [fillPhrase(phrases.noteKept, locale, quoteParts(noted, locale))] : []),
  ];
}

type ReplyOptions = { wording: Wording | null; extraction: Extraction | null };

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

function chooseQuestion(context: ReplyContext, { wording, extraction }: ReplyOptions): Question | null {
  const { locale, facts, dialogue } = context;
  const listed = listOpenQuestions(context);
  const again = extraction && findQuestionToRepeat(dialogue, extraction, listed);
  const open = again ? [again, ...listed.filter((key) => key !== again)] : listed;
  const suggestion = wording?.question;
  if (suggestion && open.includes(suggestion.asks)) return { asks: suggestion.asks, keys: [], text: suggestion.text };
  const [next] = open;
  if (next) return { asks: next, keys: [], text: pickVariant(getQuestion(next).ways[locale], dialogue.asked[next]) };
  const pending = selectUnconfirmed(facts);
  if (!pending.length) return null;
  const keys = pending.map(({ key }) => key);
  const asks = extraction?.isDenied ? difference : confirmation;
  const variant = pickVariant(extraction?.isDenied ? correcting : confirming, dialogue.asked[asks]);
  const text = fillPhrase(variant, locale, formatFacts(pending, locale));
  return { asks, keys, text };
}

const maxRepetitions = 3;

/** What was said about a fact without stating it, or the question that was not answered, is asked again in other words. */
function findQuestionToRepeat(
  { asks, asked }: Dialogue,
  { unclear, isUnderstood, isUnknown, leftOpen }: Extraction,
  open: readonly string[],
): string | undefined {
  const isUnheard = asks !== null && !isUnderstood && !isUnknown && leftOpen.length === 0;
  return [...unclear.map(({ key }) => key), ...(isUnheard ? [asks] : [])].find(
    (key) => open.includes(key) && (asked[key] ?? 0) < maxRepetitions,
  );
}

export const pickVariant = <T>(ways: readonly T[], times = 0): T => assertDefined(ways[times % ways.length], 'Wording');

const fillPhrase = (words: Words, locale: InterviewLocale, ...inside: (string | undefined)[]): string =>
  inside.reduce<string>((text, part) => text.replace('{}', () => part ?? ''), words[locale]);
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
  if (key === 'notes') return quoteNotes(value, locale);
  return enums[key]?.[value]?.[locale] ?? shorten(value, maxShownLength);
}

const quoteNotes = (value: string, locale: InterviewLocale): string =>
  joinList(
    value.split('\n').map((line) => `“${shorten(line, maxShownLength)}”`),
    locale,
  );

const toChinese = (value: string): string =>
  toChineseMaterial(value) ?? toChineseCountry(value) ?? toChinesePlace(value) ?? value;

const enums: Record<string, Record<string, Words>> = {
  process: processes,
  stage: stages,
  scope: scopeWords,
  unit: unitWords,
};
