import type { Worker } from '#kernel/context.ts';
import { exportKeeping } from './exports/export.worker.ts';
import { forgetting } from './keys/key.worker.ts';

export const workers: Worker[] = [forgetting, exportKeeping];
