import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { digest } from '#kernel/digest.ts';
import { DomainError } from '#kernel/errors.ts';
import { invalidField, parse } from '#kernel/fields.ts';
import { newId } from '#kernel/ids.ts';
import { Delivery } from '#modules/deliveries/delivery.entity.ts';
import { takeAiTurn } from '#modules/keys/ai-quota.service.ts';
import { readProject } from '#modules/projects/project.read.ts';
import { contextVersionOf } from '#modules/projects/project.rules.ts';
import type { QuotedProject } from '#modules/quote-requests/quote-request.rules.ts';
import { generateQuoteRequest } from '#modules/quote-requests/quote-request.service.ts';
import { Action, IdempotencyKey, Task } from './action.entity.ts';
import type { NewAction } from './action.shapes.ts';
import { type ActionKind, kindOf, requestableKinds } from './action-kind.rules.ts';
import { generateFactoryAuditVisit } from './factory-audit-visit.service.ts';

export type Generation<Input> = { actionId: string; project: QuotedProject; input: Input };
export type Generated = {
  note: string;
  result: Record<string, unknown>;
  deliveries: { factoryId: string; channel: 'email' | 'wechat'; subject: string; bodyEn: string; bodyZh: string }[];
  task?: { title: string; note: string | null };
};

/** Each takes the input that its kind's shape has parsed. */
const generators: Record<string, (ctx: Context, generation: Generation<never>) => Promise<Generated>> = {
  quote_request: generateQuoteRequest,
  factory_audit_visit: generateFactoryAuditVisit,
};

const operation = 'createAction';

/** Answers the id of the new action, or of the one that this idempotency key has made before. */
export async function createAction(
  ctx: Context,
  { projectId, idempotencyKey, kind: name, input }: z.output<typeof NewAction>,
): Promise<{ id: string; replayed: boolean }> {
  const kind = kindOf(name);
  if (!kind || kind.availability === 'planned') {
    const allowed = requestableKinds;
    throw invalidField('/kind', `This is one of ${allowed.join(', ')}.`, { code: 'invalid_enum', allowed });
  }
  if (idempotencyKey === undefined) {
    throw new DomainError('idempotency_key_required', 'Send the header Idempotency-Key: 8 to 120 of A-Z a-z 0-9 _ -.');
  }
  const parsed = parse(kind.input, input, 'body', ['input']);
  const project = await readProject(ctx, projectId);
  const fingerprint = digest({ path: `/projects/${projectId}/actions`, body: { kind: name, input } });
  const before = await earlier(ctx, idempotencyKey, fingerprint);
  if (before) return { id: before, replayed: true };

  const usesModel = ctx.writer !== null && kind.costCategory !== 'none';
  const giveBack = usesModel ? await takeAiTurn(ctx) : null;
  const quoted: QuotedProject = { ...project, contextVersion: contextVersionOf(project) };
  const id = newId();
  try {
    await begin(ctx, {
      id,
      kind,
      projectId,
      projectVersion: quoted.contextVersion,
      input: parsed,
      idempotencyKey,
      fingerprint,
    });
  } catch (error) {
    await giveBack?.();
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const winner = await earlier(ctx, idempotencyKey, fingerprint);
    if (!winner) throw error;
    return { id: winner, replayed: true };
  }
  await generate(ctx, kind, { actionId: id, project: quoted, input: parsed as never });
  return { id, replayed: false };
}

/** The record that this key has made, or null. Another body under the same key is refused. */
async function earlier(ctx: Context, key: string, fingerprint: string): Promise<string | null> {
  const known = await ctx.em.fork().findOne(IdempotencyKey, { operation, key });
  if (!known) return null;
  if (known.fingerprint !== fingerprint) {
    throw new DomainError('idempotency_conflict', 'This Idempotency-Key was used with another body.', {
      existingId: known.recordId,
    });
  }
  return known.recordId;
}

type Beginning = {
  id: string;
  kind: ActionKind;
  projectId: string;
  projectVersion: string;
  input: Record<string, unknown>;
  idempotencyKey: string;
  fingerprint: string;
};

/** Saves the running action together with its key: of two racing requests the unique index lets one in. */
async function begin(ctx: Context, beginning: Beginning): Promise<void> {
  const { id, kind, projectId, projectVersion, input, idempotencyKey: key, fingerprint } = beginning;
  const now = ctx.now();
  const owner = ctx.viewer!.owner;
  const em = ctx.em.fork();
  em.create(Action, {
    id,
    owner,
    projectId,
    projectVersion,
    kind: kind.kind,
    status: 'running',
    input,
    createdAt: now,
    startedAt: now,
  });
  em.create(IdempotencyKey, { owner, operation, key, fingerprint, recordId: id });
  await em.flush();
}

async function generate(ctx: Context, kind: ActionKind, generation: Generation<never>): Promise<void> {
  const { actionId } = generation;
  try {
    await complete(ctx, kind, generation, await generators[kind.kind]!(ctx, generation));
  } catch (err) {
    ctx.log.error({ err, action: actionId }, 'action generation failed');
    const error = { code: 'action_generation_failed', message: 'The drafts could not be made. Nothing was sent.' };
    const failed = { status: 'failed' as const, error, finishedAt: ctx.now(), updatedAt: ctx.now() };
    await ctx.em.fork().nativeUpdate(Action, { id: actionId, status: 'running' }, failed);
    throw new DomainError('action_generation_failed', error.message, { actionId });
  }
}

/** Output, drafts and task appear together, once: only while the action still runs. */
async function complete(ctx: Context, kind: ActionKind, generation: Generation<never>, made: Generated): Promise<void> {
  const { actionId, project } = generation;
  const { note, result, deliveries, task } = made;
  const owner = ctx.viewer!.owner;
  const now = ctx.now();
  await ctx.em.fork().transactional(async (em) => {
    const action = await em.findOneOrFail(Action, { id: actionId });
    const output = { draft: true as const, note, result };
    const done = { status: 'completed' as const, output, finishedAt: now, updatedAt: now };
    if (!(await em.nativeUpdate(Action, { id: actionId, status: 'running' }, done))) return;
    const projectVersion = project.contextVersion;
    for (const [i, draft] of deliveries.entries()) {
      // A millisecond apart, so that the drafts stand in the order of the shortlist.
      const createdAt = new Date(now.getTime() + i);
      const { projectId } = action;
      em.create(Delivery, { ...draft, owner, actionId, projectId, projectVersion, status: 'draft', createdAt });
    }
    if (task)
      em.create(Task, { ...task, owner, actionId, kind: kind.kind, status: 'open', createdAt: now, updatedAt: now });
  });
}
