import type { Job } from '#kernel/context.ts';
import { recordAnsweredFactories } from './answered-factories.service.ts';

export const answeredFactories: Job = { name: 'answered factories', everySeconds: 30, run: recordAnsweredFactories };
