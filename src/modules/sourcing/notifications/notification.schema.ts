import { z } from 'zod';

export const NotificationFrequency = z.enum(['immediately', 'daily', 'never']).meta({ id: 'NotificationFrequency' });
export type NotificationFrequency = z.output<typeof NotificationFrequency>;

export const NotificationLanguage = z.enum(['en', 'zh']).meta({ id: 'NotificationLanguage' });
export type NotificationLanguage = z.output<typeof NotificationLanguage>;

/** Each is a field of the preferences. */
export const NotificationKind = z.enum(['answers', 'approvals', 'failures']);
export type NotificationKind = z.output<typeof NotificationKind>;

export const NewNotificationPreferences = z.strictObject({
  answers: NotificationFrequency.optional().meta({ description: 'Absent: unchanged.' }),
  approvals: NotificationFrequency.optional().meta({ description: 'Absent: unchanged.' }),
  failures: NotificationFrequency.optional().meta({ description: 'Absent: unchanged.' }),
  language: NotificationLanguage.nullish().meta({ description: 'Absent: unchanged. Null: both languages.' }),
});

/** `uncertain`: it may have been sent, and is not sent again. `dropped`: the member wanted no more mail before it was sent. */
export const NotificationMailStatus = z.enum(['ready', 'sending', 'accepted', 'failed', 'uncertain', 'dropped']);
