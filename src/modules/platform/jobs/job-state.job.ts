import type { Job } from '#kernel/context.ts';
import { newId } from '#kernel/ids.ts';
import { describeFailure, type JobState, saveJobStates } from './job-state.service.ts';

/** The same jobs, whose runs are recorded, and one that saves the records. */
export function recordJobs(jobs: readonly Job[], instance: string = newId()): Job[] {
  const recorded = jobs.map(recordRuns);
  const saving: Job = {
    name: 'job states',
    everySeconds: 30,
    run: (system) =>
      saveJobStates(
        system,
        instance,
        recorded.map(({ state }) => state),
      ),
  };
  return [...recorded.map(({ job }) => job), saving];
}

function recordRuns({ name, everySeconds, run }: Job): { job: Job; state: JobState } {
  const none = { startedAt: null, succeededAt: null, failedAt: null, failure: null, failures: 0 };
  const state: JobState = { name, everySeconds, ...none };
  const job: Job = {
    name,
    everySeconds,
    run: async (system) => {
      state.startedAt = system.now();
      try {
        await run(system);
        Object.assign(state, { succeededAt: system.now(), failures: 0 });
      } catch (error) {
        Object.assign(state, { failedAt: system.now(), failure: describeFailure(error), failures: state.failures + 1 });
        throw error;
      }
    },
  };
  return { job, state };
}
