import type { Fact } from '../interview.schema.ts';
import type { UnreadPart } from './readings.rules.ts';
import { type NormalizedUtterance, quoteUtterance, type Span } from './utterance.rules.ts';
import { patterns } from './words/interview-patterns.ts';

type Parts = { noted: Span[]; unheard: Span[]; questions: Span[] };

const question = /[?？]|吗\s*$|呢\s*$/;

/** "What does EVT mean?" states nothing, and no question is an answer. */
export function findQuestions({ plain }: NormalizedUtterance, isAnswer: boolean): Span[] {
  const isQuestion = (text: string) =>
    (text.endsWith('?') && asking.test(text)) || (isAnswer && closedQuestion.test(text));
  return [...plain.matchAll(/(?:[^.!?;。\n]|\.(?!\s|$))+[.!?;。\n]?/g)].flatMap(({ 0: text, index }): Span[] =>
    isQuestion(text) && !patterns.suggestion.test(text) ? [[index, index + text.length]] : [],
  );
}
const asking = new RegExp(String.raw`^\s*(?:${patterns.greeting.source}[,\s]*)?${patterns.asking.source}`, 'i');

const closedQuestion =
  /^\s*(?:is|are|was|does|do|did|isn't|aren't|doesn't|don't|has|have|should|would|could)\s[^?]*\?$|[吗么]\s*[?!。]?$/i;

/**
 * Beside an answer, what is left becomes a note. In a reply without an answer, it was the answer; a figure in a
 * rejection was a correction.
 */
export function sortLeftovers(
  { plain }: NormalizedUtterance,
  rest: readonly Span[],
  { isAnswered, isRejected }: { isAnswered: boolean; isRejected: boolean },
): Parts {
  const isQuestion = ([start, end]: Span) => question.test(plain.slice(start, end + 2));
  const questions = rest.filter(isQuestion);
  const others = rest.filter((span) => !isQuestion(span));
  const isNote = ([start, end]: Span) => isAnswered && !(isRejected && /\d/.test(plain.slice(start, end)));
  return { questions, noted: others.filter(isNote), unheard: others.filter((span) => !isNote(span)) };
}

const maxNotesLength = 4000;

/** Null if there is nothing to add, or no room for it. */
export function appendNotes(
  known: Fact | undefined,
  words: NormalizedUtterance,
  spans: readonly Span[],
  reference: string,
): Fact | null {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return null;
  const before = typeof known?.value === 'string' ? known.value.split('\n') : [];
  const lines = spans.map(([start, end]) => quoteUtterance(words, start, end).replaceAll('\n', ' '));
  const value = [...new Set([...before, ...lines])].join('\n');
  if (value.length > maxNotesLength) return null;
  const source = { kind: 'interview' as const, reference, quote: quoteUtterance(words, first[0], last[1]) };
  return { key: 'notes', value, confirmation: 'unconfirmed', source };
}

/** A part of an utterance about a fact that states no single value of it. */
export type UnclearPart = { key: string; quote: string };

export function mergeUnclear(words: NormalizedUtterance, parts: readonly UnreadPart[]): UnclearPart[] {
  const keys = [...new Set(parts.map(({ key }) => key))];
  return keys.map((key) => {
    const spans = parts.filter((part) => part.key === key).flatMap((part) => part.spans);
    const [start, end] = [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
    return { key, quote: quoteUtterance(words, start, end).replace(/[.,;]$/, '') };
  });
}
