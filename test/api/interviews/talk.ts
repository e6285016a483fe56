import type { InterviewFamily } from '#kernel/enums.ts';
import { begin, type Interviewed, type Turned, takeTurn } from '#modules/sourcing/interviews/interview.rules.ts';
import type { Fact, InterviewLocale } from '#modules/sourcing/interviews/interview.schema.ts';

export const id = '01990000-0000-7000-8000-000000000001';
export const at = new Date('2026-09-01T08:00:00Z');

export type Talk = { family: InterviewFamily; locale?: InterviewLocale; opening?: string; known?: Fact[] };

/** A whole interview by the rules alone, turn by turn. */
export function talk({ family, locale = 'en', opening, known = [] }: Talk, ...texts: string[]): Turned {
  let turned = begin({ id, family, locale, opening, known, at });
  for (const text of texts) {
    const interview: Interviewed = { id, family, locale, ...turned };
    turned = takeTurn(interview, text, at, null);
  }
  return turned;
}

export const valuesOf = ({ facts }: Pick<Turned, 'facts'>): Record<string, unknown> =>
  Object.fromEntries(facts.map(({ key, value }) => [key, value]));

export const confirmedIn = ({ facts }: Pick<Turned, 'facts'>): string[] =>
  facts.filter(({ confirmation }) => confirmation === 'caller_confirmed').map(({ key }) => key);

/** What the interviewer said at each turn. */
export const saidBy = ({ transcript }: Pick<Turned, 'transcript'>): string[] =>
  transcript.filter(({ role }) => role === 'interviewer').map(({ text }) => text);
