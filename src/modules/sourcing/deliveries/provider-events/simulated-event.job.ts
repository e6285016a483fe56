import type { Job } from '#kernel/context.ts';
import { reportSimulatedEvents } from './simulated-event.service.ts';

export const simulatedEvents: Job = { name: 'simulated events', everySeconds: 2, run: reportSimulatedEvents };
