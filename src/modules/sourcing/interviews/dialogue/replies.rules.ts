import type { InterviewFamily } from '#kernel/enums.ts';
import { processes, stages } from '#modules/directory/glossary/glossary.ts';
import { formatDate, formatNumber, shorten, type Words } from '#text/prose.ts';
import { type FactRule, getFactRules } from '../extraction/fact.rules.ts';
import { confirmation, difference, type Extraction } from '../extraction/fact-extraction.rules.ts';
import { toChinese } from '../extraction/vocabulary.rules.ts';
import type { Dialogue, Fact, InterviewLocale } from '../interview.schema.ts';
import { confirming, correcting, phrases, questions, scopeWords } from './interview-questions.ts';

export type ComposedReply = { text: string; nextQuestion: string | null; dialogue: Dialogue };
/** How somebody else would say it: the question counts only while it is about what is to be asked. */
export type Wording = { remark: string | null; question: { asks: string; text: string } | null };

type ReplyContext = { family: InterviewFamily; locale: InterviewLocale; facts: readonly Fact[]; dialogue: Dialogue };

/** What keeps an interview from being published: a fact that is not known, or that the caller has not confirmed. */
export const listMissingFacts = (family: InterviewFamily, facts: readonly Fact[]): string[] =>
  listMissingRules(family, facts).map(({ key }) => key);

const listMissingRules = (family: InterviewFamily, facts: readonly Fact[]): FactRule[] =>
  getFactRules(family).filter(({ key, need }) => {
    const fact = facts.find((one) => one.key === key);
    if (need === 'offer' || need === 'heard') return false;
    return fact?.confirmation !== 'caller_confirmed' || (need === 'value' && fact.value === null);
  });

/** What can be asked for next, most needed first. What is known but unconfirmed is read back instead. */
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

/** Another question first, where there is one, than the one that has just brought nothing. */
function postponeLastAsked(rules: FactRule[], asks: string | null): string[] {
  const keys = rules.map(({ key }) => key);
  return [...keys.filter((key) => key !== asks), ...keys.filter((key) => key === asks)];
}

const selectUnconfirmed = (facts: readonly Fact[]) =>
  facts.filter(({ confirmation }) => confirmation === 'unconfirmed');

/** The first words, before anything or with nothing but an opening said. */
export function renderOpening(listener: ReplyContext, hearing: Extraction | null): ComposedReply {
  const greeting = hearing?.confirmed.length ? [] : [fillPhrase(phrases.welcome, listener.locale)];
  return composeReply(listener, greeting, { wording: null, isDenied: false });
}

/** The answer to a turn: what was noted, and the next question. */
export function renderReply(listener: ReplyContext, hearing: Extraction, wording: Wording | null): ComposedReply {
  const remarks = wording?.remark ? [wording.remark] : composeRemarks(listener, hearing);
  return composeReply(listener, remarks, { wording, isDenied: hearing.isDenied });
}

/** The answer to the last turn that an interview takes. */
export function renderClosing(
  { family, locale, facts, dialogue }: ReplyContext,
  hearing: Extraction,
  turns: number,
): ComposedReply {
  const missing = listMissingFacts(family, facts).map((key) => getLabel(key, locale));
  const end = missing.length
    ? fillPhrase(phrases.stillMissing, locale, joinList(missing, locale))
    : fillPhrase(phrases.publishable, locale);
  const remarks = [
    ...composeRemarks({ family, locale, facts, dialogue }, hearing),
    fillPhrase(phrases.lastTurn, locale, `${turns}`),
    end,
  ];
  return { text: joinSentences(remarks, locale), nextQuestion: null, dialogue: { ...dialogue, asks: null, keys: [] } };
}

function composeRemarks(
  { family, locale, facts, dialogue }: ReplyContext,
  { confirmed, leftOpen, isUnderstood: isHeard, isUnknown }: Extraction,
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
  if (isHeard || dialogue.asks === null || dialogue.asks === confirmation) return [];
  const asked = getFactRules(family).find(({ key }) => key === dialogue.asks);
  return [
    ...(isUnknown ? [] : [fillPhrase(phrases.unheard, locale)]),
    ...(asked?.need === 'value' ? [fillPhrase(phrases.needed, locale)] : []),
  ];
}

type ReplyOptions = { wording: Wording | null; isDenied: boolean };

function composeReply(listener: ReplyContext, remarks: string[], manner: ReplyOptions): ComposedReply {
  const { family, locale, facts, dialogue } = listener;
  const isReady = listMissingFacts(family, facts).length === 0;
  const question = chooseQuestion(listener, manner);
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

function chooseQuestion(listener: ReplyContext, { wording, isDenied }: ReplyOptions): Question | null {
  const { locale, facts, dialogue } = listener;
  const open = listOpenQuestions(listener);
  const worded = wording?.question;
  if (worded && open.includes(worded.asks)) return { asks: worded.asks, keys: [], text: worded.text };
  const [next] = open;
  if (next) return { asks: next, keys: [], text: pickWay(questions[next]!.ways[locale], dialogue.asked[next]) };
  const doubtful = selectUnconfirmed(facts);
  if (!doubtful.length) return null;
  const keys = doubtful.map(({ key }) => key);
  const asks = isDenied ? difference : confirmation;
  const way = pickWay(isDenied ? correcting : confirming, dialogue.asked[asks]);
  const text = fillPhrase(way, locale, formatFacts(doubtful, locale));
  return { asks, keys, text };
}

/** Each time in other words than the time before. */
const pickWay = <T>(ways: readonly T[], times = 0): T => ways[times % ways.length]!;

const fillPhrase = (words: Words, locale: InterviewLocale, inside = ''): string =>
  words[locale].replace('{}', () => inside);
const joinSentences = (parts: string[], locale: InterviewLocale): string => parts.join(locale === 'en' ? ' ' : '');
const joinList = (parts: string[], locale: InterviewLocale): string => parts.join(locale === 'en' ? ', ' : '、');

export const getLabel = (key: string, locale: InterviewLocale): string => questions[key]!.label[locale];

/** What is read back is whole, so that yes is a yes to it; only a description may be longer. */
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
