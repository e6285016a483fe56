import type { Worker } from '#kernel/context.ts';
import { sendDue } from './due.service.ts';

/** Hands over what a crash, a busy provider or an unknown outcome has left. */
export const dispatching: Worker = { name: 'dispatching', everySeconds: 5, run: sendDue };
