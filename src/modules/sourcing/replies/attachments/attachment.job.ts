import type { Job } from '#kernel/context.ts';
import { removeDiscardedAttachments } from './attachment-removal.service.ts';

export const attachmentCleanup: Job = {
  name: 'mail attachment cleanup',
  everySeconds: 60,
  run: removeDiscardedAttachments,
};
