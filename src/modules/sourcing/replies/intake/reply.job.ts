import type { Job } from '#kernel/context.ts';
import { fetchReplies } from './fetch-replies.service.ts';

export const replyFetching: Job = { name: 'replies by mail', everySeconds: 5, run: fetchReplies };
