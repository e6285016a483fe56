import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { System } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { newId } from '#kernel/ids.ts';
import { listRights } from '#kernel/rights.ts';
import { Member, Organisation } from '#modules/identity/members/member.entity.ts';
import { Delivery, Dispatch } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { DeliveryReply } from '#modules/sourcing/replies/reply.entity.ts';
import { Rfq } from '#modules/sourcing/rfqs/rfq.entity.ts';
import { SupplierAnswer } from '#modules/sourcing/supplier-links/answers/supplier-answer.entity.ts';
import { formatMailAnswerId } from '#modules/sourcing/supplier-links/answers/supplier-answer.rules.ts';
import { Notification, NotificationMail, NotificationPreference } from '../notification.entity.ts';
import { isStillTrue } from '../notification.rules.ts';
import type { NotificationKind } from '../notification.schema.ts';
import { type News, type NewsKind, renderMail } from './mail-text.rules.ts';

const membersPerRound = 100;
const notificationsPerMail = 500;

/** One mail for all that is due of a member. */
export async function composeMails(system: System): Promise<void> {
  const due = await system
    .systemEm()
    .transactional((em) =>
      em.execute<{ memberId: string; owner: string }[]>(
        `select distinct member_id as "memberId", owner from notification where due_at <= ? limit ${membersPerRound}`,
        [system.now().toISOString()],
      ),
    );
  for (const { memberId, owner } of due) {
    await system
      .tenantEm(owner)
      .transactional((em) => compose(system, em, memberId))
      .catch((err: unknown) => system.log.error({ err, member: memberId }, 'notification mail not composed'));
  }
}

/** Says what is true now: what was decided meanwhile, and what the member may or wants no longer read, is left out. */
async function compose({ now, mailerFor, settings }: System, em: EntityManager, memberId: string): Promise<void> {
  // Of several instances, the first composes.
  const [preference] = await em.find(
    NotificationPreference,
    { memberId },
    { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );
  if (!preference) return;
  const at = now();
  const { email, role, owner, organisationId } = await em.findOneOrFail(Member, { id: memberId });
  const mailer = mailerFor(email, owner);
  const oldest = { orderBy: { dueAt: 'asc', id: 'asc' }, limit: notificationsPerMail } as const;
  const due = await em.find(Notification, { memberId, dueAt: { $lte: at } }, oldest);
  const { kind } = await em.findOneOrFail(Organisation, { id: organisationId });
  const rights = listRights(role, kind);
  const mayRead = (kind: NotificationKind) => rights.includes(kind === 'approvals' ? 'APPROVE' : 'READ');
  const wanted = due.filter(({ kind }) => preference[kind] !== 'never' && mayRead(kind));
  const news = mailer ? await loadNews(em, wanted) : [];
  for (const notification of due) Object.assign(notification, { dueAt: null, updatedAt: at });
  if (!mailer || !news.length) return;
  const { id: mailId } = em.create(NotificationMail, {
    ...{ id: newId(), owner, createdAt: at, updatedAt: at, memberId, status: 'ready', nextAttemptAt: at },
    ...{ providerFingerprint: mailer.fingerprint },
    payload: renderMail(
      { from: mailer.from, to: email, news, language: preference.language ?? null },
      settings.publicUrl,
    ),
  });
  const told = new Set(news.flatMap(({ recordIds }) => recordIds));
  for (const notification of wanted) if (told.has(notification.recordId)) notification.mailId = mailId;
  await em.flush();
  failpoint('notification:before-composed');
}

type Fact = { kind: NewsKind; recordId: string; projectId: string };

async function loadNews(em: EntityManager, notifications: readonly Notification[]): Promise<News[]> {
  const facts = [
    ...(await loadAnswers(em, notifications)),
    ...(await loadReplies(em, notifications)),
    ...(await loadDeliveries(em, notifications)),
  ];
  const projects = await em.find(Project, { id: facts.map(({ projectId }) => projectId) });
  return projects.flatMap(({ id, name: projectName }) => {
    const ofProject = facts.filter(({ projectId }) => projectId === id);
    return [...Map.groupBy(ofProject, ({ kind }) => kind)].map(([kind, some]) => ({
      ...{ kind, projectName },
      recordIds: some.map(({ recordId }) => recordId),
    }));
  });
}

const listIds = (notifications: readonly Notification[], kinds: readonly NotificationKind[]) =>
  notifications.filter(({ kind }) => kinds.includes(kind)).map(({ recordId }) => recordId);

async function loadAnswers(em: EntityManager, notifications: readonly Notification[]): Promise<Fact[]> {
  const answers = await em.find(SupplierAnswer, { id: listIds(notifications, ['answers']), status: 'proposed' });
  const rfqs = await em.find(Rfq, { id: answers.map(({ rfqId }) => rfqId) });
  const projectIds = new Map(rfqs.map(({ id, projectId }) => [id, projectId]));
  return answers.flatMap(({ id: recordId, rfqId }) => {
    const projectId = projectIds.get(rfqId);
    return projectId === undefined ? [] : [{ kind: 'answers' as const, recordId, projectId }];
  });
}

/** Messages with a reply from which no answer was read: an answer is news of its own. */
async function loadReplies(em: EntityManager, notifications: readonly Notification[]): Promise<Fact[]> {
  const deliveries = await em.find(Delivery, { id: listIds(notifications, ['answers']) });
  const replies = await em.find(DeliveryReply, { deliveryId: deliveries.map(({ id }) => id), isAutomatic: false });
  const threads = deliveries.map(({ id, inReplyToId }) => inReplyToId ?? id);
  const answers = await em.find(SupplierAnswer, { deliveryId: threads, source: 'mail' });
  const read = new Set(answers.map(({ clientAnswerId }) => clientAnswerId));
  const unread = replies.filter(({ receivedMailId }) => !read.has(formatMailAnswerId(receivedMailId)));
  const replied = new Set(unread.map(({ deliveryId }) => deliveryId));
  return deliveries
    .filter(({ id }) => replied.has(id))
    .map(({ id: recordId, projectId }) => ({ kind: 'replies', recordId, projectId }));
}

async function loadDeliveries(em: EntityManager, notifications: readonly Notification[]): Promise<Fact[]> {
  const kinds = ['approvals', 'failures'] as const;
  const deliveries = await em.find(Delivery, { id: listIds(notifications, kinds) });
  const dispatches = await em.find(Dispatch, { deliveryId: deliveries.map(({ id }) => id) });
  const bounced = new Set(dispatches.filter(({ events }) => 'bounced' in events).map(({ deliveryId }) => deliveryId));
  return kinds.flatMap((kind) => {
    const named = new Set(listIds(notifications, [kind]));
    return deliveries
      .filter(({ id, status, dispatchStatus = null }) => {
        const isBounced = bounced.has(id);
        return named.has(id) && isStillTrue(kind, { status, dispatchStatus, isBounced });
      })
      .map(({ id: recordId, projectId }) => ({ kind, recordId, projectId }));
  });
}
