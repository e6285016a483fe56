import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { AuditEntry } from './audit.entity.ts';

export type Deed = { action: string; resource: string; resourceId: string; detail?: Record<string, unknown> };

/** Joins the unit of work of `em`, so that the deed and its record are saved together or not at all. */
export function recordDeed(ctx: Context, em: EntityManager, owner: string, deed: Deed): void {
  const { action, resource, resourceId, detail = {} } = deed;
  const { requestId } = ctx;
  em.create(AuditEntry, { owner, at: ctx.now(), actor: actorOf(ctx), action, resource, resourceId, requestId, detail });
}

export function actorOf({ viewer }: Pick<Context, 'viewer'>): string {
  if (!viewer) return 'anonymous';
  return viewer.kind === 'key' ? `key:${viewer.keyId}` : `session:${viewer.role}`;
}
