import type { EntityManager } from '@mikro-orm/postgresql';
import { readClock } from '#db/servers/clock.ts';
import { isOperator, requireViewer } from '#kernel/access.ts';
import type { Context, Viewer } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { AuditEntry } from './audit.entity.ts';
import { mayReadAllChains } from './audit.rules.ts';

export type Actor = {
  viewer: Viewer | Member | 'console' | 'worker' | null;
  requestId: string | null;
  now: () => Date;
};
type Member = { kind: 'member'; memberId: string };
export type NewAuditEntry = { action: string; resource: string; resourceId: string; detail?: Record<string, unknown> };

/** Adds the entry to the unit of work of `em`, so that it commits with the change it describes. */
export function writeAuditEntry(
  actor: Actor,
  em: EntityManager,
  owner: string,
  { detail = {}, ...entry }: NewAuditEntry,
): void {
  const { requestId } = actor;
  em.create(AuditEntry, { ...entry, detail, owner, at: actor.now(), actor: describeActor(actor), requestId });
}

type AuditLookup = Pick<NewAuditEntry, 'action' | 'resourceId'> & { detail: Record<string, string> };

export async function findAuditDetail(em: EntityManager, sought: AuditLookup): Promise<Record<string, unknown> | null> {
  const entry = await em.findOne(AuditEntry, sought, { fields: ['detail'] });
  return entry?.detail ?? null;
}

type ActorAuditLookup = { action: string; actor: string; resourceIds: string[] };

export const findAuditDetails = (
  em: EntityManager,
  { action, actor, resourceIds }: ActorAuditLookup,
): Promise<Pick<AuditEntry, 'resourceId' | 'detail'>[]> =>
  em.find(AuditEntry, { action, actor, resourceId: { $in: resourceIds } });

export function describeActor({ viewer }: Pick<Actor, 'viewer'>): string {
  if (viewer === null) return 'anonymous';
  if (typeof viewer === 'string') return viewer;
  return viewer.kind === 'key' ? `key:${viewer.keyId}` : `member:${viewer.memberId}`;
}

export const operator: Actor = { viewer: 'console', requestId: null, now: readClock };
export const createWorker = ({ now }: Pick<Actor, 'now'>): Actor => ({ viewer: 'worker', requestId: null, now });

type Chain = { owner: string; entries: number; brokenAt: number | null; head: string };
export type Verification = {
  entries: number;
  broken: { owner: string; brokenAt: number }[];
  head: string | null;
};

export async function verifyChains(em: EntityManager, owner: string | null): Promise<Verification> {
  const chains = await em.execute<Chain[]>(
    'select owner, entries, broken_at as "brokenAt", head from audit.verify_chains(?)',
    [owner],
  );
  return {
    entries: chains.reduce((sum, { entries }) => sum + entries, 0),
    broken: chains.flatMap(({ owner, brokenAt }) => (brokenAt === null ? [] : [{ owner, brokenAt }])),
    head: owner ? (chains[0]?.head ?? null) : null,
  };
}

export function verifyAudit(ctx: Context): Promise<Verification> {
  assertMayAudit(ctx);
  return verifyChains(ctx.em, mayReadAllChains(ctx.viewer) ? null : requireViewer(ctx).owner);
}

export function assertMayAudit({ viewer }: Context): void {
  if (viewer?.kind === 'session' || isOperator(viewer)) return;
  throw new DomainError(
    'internal_only',
    'API keys can read the audit log for operator staff only. Sign in as an owner instead.',
  );
}
