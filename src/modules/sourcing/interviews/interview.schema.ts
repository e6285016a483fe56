import { z } from 'zod';
import { InterviewFamily } from '#kernel/enums.ts';
import { TimeRange } from '#kernel/pagination/page.ts';
import { Confirmation, Source } from '#kernel/provenance.ts';
import { composedText } from '#kernel/text.ts';
import { idempotent } from '#modules/identity/idempotency/idempotency.schema.ts';

export const InterviewStatus = z.enum(['open', 'ready', 'published', 'closed']).meta({ id: 'InterviewStatus' });
export type InterviewStatus = z.output<typeof InterviewStatus>;
export const InterviewLocale = z.enum(['en', 'zh']).meta({ id: 'InterviewLocale' });
export type InterviewLocale = z.output<typeof InterviewLocale>;

export const turnLimit = 16;
const maxTextLength = 4000;

const isText = (text: string) => text.isWellFormed() && !text.includes('\0');
const text = composedText(maxTextLength)
  .trim()
  .min(1)
  .max(maxTextLength)
  .refine(isText, { message: 'Text must not contain NUL or lone surrogates.', params: { code: 'invalid_value' } })
  .meta({ pattern: '\\S' });
const version = z.int().min(1).meta({ description: 'The version last read by the caller.' });

export const InterviewId = z.object({ id: z.uuid() });
export const NewInterview = z.strictObject({
  family: InterviewFamily,
  locale: InterviewLocale.default('en'),
  projectId: z
    .uuid()
    .optional()
    .meta({ description: 'The project the interview is about. Publishing a project intake updates it.' }),
  opening: text.optional().meta({ description: 'First message of the participant. Counts as a turn.' }),
});
export const StartInterview = z.strictObject({ ...NewInterview.shape, ...idempotent });
export const InterviewMessage = z.strictObject({ text, version });
export const InterviewPublication = z.strictObject({ version });
export const AnswerInterview = z.strictObject({ ...InterviewId.shape, text, expectedVersion: version });
export const PublishInterview = z.strictObject({ ...InterviewId.shape, expectedVersion: version, ...idempotent });

export const Utterance = z.strictObject({
  role: z.enum(['interviewer', 'participant']),
  text: z.string(),
  at: z.iso.datetime(),
});
export type Utterance = z.output<typeof Utterance>;

/** Null if the caller has said that the value is unknown. */
export const FactValue = z
  .union([z.string(), z.number(), z.array(z.string()), z.strictObject({ low: z.number(), high: z.number() })])
  .nullable();
export type FactValue = z.output<typeof FactValue>;

export const Fact = z.strictObject({
  key: z.string(),
  value: FactValue,
  confirmation: Confirmation,
  source: Source,
});
export type Fact = z.output<typeof Fact>;

/** The last question (`asks`), the facts it reads back (`keys`), and how often each was asked. */
export type Dialogue = { asks: string | null; keys: string[]; asked: Record<string, number> };

export const InterviewFilter = z.strictObject({
  family: z.array(InterviewFamily).max(InterviewFamily.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
});
