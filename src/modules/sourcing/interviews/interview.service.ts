import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import {
  createOnce,
  type SaveKey,
  saveWithinQuota,
} from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { consumeAiCall } from '#modules/identity/keys/ai-quota.service.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import { toInterviewView, toModelTurn } from './dialogue/model-turn.rules.ts';
import { Interview } from './interview.entity.ts';
import {
  applyTurn,
  assertAcceptsTurn,
  beginInterview,
  createVersionConflict,
  extractProjectFacts,
  type InterviewUpdate,
  type ModelTurn,
  toDateString,
} from './interview.rules.ts';
import type { InterviewId, InterviewMessage, NewInterview, StartInterview } from './interview.schema.ts';

const interviewsPerDay = { sandbox: 5, live: 30 } as const;

export type Reply = { text: string; nextQuestion: string | null };
export type Answered = { id: string; reply: Reply };

/** Opens an interview, by the rules alone: no model is asked for the first words. */
export async function startInterview(
  ctx: Context,
  input: z.output<typeof StartInterview>,
): Promise<Answered & { replayed: boolean }> {
  const { id, replayed } = await createOnce(ctx, 'startInterview', input, (asked, saveKey) =>
    createInterview(ctx, asked, saveKey),
  );
  return { id, reply: toReply(await ctx.em.fork().findOneOrFail(Interview, { id })), replayed };
}

async function createInterview(ctx: Context, input: z.output<typeof NewInterview>, saveKey: SaveKey): Promise<string> {
  const { viewer } = ctx;
  if (viewer?.kind !== 'key') throw new Error('Interviews are held with keys; the field says so.');
  const { family, locale, projectId, opening } = input;
  const project = projectId === undefined ? null : await readProject(ctx, projectId);
  const id = newId();
  const at = ctx.now();
  const known = family === 'project_intake' ? extractProjectFacts(project) : [];
  const begun = beginInterview({ id, family, locale, opening, known, at });
  const record = { id, owner: viewer.owner, family, locale, projectId: projectId ?? null, lastTurnId: newId() };
  await saveWithinQuota(
    ctx.em,
    () => ctx.auth.consumeDaily('interviews_per_day', viewer.owner, interviewsPerDay[viewer.mode]),
    (em) => {
      saveKey(em, id);
      em.create(Interview, { ...record, ...begun, createdAt: at, updatedAt: at });
    },
  );
  return id;
}

/** Takes one turn on the version that the caller has read. It is saved whole, with the answer to it, or not at all. */
export async function answerInterview(
  ctx: Context,
  { id, text, version }: z.output<typeof InterviewId> & z.output<typeof InterviewMessage>,
): Promise<Answered> {
  const interview = await ctx.em.fork().findOne(Interview, { id });
  if (!interview) throw notFound('interview');
  const at = ctx.now();
  assertAcceptsTurn(interview, version, at);
  const refund = await consumeAiCall(ctx);
  const turned = applyTurn(interview, text, at, await requestModelTurn(ctx, interview, text, refund));
  await saveTurn(ctx, interview, turned).catch(async (error: unknown) => {
    // A model has worked for its turn, whether or not that is saved.
    if (!ctx.interviewer && isKnownUnsaved(error)) await refund();
    throw error;
  });
  return { id, reply: toReply(turned) };
}

const isKnownUnsaved = (error: unknown): boolean =>
  error instanceof DomainError && error.code !== 'interview_receipt_unsaved';

const toReply = ({ transcript, nextQuestion }: Pick<Interview, 'transcript' | 'nextQuestion'>): Reply => ({
  text: transcript.at(-1)!.text,
  nextQuestion: nextQuestion ?? null,
});

/** Asks the model, where there is one, with no transaction open. A turn that it does not take does not count. */
async function requestModelTurn(
  ctx: Context,
  interview: Interview,
  text: string,
  refund: () => Promise<void>,
): Promise<ModelTurn | null> {
  const { interviewer } = ctx;
  if (!interviewer) return null;
  const said = await interviewer.turn(toInterviewView(interview, text));
  if (said) return toModelTurn(said, interview, { text, today: toDateString(ctx.now()) });
  await refund();
  const details = { interviewId: interview.id, retryAfterSeconds: 5 };
  throw new DomainError('interviewer_unavailable', 'The interviewer could not answer. Nothing was saved.', details);
}

/**
 * Of turns on the same version one is saved. When the database fails on the way nobody knows whether it was: looked at
 * again, the id of the turn tells, and where that fails too the caller has to read.
 */
async function saveTurn(ctx: Context, { id, version }: Interview, turned: InterviewUpdate): Promise<void> {
  const lastTurnId = newId();
  const after = { ...turned, lastTurnId, version: version + 1, updatedAt: ctx.now() };
  const attempt = () =>
    ctx.em.fork().transactional(async (em) => {
      const current = { id, version, status: { $in: ['open', 'ready'] as const } };
      if (await em.nativeUpdate(Interview, current, after)) return;
      const other = await em.findOneOrFail(Interview, { id });
      if (other.lastTurnId === lastTurnId) return;
      assertAcceptsTurn(other, version, ctx.now());
      throw createVersionConflict(other);
    });
  const refused = (error: unknown) => error instanceof DomainError;
  await attempt().catch(async (first: unknown) => {
    if (refused(first)) throw first;
    ctx.log.warn({ err: first, interview: id }, 'turn not saved, trying once more');
    await attempt().catch((err: unknown) => {
      if (refused(err)) throw err;
      ctx.log.error({ err, interview: id }, 'turn not saved');
      const message = 'Whether this turn was saved is not known. Read the interview before sending it again.';
      throw new DomainError('interview_receipt_unsaved', message, { interviewId: id });
    });
  });
}
