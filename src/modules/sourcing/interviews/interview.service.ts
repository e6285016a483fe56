import type { z } from 'zod';
import { requireViewer } from '#kernel/access.ts';
import { assertDefined } from '#kernel/assert.ts';
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
import type { AnswerInterview, NewInterview, StartInterview } from './interview.schema.ts';

const interviewsPerDay = { sandbox: 5, live: 30 } as const;

export type Reply = { text: string; nextQuestion: string | null };
export type Answered = { id: string; reply: Reply };

export async function startInterview(
  ctx: Context,
  input: z.output<typeof StartInterview>,
): Promise<Answered & { replayed: boolean }> {
  const { id, replayed } = await createOnce(ctx, 'startInterview', input, (start, saveKey) =>
    createInterview(ctx, start, saveKey),
  );
  return { id, reply: toReply(await ctx.em.fork().findOneOrFail(Interview, { id })), replayed };
}

async function createInterview(ctx: Context, input: z.output<typeof NewInterview>, saveKey: SaveKey): Promise<string> {
  const { owner, mode } = requireViewer(ctx);
  const { family, locale, projectId, opening } = input;
  const project = projectId === undefined ? null : await readProject(ctx, projectId);
  const id = newId();
  const at = ctx.now();
  const known = family === 'project_intake' ? extractProjectFacts(project) : [];
  const initial = beginInterview({ id, family, locale, opening, known, at });
  const record = { id, owner, family, locale, projectId: projectId ?? null, lastTurnId: newId() };
  await saveWithinQuota(
    ctx.em,
    () => ctx.auth.consumeDaily('interviews_per_day', owner, interviewsPerDay[mode]),
    (em) => {
      saveKey(em, id);
      em.create(Interview, { ...record, ...initial, createdAt: at, updatedAt: at });
    },
  );
  return id;
}

export async function answerInterview(
  ctx: Context,
  { id, text, expectedVersion }: z.output<typeof AnswerInterview>,
): Promise<Answered> {
  const interview = await ctx.em.fork().findOne(Interview, { id });
  if (!interview) throw notFound('interview');
  const at = ctx.now();
  assertAcceptsTurn(interview, expectedVersion, at);
  const refund = await consumeAiCall(ctx);
  const update = applyTurn(interview, text, at, await requestModelTurn(ctx, interview, text, refund));
  await saveTurn(ctx, interview, update).catch(async (error: unknown) => {
    // A model call is not refunded: it has been made, whether or not the turn was saved.
    if (!ctx.interviewer && isKnownUnsaved(error)) await refund();
    throw error;
  });
  return { id, reply: toReply(update) };
}

const isKnownUnsaved = (error: unknown): boolean =>
  error instanceof DomainError && error.code !== 'interview_receipt_unsaved';

const toReply = ({ transcript, nextQuestion }: Pick<Interview, 'transcript' | 'nextQuestion'>): Reply => ({
  text: assertDefined(transcript.at(-1), 'Reply').text,
  nextQuestion: nextQuestion ?? null,
});

/** Runs outside of any transaction. A failed call is refunded. */
async function requestModelTurn(
  ctx: Context,
  interview: Interview,
  text: string,
  refund: () => Promise<void>,
): Promise<ModelTurn | null> {
  const { interviewer } = ctx;
  if (!interviewer) return null;
  const turn = await interviewer.turn(toInterviewView(interview, text));
  if (turn) return toModelTurn(turn, interview, { text, today: toDateString(ctx.now()) });
  await refund();
  const details = { interviewId: interview.id, retryAfterSeconds: 5 };
  throw new DomainError('interviewer_unavailable', 'The interviewer is unavailable. Nothing was saved.', details);
}

/**
 * If the connection fails, a second attempt recognises an already saved turn by its id; if that fails too, the outcome
 * is unknown to the caller.
 */
async function saveTurn(ctx: Context, { id, version }: Interview, update: InterviewUpdate): Promise<void> {
  const lastTurnId = newId();
  const after = { ...update, lastTurnId, version: version + 1, updatedAt: ctx.now() };
  const attempt = () =>
    ctx.em.fork().transactional(async (em) => {
      const current = { id, version, status: { $in: ['open', 'ready'] as const } };
      if (await em.nativeUpdate(Interview, current, after)) return;
      const other = await em.findOneOrFail(Interview, { id });
      if (other.lastTurnId === lastTurnId) return;
      assertAcceptsTurn(other, version, ctx.now());
      throw createVersionConflict(other);
    });
  const isRefusal = (error: unknown) => error instanceof DomainError;
  await attempt().catch(async (first: unknown) => {
    if (isRefusal(first)) throw first;
    ctx.log.warn({ err: first, interview: id }, 'interview turn not saved, retrying');
    await attempt().catch((err: unknown) => {
      if (isRefusal(err)) throw err;
      ctx.log.error({ err, interview: id }, 'interview turn not saved');
      const message = 'It is unknown whether this turn was saved. Read the interview before sending it again.';
      throw new DomainError('interview_receipt_unsaved', message, { interviewId: id });
    });
  });
}
