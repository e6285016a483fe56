import { LockMode } from '@mikro-orm/core';
import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { newId } from '#kernel/ids.ts';
import { Member } from '#modules/identity/members/member.entity.ts';
import { idempotencyWindowMs, outcomeToState } from '#modules/sourcing/deliveries/dispatch/dispatch.rules.ts';
import type { Mailer } from '#ports/mail/mailer.ts';
import { NotificationMail, NotificationPreference } from '../notification.entity.ts';
import { wantsMail } from '../notification.rules.ts';
import { insertToken } from '../unsubscribe-token.rules.ts';
import { decideAttempt } from './attempt.rules.ts';

const mailsPerRound = 20;

type Lease = {
  id: string;
  owner: string;
  token: string;
  attempt: number;
  expiresAt: Date;
  payload: Buffer;
  mailer: Mailer;
};

/** Safe on several instances at once: each mail is leased by one. */
export async function sendMails(system: System): Promise<void> {
  const due = await system
    .systemEm()
    .find(
      NotificationMail,
      { nextAttemptAt: { $lte: system.now() } },
      { ...allTenants, fields: ['id', 'owner'], orderBy: { nextAttemptAt: 'asc' }, limit: mailsPerRound },
    );
  const results = await Promise.allSettled(
    due.map(async ({ id, owner }) => {
      const lease = await leaseMail(system, { id, owner });
      if (lease) await attempt(system, lease);
    }),
  );
  for (const result of results)
    if (result.status === 'rejected') system.log.error({ err: result.reason }, 'notification mail not sent');
}

function leaseMail(system: System, { id, owner }: { id: string; owner: string }): Promise<Lease | null> {
  return system.tenantEm(owner).transactional(async (em) => {
    const now = system.now();
    const isDue = { id, nextAttemptAt: { $lte: now } };
    const [mail] = await em.find(NotificationMail, isDue, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
    if (!mail) return null;
    const { memberId } = mail;
    const preference = await em.findOne(NotificationPreference, { memberId });
    const payload = Buffer.from(insertToken(mail.payload, system.unsubscribeLinks.token(memberId)));
    const { email } = await em.findOneOrFail(Member, { id: memberId });
    const mailer = system.mailerFor(email, owner);
    const decision = decideAttempt(mail, { now, mailer, isWanted: preference !== null && wantsMail(preference) });
    if (decision !== 'attempt' || !mailer) {
      Object.assign(mail, { status: decision, nextAttemptAt: null, leaseToken: null, updatedAt: now });
      return null;
    }
    const expiresAt = new Date(now.getTime() + system.settings.leaseMs);
    const token = newId();
    mail.retryBefore ??= new Date(now.getTime() + idempotencyWindowMs);
    const attempts = mail.attempts + 1;
    const held = { leaseToken: token, leaseExpiresAt: expiresAt, nextAttemptAt: expiresAt, updatedAt: now };
    Object.assign(mail, { status: 'sending', attempts, ...held });
    return { id, owner, token, attempt: attempts, expiresAt, payload, mailer };
  });
}

/** Calls the provider with no transaction open. A crash leaves `sending`; see `decideAttempt`. */
async function attempt(system: System, lease: Lease): Promise<void> {
  const { id, owner, token, attempt: attempts, expiresAt: leaseExpiresAt, payload, mailer } = lease;
  failpoint('notification:after-lease');
  const outcome = await mailer.send(payload, `notification-${id}`, undefined, attempts);
  failpoint('notification:after-response');
  const now = system.now();
  const { hasIdempotency } = mailer;
  const saved = outcomeToState(outcome, { attempts, leaseExpiresAt, now, hasIdempotency });
  if (outcome.kind !== 'accepted')
    system.log.warn({ notificationMail: id, outcome: outcome.outcome }, 'mail not accepted');
  // Another instance has taken over once the lease has expired: its outcome counts.
  await system
    .tenantEm(owner)
    .nativeUpdate(NotificationMail, { id, leaseToken: token }, { ...saved, leaseToken: null, updatedAt: now });
  failpoint('notification:after-saved');
}
