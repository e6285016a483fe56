import type { Worker } from '#kernel/context.ts';
import { forgetExpired } from './forgetting.service.ts';

export const forgetting: Worker = { name: 'forgetting', everySeconds: 3600, run: forgetExpired };
