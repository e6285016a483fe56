import { z } from 'zod';
import type { InterviewTurn, InterviewView } from '#ports/language-model/interviewer.ts';
import type { FactRule } from '../extraction/fact.rules.ts';
import { getFactRules } from '../extraction/family-facts.rules.ts';
import { findNumerals } from '../extraction/figures/numeral.rules.ts';
import { isFinding, type NormalizedUtterance, toUtterance } from '../extraction/utterance.rules.ts';
import type { Interview } from '../interview.entity.ts';
import type { InterviewState, ModelTurn } from '../interview.rules.ts';
import { formatTurnReference, resolveLanguage } from '../interview.rules.ts';
import type { Fact, FactValue } from '../interview.schema.ts';
import { listOpenQuestions, pickVariant } from './replies.rules.ts';
import { getQuestion } from './reply-text.rules.ts';

export function toInterviewView(interview: InterviewState, text: string): InterviewView {
  const { family, transcript, facts, dialogue } = interview;
  const locale = resolveLanguage(interview, text);
  return {
    family,
    locale,
    transcript: [...transcript, { role: 'participant' as const, text }].map(({ role, text }) => ({ role, text })),
    known: facts.map(({ key, value }) => ({ key, value })),
    facts: getFactRules(family).map(({ key, shape }) => ({ key, schema: z.toJSONSchema(shape) })),
    open: listOpenQuestions({ family, facts, dialogue }).map((key) => ({
      key,
      question: pickVariant(getQuestion(key).ways[locale]),
    })),
  };
}

const maxRemarkLength = 600;

/** Accepts from the model only facts grounded in the participant's own words, unconfirmed, and wording without new numbers. */
export function toModelTurn(
  { facts, remark, question }: InterviewTurn,
  interview: InterviewState,
  { text, today }: { text: string; today: string },
): ModelTurn {
  const messages = [...interview.transcript.filter(({ role }) => role === 'participant').map(({ text }) => text), text];
  const numbers = new Set(messages.flatMap(extractNumbers));
  const isSound = (words: string) =>
    words.trim() !== '' &&
    words.length <= maxRemarkLength &&
    extractNumbers(words).every((number) => numbers.has(number));
  return {
    extractedFacts: facts.flatMap((fact) => toGroundedFact(fact, interview, { messages, today }) ?? []),
    wording: {
      remark: isSound(remark) ? remark.trim() : null,
      question: question && isSound(question.text) ? { asks: question.asks, text: question.text.trim() } : null,
    },
  };
}

const extractNumbers = (text: string): number[] =>
  findNumerals(toUtterance(text)).flatMap(({ value, isWord }) => (isWord ? [] : [value]));

type ModelFact = InterviewTurn['facts'][number];

function toGroundedFact(
  { key, value, quote }: ModelFact,
  { id, family }: Pick<Interview, 'id' | 'family'>,
  { messages, today }: { messages: string[]; today: string },
): Fact | null {
  const rule = getFactRules(family).find((one) => one.key === key);
  const parsed = rule?.shape.safeParse(value);
  const turn = messages.findLastIndex((text) => text.includes(quote)) + 1;
  if (!rule || !parsed?.success || quote.trim().length < 2 || quote.length > 800 || turn === 0) return null;
  if (!isGrounded(rule, parsed.data, { quote: toUtterance(quote), today })) return null;
  const source = { kind: 'interview' as const, reference: formatTurnReference(id, turn), quote };
  return { key, value: parsed.data, confirmation: 'unconfirmed', source };
}

/** Words must occur in the quote; a figure must equal what the rules read in it. A choice is accepted for the caller to confirm. */
type Grounding = { quote: NormalizedUtterance; today: string };
function isGrounded({ kind, answer }: FactRule, value: FactValue, { quote, today }: Grounding): boolean {
  if (kind === 'choice') return true;
  if (kind === 'words') {
    const text = quote.raw.toLowerCase();
    return [value].flat().every((words) => typeof words === 'string' && text.includes(words.toLowerCase()));
  }
  const read = answer(quote, today);
  return isFinding(read) && JSON.stringify(read.value) === JSON.stringify(value);
}
