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

export type InterviewStart = { family: InterviewFamily; locale?: InterviewLocale; opening?: string; known?: Fact[] };

/** Runs an interview with the rules only, without database and model. */
export function runInterview(
  { family, locale = 'en', opening, known = [] }: InterviewStart,
  ...texts: string[]
): InterviewUpdate {
  let update = beginInterview({ id, family, locale, opening, known, at });
  for (const text of texts) {
    const interview: InterviewState = { id, family, locale, ...update };
    update = applyTurn(interview, text, at, null);
  }
  return update;
}

export const getValues = ({ facts }: Pick<InterviewUpdate, 'facts'>): Record<string, unknown> =>
  Object.fromEntries(facts.map(({ key, value }) => [key, value]));

export const listConfirmed = ({ facts }: Pick<InterviewUpdate, 'facts'>): string[] =>
  facts.filter(({ confirmation }) => confirmation === 'caller_confirmed').map(({ key }) => key);

/** Replies of the interviewer. */
export const listReplies = ({ transcript }: Pick<InterviewUpdate, 'transcript'>): string[] =>
  transcript.filter(({ role }) => role === 'interviewer').map(({ text }) => text);
