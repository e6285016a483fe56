import type { Worker } from '#kernel/context.ts';
import { forgetting } from './keys/key.worker.ts';

export const workers: Worker[] = [forgetting];
