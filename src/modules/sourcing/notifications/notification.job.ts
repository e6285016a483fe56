import type { Job } from '#kernel/context.ts';
import { collectNotifications } from './mails/collect.service.ts';
import { composeMails } from './mails/compose.service.ts';
import { sendMails } from './mails/send.service.ts';

export const notificationCollecting: Job = {
  name: 'notification collecting',
  everySeconds: 5,
  run: collectNotifications,
};
export const notificationComposing: Job = { name: 'notification composing', everySeconds: 5, run: composeMails };
export const notificationSending: Job = { name: 'notification sending', everySeconds: 5, run: sendMails };
