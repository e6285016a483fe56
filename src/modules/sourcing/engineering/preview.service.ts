import type { z } from 'zod';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { newId } from '#kernel/ids.ts';
import { type Created, createOnce, type SaveKey } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import { EngineeringFile, EngineeringPreview } from './engineering.entity.ts';
import type { PreviewEngineering } from './engineering.schema.ts';
import { compareFiles, dayMs, listWarnings } from './preview.rules.ts';
import { isRevisionTaken, readCurrentPackage } from './project-engineering.queries.ts';

export const previewEngineering = (ctx: Context, input: z.output<typeof PreviewEngineering>): Promise<Created> =>
  createOnce(ctx, 'previewEngineering', input, (listed, saveKey) => savePreview(ctx, listed, saveKey));

async function savePreview(
  ctx: Context,
  { projectId, revision, files, note }: Omit<z.output<typeof PreviewEngineering>, 'idempotencyKey'>,
  saveKey: SaveKey,
): Promise<string> {
  await readProject(ctx, projectId, ['id']);
  const current = await readCurrentPackage(ctx, projectId);
  const entries = compareFiles(current, files);
  const warnings = listWarnings(revision, entries, current, await isRevisionTaken(ctx, projectId, revision));

  const id = newId();
  const now = ctx.now();
  const common = { owner: requireViewer(ctx).owner, createdAt: now, updatedAt: now };
  const expiresAt = new Date(now.getTime() + dayMs);
  const em = ctx.em.fork();
  saveKey(em, id);
  em.create(EngineeringPreview, { ...common, id, projectId, revision, note: note ?? null, warnings, expiresAt });
  for (const [position, { same, ...entry }] of entries.entries()) {
    em.create(EngineeringFile, {
      ...common,
      ...entry,
      id: newId(),
      previewId: id,
      position,
      // Only content uploaded before by the same tenant counts as received: knowing a hash does not prove possession.
      upload: same ? 'received' : 'waiting',
      uploadedAt: same?.uploadedAt ? new Date(same.uploadedAt) : null,
      contentTransferId: same?.contentTransferId ?? null,
    });
  }
  await em.flush();
  return id;
}
