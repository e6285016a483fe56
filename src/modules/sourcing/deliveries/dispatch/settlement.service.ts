import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { allTenants } from '#db/tenancy.ts';
import { assertAccess, isOperator } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { sha256 } from '#kernel/hash.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import type { BackOffice } from '#modules/identity/audit/back-office.service.ts';
import { Delivery } from '../delivery.entity.ts';
import type { Settlement } from '../delivery.schema.ts';
import { lockDispatchAndDelivery } from '../delivery-lock.service.ts';
import { isAbandoned } from './dispatch.rules.ts';
import { loadDispatchContext, type SendingMeans } from './dispatch.service.ts';
import { settlementBlocker } from './settlement.rules.ts';

type Outcome = z.output<typeof Settlement>;

export async function settleDelivery(ctx: Context, id: string, input: Outcome): Promise<void> {
  assertMaySettle(ctx);
  const tenantEm = isOperator(ctx.viewer) ? await loadDeliveryTenantEm(ctx, id) : ctx.em.fork();
  await settle(ctx, tenantEm, id, input);
}

/** For the operator console. */
export async function settleAnyDelivery(
  backOffice: BackOffice & SendingMeans,
  id: string,
  input: Outcome,
): Promise<void> {
  await settle(backOffice, await loadDeliveryTenantEm(backOffice, id), id, input);
}

async function settle(actor: Actor & SendingMeans, tenantEm: EntityManager, id: string, input: Outcome): Promise<void> {
  await tenantEm.transactional(async (em) => {
    const { dispatch, delivery } = await lockDispatchAndDelivery(em, id);
    const { outcome, evidence } = input;
    if (delivery.settledOutcome === outcome) return;
    const context = await loadDispatchContext(actor, em, delivery);
    const blocker = settlementBlocker(delivery, dispatch, context);
    if (blocker) throw blocker;
    if (dispatch) {
      if (isAbandoned(dispatch, context.now))
        Object.assign(dispatch, { status: 'uncertain', lastOutcome: 'lease_expired' });
      // Keep the lease token: an attempt that finishes late still saves the true outcome.
      dispatch.nextAttemptAt = null;
    }
    const settled = { settledAt: context.now, settledOutcome: outcome, settlementEvidence: evidence };
    const sent = { status: 'sent', sentAt: context.now };
    Object.assign(delivery, settled, outcome === 'accepted' ? sent : { status: 'not_sent' });
    const detail = { outcome, evidenceSha256: sha256(evidence), dispatchStatus: dispatch?.status ?? null };
    const entry = { action: 'delivery.settled', resource: 'delivery', resourceId: id, detail };
    writeAuditEntry(actor, em, delivery.owner, entry);
  });
}

/** The field admits all keys; of these, only those that may approve and those of operator staff may settle. */
function assertMaySettle({ viewer }: Context): void {
  if (viewer?.kind === 'key' && !isOperator(viewer))
    assertAccess(viewer, { scope: 'approvals:write', live: 'live_key_required' });
}

async function loadDeliveryTenantEm(
  backOffice: Pick<BackOffice, 'systemEm' | 'tenantEm'>,
  id: string,
): Promise<EntityManager> {
  const delivery = await backOffice.systemEm().findOne(Delivery, { id }, { ...allTenants, fields: ['owner'] });
  if (!delivery) throw notFound('delivery');
  return backOffice.tenantEm(delivery.owner);
}
