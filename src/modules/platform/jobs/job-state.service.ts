import { rawQuery } from '#db/raw-query.ts';
import type { System } from '#kernel/context.ts';
import { readErrorCode } from '#kernel/errors.ts';

export type JobState = {
  name: string;
  everySeconds: number;
  startedAt: Date | null;
  succeededAt: Date | null;
  failedAt: Date | null;
  failure: string | null;
  failures: number;
};

/** An error may name contacts in its message; the log has it. */
export const describeFailure = (error: unknown): string =>
  (readErrorCode(error) || (error instanceof Error ? error.name : 'unknown')).slice(0, 80);

export const saveJobStates = (
  { systemEm, now }: Pick<System, 'systemEm' | 'now'>,
  instance: string,
  states: readonly JobState[],
): Promise<void> =>
  systemEm().transactional(async (em) => {
    await rawQuery(
      em,
      `insert into job_state (instance, name, every_seconds, started_at, succeeded_at, failed_at, failure, failures, saved_at)
       select $1, name, "everySeconds", "startedAt", "succeededAt", "failedAt", failure, failures, $2
       from jsonb_to_recordset($3) as state (name text, "everySeconds" int, "startedAt" timestamptz,
         "succeededAt" timestamptz, "failedAt" timestamptz, failure text, failures int)
       on conflict (instance, name) do update set (started_at, succeeded_at, failed_at, failure, failures, saved_at) =
         (excluded.started_at, excluded.succeeded_at, excluded.failed_at, excluded.failure, excluded.failures,
          excluded.saved_at)`,
      [instance, now(), JSON.stringify(states)],
    );
  });
