import type { Worker } from '#kernel/context.ts';
import { reportSimulated } from './simulated-event.service.ts';

export const simulatedEvents: Worker = { name: 'simulated events', everySeconds: 2, run: reportSimulated };
