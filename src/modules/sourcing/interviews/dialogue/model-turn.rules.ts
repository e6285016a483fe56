import { z } from 'zod';
import type { InterviewTurn, InterviewView } from '#ports/language-model/interviewer.ts';
import { type FactRule, factRules } from '../extraction/fact.rules.ts';
import { numeralsIn } from '../extraction/numeral.rules.ts';
import { type NormalizedUtterance, toUtterance } from '../extraction/utterance.rules.ts';
import type { Interview } from '../interview.entity.ts';
import type { Conducted, Interviewed } from '../interview.rules.ts';
import { referenceOf } from '../interview.rules.ts';
import type { Fact, FactValue } from '../interview.schema.ts';
import { questions } from './interview-questions.ts';
import { openQuestions } from './replies.rules.ts';

/** What a model is shown of an interview once the participant has said something more. */
export function toInterviewView(
  { family, locale, transcript, facts, dialogue }: Interviewed,
  text: string,
): InterviewView {
  return {
    family,
    locale,
    transcript: [...transcript, { role: 'participant' as const, text }].map(({ role, text }) => ({ role, text })),
    known: facts.map(({ key, value }) => ({ key, value })),
    facts: factRules(family).map(({ key, shape }) => ({ key, schema: z.toJSONSchema(shape) })),
    open: openQuestions({ family, facts, dialogue }).map((key) => ({
      key,
      question: questions[key]!.ways[locale][0]!,
    })),
  };
}

const longestRemark = 600;

/** What is taken of a model's turn: facts that the participant's own words bear out, unconfirmed, and its wording. */
export function toModelTurn(
  { facts, remark, question }: InterviewTurn,
  interview: Interviewed,
  { text, today }: { text: string; today: string },
): Conducted {
  const spoken = [...interview.transcript.filter(({ role }) => role === 'participant').map(({ text }) => text), text];
  const numbers = new Set(spoken.flatMap(numbersOf));
  const isSound = (words: string) =>
    words.trim() !== '' && words.length <= longestRemark && numbersOf(words).every((number) => numbers.has(number));
  return {
    alsoHeard: facts.flatMap((said) => groundedIn(said, interview, { spoken, today }) ?? []),
    wording: {
      remark: isSound(remark) ? remark.trim() : null,
      question: question && isSound(question.text) ? { asks: question.asks, text: question.text.trim() } : null,
    },
  };
}

const numbersOf = (text: string): number[] => numeralsIn(toUtterance(text)).map(({ value }) => value);

type Said = InterviewTurn['facts'][number];

function groundedIn(
  { key, value, quote }: Said,
  { id, family }: Pick<Interview, 'id' | 'family'>,
  { spoken, today }: { spoken: string[]; today: string },
): Fact | null {
  const rule = factRules(family).find((one) => one.key === key);
  const parsed = rule?.shape.safeParse(value);
  const turn = spoken.findLastIndex((text) => text.includes(quote)) + 1;
  if (!rule || !parsed?.success || quote.trim().length < 2 || quote.length > 800 || turn === 0) return null;
  if (!isBorneOut(rule, parsed.data, { quote: toUtterance(quote), today })) return null;
  const source = { kind: 'interview' as const, reference: referenceOf(id, turn), quote };
  return { key, value: parsed.data, confirmation: 'unconfirmed', source };
}

/** Words must stand in the quote, and a figure must be what we read in it ourselves. A choice is left to the caller to confirm. */
type Ground = { quote: NormalizedUtterance; today: string };
function isBorneOut({ kind, answer }: FactRule, value: FactValue, { quote, today }: Ground): boolean {
  if (kind === 'choice') return true;
  if (kind === 'words') {
    const text = quote.raw.toLowerCase();
    return [value].flat().every((words) => typeof words === 'string' && text.includes(words.toLowerCase()));
  }
  const read = answer(quote, today);
  return read !== null && JSON.stringify(read.value) === JSON.stringify(value);
}
