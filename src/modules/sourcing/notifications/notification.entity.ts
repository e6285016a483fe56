import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Member } from '#modules/identity/members/member.entity.ts';
import {
  NotificationFrequency,
  NotificationKind,
  NotificationLanguage,
  NotificationMailStatus,
} from './notification.schema.ts';

const frequency = () => p.enum(NotificationFrequency.options).default('never');

/** A member without one gets no mail. All tables of this module lose the rows of a member that is removed. */
const NotificationPreferenceSchema = defineEntity({
  name: 'NotificationPreference',
  ...owned,
  properties: {
    ...ownedIdentity,
    answers: frequency(),
    approvals: frequency(),
    failures: frequency(),
    /** Null: both. */
    language: p.enum(NotificationLanguage.options).nullable(),
    /** Events up to this sequence have their notifications. */
    lastSequence: p.bigint('number'),
    memberId: () => p.oneToOne(Member).mapToPk().joinColumn('member_id').deleteRule('cascade'),
  },
});
export class NotificationPreference extends NotificationPreferenceSchema.class {}
NotificationPreferenceSchema.setClass(NotificationPreference);

/** A mail to a member. A retry sends the same bytes under the same key. */
const NotificationMailSchema = defineEntity({
  name: 'NotificationMail',
  ...owned,
  indexes: [
    { properties: ['createdAt'] },
    {
      name: 'notification_mail_due',
      expression: `create index notification_mail_due on notification_mail (next_attempt_at) where next_attempt_at is not null`,
    },
  ],
  properties: {
    ...ownedIdentity,
    status: p.enum(NotificationMailStatus.options),
    /** Canonical JSON, with a placeholder for the link that unsubscribes. */
    payload: p.text(),
    providerFingerprint: p.string().length(64),
    attempts: p.integer().default(0),
    /** After the first attempt: until then the provider recognises its key. */
    retryBefore: p.datetime(3).nullable(),
    leaseToken: p.uuid().nullable(),
    leaseExpiresAt: p.datetime(3).nullable(),
    nextAttemptAt: p.datetime(3).nullable(),
    lastOutcome: p.string().length(40).nullable(),
    providerMessageId: p.string().length(200).nullable(),
    acceptedAt: p.datetime(3).nullable(),
    memberId: () => p.manyToOne(Member).mapToPk().joinColumn('member_id').deleteRule('cascade').index(),
  },
});
export class NotificationMail extends NotificationMailSchema.class {}
NotificationMailSchema.setClass(NotificationMail);

/** An event that a member wants to know of. */
const NotificationSchema = defineEntity({
  name: 'Notification',
  ...owned,
  uniques: [{ properties: ['memberId', 'eventId'] }],
  indexes: [
    { properties: ['createdAt'] },
    {
      name: 'notification_due',
      expression: `create index notification_due on notification (due_at) where due_at is not null`,
    },
  ],
  properties: {
    ...ownedIdentity,
    eventId: p.uuid(),
    kind: p.enum(NotificationKind.options),
    /** The answer or the delivery. */
    recordId: p.uuid(),
    /** Null once it is in a mail, or no longer worth one. */
    dueAt: p.datetime(3).nullable(),
    memberId: () => p.manyToOne(Member).mapToPk().joinColumn('member_id').deleteRule('cascade').index(false),
    mailId: () =>
      p.manyToOne(NotificationMail).mapToPk().nullable().joinColumn('mail_id').deleteRule('cascade').index(),
  },
});
export class Notification extends NotificationSchema.class {}
NotificationSchema.setClass(Notification);
