import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { crashPoint } from '#kernel/crash-point.ts';
import { digest } from '#kernel/digest.ts';
import { DomainError } from '#kernel/errors.ts';
import { invalidField, parse } from '#kernel/fields.ts';
import { newId } from '#kernel/ids.ts';
import { takeAiTurn } from '#modules/keys/ai-quota.service.ts';
import { readProject } from '#modules/projects/project.read.ts';
import { contextVersionOf } from '#modules/projects/project.rules.ts';
import { Action, IdempotencyKey } from './action.entity.ts';
import type { NewAction } from './action.shapes.ts';
import { kindOf, requestableKinds } from './action-kind.rules.ts';
import { generate, generationFailed, leaseFrom, type Turn } from './generation.service.ts';

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
  const turn: Turn = {
    id: newId(),
    owner: ctx.viewer!.owner,
    projectId,
    kind: name,
    input: parsed,
    project: { ...project, contextVersion: contextVersionOf(project) },
    leaseExpiresAt: leaseFrom(ctx.now(), ctx),
  };
  const { id } = turn;
  crashPoint('action:before-begin');
  try {
    await begin(ctx, turn, { idempotencyKey, fingerprint });
  } catch (error) {
    await giveBack?.();
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const winner = await earlier(ctx, idempotencyKey, fingerprint);
    if (!winner) throw error;
    return { id: winner, replayed: true };
  }
  crashPoint('action:after-begin');
  const { em, rows, searches, writer, log, now, viewer } = ctx;
  const company = viewer!.organisation?.name ?? null;
  if (!(await generate({ em, rows, searches, writer, log, now, company }, turn))) {
    throw new DomainError(generationFailed.code, generationFailed.message, { actionId: id });
  }
  crashPoint('action:before-reply');
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

type Requested = { idempotencyKey: string; fingerprint: string };

/** Saves the running action together with its key: of two racing requests the unique index lets one in. */
async function begin(
  ctx: Context,
  { project, ...turn }: Turn,
  { idempotencyKey: key, fingerprint }: Requested,
): Promise<void> {
  const now = ctx.now();
  const { id, owner } = turn;
  const em = ctx.em.fork();
  const projectVersion = project.contextVersion;
  em.create(Action, { ...turn, projectVersion, status: 'running', createdAt: now, startedAt: now });
  em.create(IdempotencyKey, { owner, operation, key, fingerprint, recordId: id });
  await em.flush();
}
