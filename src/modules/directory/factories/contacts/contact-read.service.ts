import { batch } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { describeActor } from '#modules/identity/audit/audit.service.ts';
import { type ContactLimit, contactQuotas, describeReachedLimit } from './contact-quota.rules.ts';

/** `where` is the GraphQL field that shows the contacts, as a schema coordinate. */
export type ContactUse = { where: string; factoryId: string; fields: readonly string[] };
export type ReachedLimit = { limit: ContactLimit; retryAfterSeconds: number };

/**
 * Counts and audits once per credential, factory and day; null if the contacts may be shown. Sibling fields of a
 * request share one statement.
 */
export const countContactRead = (ctx: Context, use: ContactUse): Promise<ReachedLimit | null> =>
  readContacts(ctx, 'counted', use);

export async function auditContactRead(ctx: Context, use: ContactUse): Promise<void> {
  await readContacts(ctx, 'audited', use);
}

export async function requireContactRead(ctx: Context, use: ContactUse): Promise<void> {
  const reached = await countContactRead(ctx, use);
  if (!reached) return;
  const { limit, retryAfterSeconds } = reached;
  const details = { limit, max: contactQuotas[limit], windowSeconds: 86_400, retryAfterSeconds };
  throw new DomainError('quota_reached', describeReachedLimit(limit), details);
}

function readContacts(ctx: Context, kind: 'counted' | 'audited', { where, factoryId, fields }: ContactUse) {
  const load = async (keys: readonly string[]): Promise<(ReachedLimit | null)[]> => {
    if (!ctx.viewer) throw new Error('Contact reads require an authenticated caller.');
    const asked = keys.map((key) => key.split(' '));
    const fieldsByFactory = new Map(asked.map(([id = '', ...fields]) => [id, fields]));
    const reader = {
      owner: ctx.viewer.owner,
      credential: describeActor(ctx),
      requestId: ctx.requestId,
      at: ctx.now(),
      quotas: kind === 'counted' ? contactQuotas : null,
    };
    const reads = [...fieldsByFactory].map(([factoryId, fields]) => ({
      id: newId(),
      factoryId,
      detail: { where, fields },
    }));
    const refused = new Map(
      (await ctx.auth.readContacts(reader, reads)).map(({ factoryId, ...reached }) => [factoryId, reached]),
    );
    return asked.map(([id = '']) => refused.get(id) ?? null);
  };
  return batch(ctx, `contact reads:${kind}:${where}`, load, { remember: true }).load([factoryId, ...fields].join(' '));
}
