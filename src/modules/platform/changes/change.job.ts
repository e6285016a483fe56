import type { Worker } from '#kernel/context.ts';
import { forgetChanges } from './change.service.ts';

export const changeForgetting: Worker = { name: 'change forgetting', everySeconds: 3600, run: forgetChanges };
