import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { type Code, DomainError } from '#kernel/errors.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { newId } from '#kernel/ids.ts';
import { hasLostApproval } from '#modules/identity/approvers/approver.service.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { formatContextVersion } from '#modules/sourcing/projects/project.rules.ts';
import type { Mailer, Outcome } from '#ports/mail/mailer.ts';
import { Delivery, Dispatch } from '../delivery.entity.ts';
import { requestClosed } from '../delivery.queries.ts';
import { deriveProviderKey } from '../delivery.rules.ts';
import { loadContact } from '../delivery-contact.service.ts';
import { renderApprovedPayload } from '../links/supplier-link.service.ts';
import { joinProviderEvents } from '../provider-events/provider-event.service.ts';
import {
  type DispatchContext,
  idempotencyWindowMs,
  isAbandoned,
  outcomeToState,
  retryBlocker,
} from './dispatch.rules.ts';

/** `em` is limited to the tenant of the delivery. */
export type Sender = Pick<Context, 'em' | 'mailerFor' | 'log' | 'now' | 'settings' | 'supplierLinks'>;
/** What decides whether a message can be sent, besides its records. */
export type SendingMeans = Pick<Sender, 'mailerFor' | 'now' | 'supplierLinks'>;

export type Lease = {
  id: string;
  token: string;
  deliveryId: string;
  attempt: number;
  leaseExpiresAt: Date;
  providerKey: string;
  payload: Uint8Array;
  mailer: Mailer;
};

/** Keeps the job from starting before the request that approved makes the first attempt. */
const firstAttemptGraceMs = 5_000;

export function createDispatch(
  em: EntityManager,
  { id, owner }: Delivery,
  payloadSha256: string,
  mailer: Mailer,
  now: Date,
) {
  return em.create(Dispatch, {
    owner,
    deliveryId: id,
    status: 'ready',
    provider: mailer.provider,
    providerFingerprint: mailer.fingerprint,
    providerKey: deriveProviderKey(id, payloadSha256),
    payloadSha256,
    nextAttemptAt: new Date(now.getTime() + firstAttemptGraceMs),
  });
}

/** What can still stop a mail between approval and first attempt. An edit of the project does not. */
const firstAttemptStopCodes: ReadonlySet<Code> = new Set([
  'project_archived',
  'dispatch_contact_withdrawn',
  'rfq_closed',
]);

export async function sendDispatch(sender: Sender, id: string): Promise<void> {
  const lease = await sender.em.fork().transactional(async (em) => {
    const dispatch = await em.findOneOrFail(Dispatch, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (dispatch.status !== 'ready' || dispatch.attempts > 0) return null;
    const delivery = await em.findOneOrFail(Delivery, { id: dispatch.deliveryId });
    const context = await loadDispatchContext(sender, em, delivery);
    const blocker = retryBlocker(dispatch, delivery, context);
    if (blocker && firstAttemptStopCodes.has(blocker.code)) return null;
    return acquireLease(sender, dispatch, context);
  });
  if (lease) await attempt(sender, lease);
}

/**
 * Requires a lock on the dispatch in this transaction. Returns null if no transport is configured, or the approved bytes
 * cannot be rendered.
 */
export function acquireLease(
  { now, settings }: Sender,
  dispatch: Dispatch,
  { mailer, payload }: Pick<DispatchContext, 'mailer' | 'payload'>,
): Lease | null {
  if (!mailer || !payload) return null;
  const startedAt = now();
  const token = newId();
  const leaseExpiresAt = new Date(startedAt.getTime() + settings.leaseMs);
  dispatch.status = 'sending';
  dispatch.leaseToken = token;
  dispatch.leaseExpiresAt = dispatch.nextAttemptAt = leaseExpiresAt;
  dispatch.attempts += 1;
  dispatch.firstAttemptAt ??= startedAt;
  dispatch.retryBefore ??= new Date(dispatch.firstAttemptAt.getTime() + idempotencyWindowMs);
  failpoint('lease:before-commit');
  const { id, deliveryId, providerKey, attempts } = dispatch;
  return { id, token, deliveryId, attempt: attempts, leaseExpiresAt, providerKey, payload, mailer };
}

/** Calls the provider with no transaction open. A crash leaves `sending`, which becomes `uncertain` once the lease expires. */
export async function attempt(sender: Sender, lease: Lease): Promise<void> {
  const { id, deliveryId, mailer, payload, providerKey } = lease;
  failpoint('lease:after-commit');
  failpoint('call:before-connect');
  const outcome = await mailer.send(payload, providerKey, undefined, lease.attempt);
  failpoint('call:after-response');
  if (outcome.kind !== 'accepted') sender.log.warn({ dispatch: id, outcome: outcome.outcome }, 'mail not accepted');
  await saveOutcome(sender, lease, outcome).catch(async (first: unknown) => {
    sender.log.warn({ err: first, dispatch: id }, 'outcome not saved, retrying once');
    await saveOutcome(sender, lease, outcome).catch((err: unknown) => {
      sender.log.error({ err, dispatch: id }, 'outcome not saved');
      throw new DomainError(
        'dispatch_outcome_unsaved',
        'The response of the provider could not be saved. Read the delivery.',
        { deliveryId },
      );
    });
  });
}

/** Changes nothing if another attempt has acquired the lease. */
function saveOutcome(sender: Sender, lease: Lease, outcome: Outcome): Promise<void> {
  const { id, token, deliveryId, attempt, leaseExpiresAt, mailer } = lease;
  const now = sender.now();
  const { hasIdempotency } = mailer;
  const saved = outcomeToState(outcome, { attempts: attempt, leaseExpiresAt, now, hasIdempotency });
  return sender.em
    .fork()
    .transactional(async (em) => {
      const held = { id, leaseToken: token, status: { $in: ['sending', 'uncertain'] as const } };
      if (!(await em.nativeUpdate(Dispatch, held, { ...saved, leaseToken: null, updatedAt: now }))) return;
      if (outcome.kind === 'accepted') {
        const unsettled = { id: deliveryId, status: { $in: ['approved', 'not_sent'] as const } };
        await em.nativeUpdate(Delivery, unsettled, { status: 'sent', sentAt: now, updatedAt: now });
        await joinProviderEvents(em, id, outcome.providerMessageId);
      }
      failpoint('save:before-commit');
    })
    .then(() => failpoint('save:after-commit'));
}

/** Locks the project, so that it cannot change before the transaction ends. */
export async function loadDispatchContext(
  means: SendingMeans,
  em: EntityManager,
  delivery: Delivery,
): Promise<DispatchContext> {
  const { now, mailerFor } = means;
  const project = await em.findOneOrFail(Project, { id: delivery.projectId }, { lockMode: LockMode.PESSIMISTIC_READ });
  return {
    now: now(),
    mailer: mailerFor(delivery.frozenTo ?? null, delivery.owner),
    projectVersion: formatContextVersion(project),
    isProjectArchived: project.status === 'archived',
    isApproverRevoked: await hasLostApproval(em, delivery.approvedBy ?? null),
    contactAddress: (await loadContact(em, delivery))?.address ?? null,
    isRequestClosed: await isRequestClosed(em, delivery),
    ...(await renderApprovedPayload(means, em, delivery)),
  };
}

/** Closing locks the project, which is locked here. A factory that is invited again keeps the message of the first. */
export async function isRequestClosed(em: EntityManager, { id }: Pick<Delivery, 'id'>): Promise<boolean> {
  const query = `select ${requestClosed} as closed from delivery d where d.id = ?`;
  const [found] = await em.execute<{ closed: boolean }[]>(query, [id]);
  return assertDefined(found, 'Delivery').closed;
}

export function leaseDueDispatch(sender: Sender, id: string): Promise<Lease | null> {
  return sender.em.fork().transactional(async (em) => {
    const [locked] = await em.execute<{ id: string }[]>('select id from dispatch where id = ? for update skip locked', [
      id,
    ]);
    if (!locked) return null;
    const dispatch = await em.findOneOrFail(Dispatch, { id });
    const now = sender.now();
    if (!dispatch.nextAttemptAt || dispatch.nextAttemptAt > now) return null;
    if (isAbandoned(dispatch, now)) Object.assign(dispatch, { status: 'uncertain', lastOutcome: 'lease_expired' });
    const delivery = await em.findOneOrFail(Delivery, { id: dispatch.deliveryId });
    const context = await loadDispatchContext(sender, em, delivery);
    const blocker = retryBlocker(dispatch, delivery, context);
    const lease = blocker ? null : acquireLease(sender, dispatch, context);
    if (lease) return lease;
    // Another holder's lease has not expired: wait until it does.
    const isHeld = blocker?.code === 'dispatch_retry_too_early';
    dispatch.nextAttemptAt = isHeld ? dispatch.leaseExpiresAt : null;
    if (isHeld) return null;
    sender.log.warn({ dispatch: id, blocker: blocker?.code }, 'dispatch requires manual settlement');
    return null;
  });
}
