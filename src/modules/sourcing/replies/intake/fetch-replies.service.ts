import { LockMode } from '@mikro-orm/core';
import type { System } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { createWorker } from '#modules/identity/audit/audit.service.ts';
import type { Inbox } from '#ports/mail/inbox.ts';
import { ReceivedMail } from '../reply.entity.ts';
import { saveReceivedMail } from '../reply.service.ts';
import { computeFetchDelayMs, maxFetchAttempts } from './fetch-attempts.rules.ts';
import { readReceivedMail } from './received-mail.rules.ts';

const batchSize = 20;

/** Safe on several instances at once. A process that dies leaves the mail to the next attempt. */
export async function fetchReplies(system: System): Promise<void> {
  const { inbox } = system;
  if (!inbox) return;
  const due = { status: 'pending' as const, nextAttemptAt: { $lte: system.now() } };
  const options = { fields: ['id'] as const, orderBy: { nextAttemptAt: 'asc' as const }, limit: batchSize };
  for (const { id } of await system.systemEm().find(ReceivedMail, due, options)) {
    await fetchReply(system, inbox, id).catch((err: unknown) =>
      system.log.error({ err, receivedMail: id }, 'received mail could not be stored'),
    );
  }
}

async function fetchReply(system: System, inbox: Inbox, id: string): Promise<void> {
  const claimed = await claim(system, id);
  if (!claimed) return;
  failpoint('reply:after-claim');
  const fetched = await inbox.fetchMail(claimed.sourceId);
  failpoint('reply:after-fetch');
  if (fetched.kind === 'unavailable' && claimed.attempts < maxFetchAttempts) return;
  const parsed = fetched.kind === 'mail' ? await readReceivedMail(fetched.bytes, inbox.authenticationServer) : null;
  await saveReceivedMail(createWorker(system), system, { id, parsed });
}

/** No transaction is open while the provider is asked; until the next attempt is due, nobody else asks. */
function claim(system: System, id: string): Promise<{ sourceId: string; attempts: number } | null> {
  return system.systemEm().transactional(async (em) => {
    const now = system.now();
    const where = { id, status: 'pending' as const, nextAttemptAt: { $lte: now } };
    const [mail] = await em.find(ReceivedMail, where, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
    if (!mail?.sourceId) return null;
    mail.attempts += 1;
    mail.nextAttemptAt = new Date(now.getTime() + computeFetchDelayMs(mail.attempts));
    return { sourceId: mail.sourceId, attempts: mail.attempts };
  });
}
