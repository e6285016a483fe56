import type { InterviewFamily } from '#kernel/enums.ts';
import {
  applyTurn,
  beginInterview,
  type InterviewState,
  type InterviewUpdate,
} from '#modules/sourcing/interviews/interview.rules.ts';
import type { Fact, InterviewLocale } from '#modules/sourcing/interviews/interview.schema.ts';

export const id = '01990000-0000-7000-8000-000000000001';
export const at = new Date('2026-09-01T08:00:00Z');

export type Talk = { family: InterviewFamily; locale?: InterviewLocale; opening?: string; known?: Fact[] };

/** A whole interview by the rules alone, turn by turn. */
export function talk({ family, locale = 'en', opening, known = [] }: Talk, ...texts: string[]): InterviewUpdate {
  let turned = beginInterview({ id, family, locale, opening, known, at });
  for (const text of texts) {
    const interview: InterviewState = { id, family, locale, ...turned };
    turned = applyTurn(interview, text, at, null);
  }
  return turned;
}

export const valuesOf = ({ facts }: Pick<InterviewUpdate, 'facts'>): Record<string, unknown> =>
  Object.fromEntries(facts.map(({ key, value }) => [key, value]));

export const confirmedIn = ({ facts }: Pick<InterviewUpdate, 'facts'>): string[] =>
  facts.filter(({ confirmation }) => confirmation === 'caller_confirmed').map(({ key }) => key);

/** What the interviewer said at each turn. */
export const saidBy = ({ transcript }: Pick<InterviewUpdate, 'transcript'>): string[] =>
  transcript.filter(({ role }) => role === 'interviewer').map(({ text }) => text);
