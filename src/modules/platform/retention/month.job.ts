import type { Job } from '#kernel/context.ts';
import { makeMonths } from './month.service.ts';

export const monthMaking: Job = { name: 'month making', everySeconds: 3600, run: makeMonths };
