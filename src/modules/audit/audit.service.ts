import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#kernel/context.ts';
import { AuditEntry } from './audit.entity.ts';

/** Whoever does something: the caller of a request, or the operator at the console. */
export type Doer = { viewer: Viewer | 'console' | null; requestId: string | null; now: () => Date };
export type Deed = { action: string; resource: string; resourceId: string; detail?: Record<string, unknown> };

/** Joins the unit of work of `em`, so that the deed and its record are saved together or not at all. */
export function recordDeed(doer: Doer, em: EntityManager, owner: string, { detail = {}, ...deed }: Deed): void {
  const { requestId } = doer;
  em.create(AuditEntry, { ...deed, detail, owner, at: doer.now(), actor: actorOf(doer), requestId });
}

function actorOf({ viewer }: Doer): string {
  if (viewer === null) return 'anonymous';
  if (viewer === 'console') return 'console';
  return viewer.kind === 'key' ? `key:${viewer.keyId}` : `session:${viewer.role}`;
}
