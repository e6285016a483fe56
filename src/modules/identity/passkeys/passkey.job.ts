import type { Job } from '#kernel/context.ts';
import { purgeChallenges } from './challenge.service.ts';

export const challengePurge: Job = {
  name: 'passkey challenge purge',
  everySeconds: 3600,
  run: (system) => purgeChallenges(system, system.now()),
};
