import type { InterviewFamily } from '#kernel/enums.ts';
import { processes, stages } from '#modules/directory/glossary/glossary.ts';
import { formatDate, formatNumber, shorten, type Words } from '#text/prose.ts';
import { type FactRule, factRules } from '../extraction/fact.rules.ts';
import { confirmation, difference, type Extraction } from '../extraction/fact-extraction.rules.ts';
import { inChinese } from '../extraction/vocabulary.rules.ts';
import type { Dialogue, Fact, InterviewLocale } from '../interview.schema.ts';
import { confirming, correcting, phrases, questions, scopeWords } from './interview-questions.ts';

export type Speech = { text: string; nextQuestion: string | null; dialogue: Dialogue };
/** How somebody else would say it: the question counts only while it is about what is to be asked. */
export type Wording = { remark: string | null; question: { asks: string; text: string } | null };

type Listener = { family: InterviewFamily; locale: InterviewLocale; facts: readonly Fact[]; dialogue: Dialogue };

/** What keeps an interview from being published: a fact that is not known, or that the caller has not confirmed. */
export const missingFacts = (family: InterviewFamily, facts: readonly Fact[]): string[] =>
  missingRules(family, facts).map(({ key }) => key);

const missingRules = (family: InterviewFamily, facts: readonly Fact[]): FactRule[] =>
  factRules(family).filter(({ key, need }) => {
    const fact = facts.find((one) => one.key === key);
    if (need === 'offer' || need === 'heard') return false;
    return fact?.confirmation !== 'caller_confirmed' || (need === 'value' && fact.value === null);
  });

/** What can be asked for next, most needed first. What is known but unconfirmed is read back instead. */
export function openQuestions({ family, facts, dialogue }: Omit<Listener, 'locale'>): string[] {
  const unknown = ({ key }: FactRule) => !facts.some((fact) => fact.key === key);
  const needed = missingRules(family, facts).filter((rule) => unknown(rule));
  if (needed.length) return withoutRepeating(needed, dialogue.asks);
  if (unconfirmed(facts).length) return [];
  const offers = factRules(family).filter(
    (rule) => rule.need === 'offer' && unknown(rule) && (dialogue.asked[rule.key] ?? 0) < 2,
  );
  return offers.map(({ key }) => key);
}

/** Another question first, where there is one, than the one that has just brought nothing. */
function withoutRepeating(rules: FactRule[], asks: string | null): string[] {
  const keys = rules.map(({ key }) => key);
  return [...keys.filter((key) => key !== asks), ...keys.filter((key) => key === asks)];
}

const unconfirmed = (facts: readonly Fact[]) => facts.filter(({ confirmation }) => confirmation === 'unconfirmed');

/** The first words, before anything or with nothing but an opening said. */
export function renderOpening(listener: Listener, hearing: Extraction | null): Speech {
  const greeting = hearing?.confirmed.length ? [] : [said(phrases.welcome, listener.locale)];
  return speak(listener, greeting, { wording: null, isDenied: false });
}

/** The answer to a turn: what was noted, and the next question. */
export function renderReply(listener: Listener, hearing: Extraction, wording: Wording | null): Speech {
  const remarks = wording?.remark ? [wording.remark] : remarksOn(listener, hearing);
  return speak(listener, remarks, { wording, isDenied: hearing.isDenied });
}

/** The answer to the last turn that an interview takes. */
export function renderClosing(
  { family, locale, facts, dialogue }: Listener,
  hearing: Extraction,
  turns: number,
): Speech {
  const missing = missingFacts(family, facts).map((key) => labelOf(key, locale));
  const end = missing.length
    ? said(phrases.stillMissing, locale, listed(missing, locale))
    : said(phrases.publishable, locale);
  const remarks = [
    ...remarksOn({ family, locale, facts, dialogue }, hearing),
    said(phrases.lastTurn, locale, `${turns}`),
    end,
  ];
  return { text: joined(remarks, locale), nextQuestion: null, dialogue: { ...dialogue, asks: null, keys: [] } };
}

function remarksOn(
  { family, locale, facts, dialogue }: Listener,
  { confirmed, leftOpen, isHeard, isUnknown }: Extraction,
): string[] {
  if (confirmed.length)
    return [
      said(
        phrases.noted,
        locale,
        shown(
          facts.filter(({ key }) => confirmed.includes(key)),
          locale,
        ),
      ),
    ];
  if (leftOpen.length) return [said(phrases.leftOpen, locale)];
  if (isHeard || dialogue.asks === null || dialogue.asks === confirmation) return [];
  const asked = factRules(family).find(({ key }) => key === dialogue.asks);
  return [
    ...(isUnknown ? [] : [said(phrases.unheard, locale)]),
    ...(asked?.need === 'value' ? [said(phrases.needed, locale)] : []),
  ];
}

type Manner = { wording: Wording | null; isDenied: boolean };

function speak(listener: Listener, remarks: string[], manner: Manner): Speech {
  const { family, locale, facts, dialogue } = listener;
  const isReady = missingFacts(family, facts).length === 0;
  const question = nextQuestion(listener, manner);
  if (!question) {
    const end = [said(phrases.nothingLeft, locale), ...(isReady ? [said(phrases.publishable, locale)] : [])];
    return {
      text: joined([...remarks, ...end], locale),
      nextQuestion: null,
      dialogue: { ...dialogue, asks: null, keys: [] },
    };
  }
  const { asks, keys, text } = question;
  const isOffer = factRules(family).some(({ key, need }) => key === asks && need === 'offer');
  const lead = isOffer && isReady ? [said(phrases.ifYouLike, locale)] : [];
  const asked = { ...dialogue.asked, [asks]: (dialogue.asked[asks] ?? 0) + 1 };
  return { text: joined([...remarks, ...lead, text], locale), nextQuestion: text, dialogue: { asks, keys, asked } };
}

type Question = { asks: string; keys: string[]; text: string };

function nextQuestion(listener: Listener, { wording, isDenied }: Manner): Question | null {
  const { locale, facts, dialogue } = listener;
  const open = openQuestions(listener);
  const worded = wording?.question;
  if (worded && open.includes(worded.asks)) return { asks: worded.asks, keys: [], text: worded.text };
  const [next] = open;
  if (next) return { asks: next, keys: [], text: pickWay(questions[next]!.ways[locale], dialogue.asked[next]) };
  const doubtful = unconfirmed(facts);
  if (!doubtful.length) return null;
  const keys = doubtful.map(({ key }) => key);
  const asks = isDenied ? difference : confirmation;
  const way = pickWay(isDenied ? correcting : confirming, dialogue.asked[asks]);
  const text = said(way, locale, shown(doubtful, locale));
  return { asks, keys, text };
}

/** Each time in other words than the time before. */
const pickWay = <T>(ways: readonly T[], times = 0): T => ways[times % ways.length]!;

const said = (words: Words, locale: InterviewLocale, inside = ''): string => words[locale].replace('{}', () => inside);
const joined = (parts: string[], locale: InterviewLocale): string => parts.join(locale === 'en' ? ' ' : '');
const listed = (parts: string[], locale: InterviewLocale): string => parts.join(locale === 'en' ? ', ' : '、');

export const labelOf = (key: string, locale: InterviewLocale): string => questions[key]!.label[locale];

/** What is read back is whole, so that yes is a yes to it; only a description may be longer. */
const longestShown = 500;

const shown = (facts: readonly Fact[], locale: InterviewLocale): string =>
  facts
    .map(({ key, value }) => `${labelOf(key, locale)}${locale === 'en' ? ': ' : '：'}${valueText(key, value, locale)}`)
    .join(locale === 'en' ? '; ' : '；');

function valueText(key: string, value: Fact['value'], locale: InterviewLocale): string {
  if (value === null) return locale === 'en' ? 'not known' : '未知';
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return listed(locale === 'en' ? value : value.map(inChinese), locale);
  if (typeof value === 'object') {
    const range = value.low === value.high ? `${value.low}` : `${value.low}–${value.high}`;
    return locale === 'en' ? `${range} days` : `${range}天`;
  }
  if (key === 'neededBy') return formatDate(value)[locale];
  if (key === 'targetUnitCostUsd') return locale === 'en' ? `US$${value}` : `${value}美元`;
  return enums[key]?.[value]?.[locale] ?? shorten(value, longestShown);
}

const enums: Record<string, Record<string, Words>> = { process: processes, stage: stages, scope: scopeWords };
