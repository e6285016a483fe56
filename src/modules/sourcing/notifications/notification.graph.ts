import { builder, openTo } from '#graph/builder.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { ViewerRef } from '#modules/identity/keys/key.graph.ts';
import { type PreferenceRow, readPreferences } from './notification.queries.ts';
import { NewNotificationPreferences, NotificationFrequency, NotificationLanguage } from './notification.schema.ts';
import { setPreferences } from './preference.service.ts';

type ShownPreferences = Pick<PreferenceRow, 'answers' | 'approvals' | 'failures'> & {
  language?: PreferenceRow['language'];
};

const PreferencesRef = builder.objectRef<ShownPreferences>('NotificationPreferences').implement({
  description:
    'Which mails the member gets from this organisation: short, with a link, without prices and without what a supplier wrote.',
  fields: (t) => ({
    answers: t.expose('answers', { type: zodEnum(NotificationFrequency) }),
    approvals: t.expose('approvals', { type: zodEnum(NotificationFrequency) }),
    failures: t.expose('failures', { type: zodEnum(NotificationFrequency) }),
    language: t.expose('language', { type: zodEnum(NotificationLanguage), nullable: true }),
  }),
});

builder.objectField(ViewerRef, 'notificationPreferences', (t) =>
  t.field({
    type: PreferencesRef,
    nullable: true,
    description: 'Extension: which mails the signed-in member gets; null for keys.',
    resolve: (viewer, _, ctx) => (viewer.kind === 'session' ? readPreferences(ctx, viewer.memberId) : null),
  }),
);

const SetPayload = definePayload<{ notificationPreferences: ShownPreferences }>('setNotificationPreferences', (t) => ({
  notificationPreferences: t.expose('notificationPreferences', {
    type: PreferencesRef,
    description: 'The changed preferences.',
  }),
}));

builder.mutationField('setNotificationPreferences', (t) =>
  t.field({
    ...openTo('member'),
    type: SetPayload,
    description: 'Extension: which mails the signed-in member gets from now on. Nobody gets any without asking.',
    args: {
      input: t.arg({ type: zodInput('SetNotificationPreferencesInput', NewNotificationPreferences), required: true }),
    },
    resolve: async (_, { input }, ctx) => ({ notificationPreferences: await setPreferences(ctx, input) }),
  }),
);
