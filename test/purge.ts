import type { System } from '#kernel/context.ts';
import { type PurgeRun, runPurges } from '#modules/platform/retention/purge.service.ts';
import { purges } from '#modules/purges.ts';

/** All that is due, or one kind of it, whatever the job has found before. */
export async function purge(system: System, name?: string): Promise<PurgeRun> {
  const run = await runPurges(
    system,
    purges.filter((one) => !name || one.name === name),
    60_000,
  );
  if (run.outcome !== 'complete') throw new Error(`The purge ended as ${run.outcome}.`);
  return run;
}
