import { Command, InvalidArgumentError, Option } from 'commander';
import { rawQuery } from '#db/raw-query.ts';
import type { Job } from '#kernel/context.ts';
import { withService, withTables } from './open.ts';

export function jobCommand(): Command {
  const job = new Command('job').description('what gateways do by themselves');
  job
    .command('list')
    .description('prints each job with its last runs on all gateways that run now')
    .addOption(new Option('--state <state>', 'which').choices(['all', 'ok', 'failing', 'late']).default('all'))
    .action(({ state }: { state: string }) =>
      withTables(async (em) => ({ jobs: await rawQuery(em, jobsQuery, [state]) })),
    );
  job
    .command('run')
    .description('runs a job now, beside the gateways')
    .argument('<name>', 'the job, as `job list` names it')
    .action(async (name: string) => {
      const job = await findJob(name);
      await withService(async (system) => {
        const startedAt = performance.now();
        await job.run(system);
        return { job: { name, seconds: Math.round(performance.now() - startedAt) / 1000 } };
      });
    });
  return job;
}

async function findJob(name: string): Promise<Job> {
  // Loaded when it is needed: the other commands would take half as long again to start.
  const { jobs } = await import('#modules/jobs.ts');
  const job = jobs.find((job) => job.name === name);
  if (job) return job;
  throw new InvalidArgumentError(`The jobs are ${jobs.map(({ name }) => name).join(', ')}.`);
}

/**
 * Of the processes that saved their states in the last two minutes. Failing: the last run of a gateway failed. Late: a
 * gateway has ended no run for five minutes longer than it should.
 */
const jobsQuery = `
  select * from (
    select name, every_seconds as "everySeconds",
      case when max(failures) > 0 then 'failing'
        when bool_or(coalesce(greatest(succeeded_at, failed_at), started_at, saved_at)
          < saved_at - make_interval(secs => every_seconds + 300)) then 'late' else 'ok' end as state,
      count(*)::int as gateways, max(started_at) as "startedAt", max(succeeded_at) as "succeededAt",
      max(failed_at) as "failedAt", (array_agg(failure order by failed_at desc nulls last))[1] as failure,
      max(failures) as failures
    from job_state where saved_at > now() - interval '2 minutes' group by 1, 2
  ) job where $1 in ('all', state) order by name`;
