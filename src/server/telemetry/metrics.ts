import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUsage } from '#db/pool/pool-limits.ts';
import type { ReplicaState } from '#db/servers/replicas.ts';
import { listKeys } from '#kernel/assert.ts';
import { type Backlog, backlogs } from '#modules/platform/health/backlog.queries.ts';

export type Metrics = ReturnType<typeof createMetrics>;
export type Pools = Record<string, { limit: number; usage: PoolUsage }>;
type RequestFacts = { operation: string; status: number; seconds: number; failed: boolean; cost: number };

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const batchBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const workBuckets = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Labels have few values and name no tenant, caller or record. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], labelNames: Label[] = []) =>
    new Histogram({ name, help, labelNames, buckets, registers });

  const requests = counter('gateway_requests_total', 'Requests by operation and HTTP status.', ['operation', 'status']);
  const failed = counter('gateway_requests_failed_total', 'Requests that the service failed, GraphQL with 200 too.', [
    'operation',
  ]);
  const refusals = counter('gateway_requests_refused_total', 'Requests refused with 503 because too many arrive.');
  const duration = histogram('gateway_request_duration_seconds', 'Time until the response.', requestBuckets, [
    'operation',
  ]);
  const cost = counter('gateway_graphql_cost_points_total', 'GraphQL cost points of executed requests.');
  const jobs = {
    duration: histogram('gateway_job_duration_seconds', 'Duration of a run of a job.', workBuckets, ['job']),
    failures: counter('gateway_job_failures_total', 'Runs of a job that failed.', ['job']),
    interval: gauge('gateway_job_interval_seconds', 'Time between two runs of a job.', ['job']),
    success: gauge('gateway_job_last_success_timestamp_seconds', 'End of the last successful run.', ['job']),
  };
  const purges = {
    rows: counter('gateway_purged_rows_total', 'Records removed at the end of their retention.', ['purge']),
    duration: histogram('gateway_purge_batch_seconds', 'Duration of the transaction of a batch.', batchBuckets, [
      'purge',
    ]),
  };
  const calls = {
    total: counter('gateway_provider_calls_total', 'Calls of external providers by outcome.', ['provider', 'outcome']),
    duration: histogram('gateway_provider_call_duration_seconds', 'Duration of a provider call.', workBuckets, [
      'provider',
    ]),
  };
  const backlog = {
    size: gauge('gateway_backlog', 'Unfinished work of all tenants.', ['queue', 'status']),
    oldest: gauge('gateway_backlog_oldest_seconds', 'Age of the oldest unfinished work.', ['queue', 'status']),
    up: gauge('gateway_database_up', '1 if the backlog could be read from the database.'),
  };
  const wait = histogram('gateway_database_wait_seconds', 'Wait for a connection for a transaction.', requestBuckets);

  return {
    registry,
    observeRequest({ operation, status, seconds, failed: isFailed, cost: points }: RequestFacts): void {
      requests.inc({ operation, status });
      duration.observe({ operation }, seconds);
      if (isFailed) failed.inc({ operation });
      if (points) cost.inc(points);
    },
    observeRefusal: (): void => refusals.inc(),
    expectJob(job: string, everySeconds: number): void {
      jobs.interval.set({ job }, everySeconds);
      jobs.failures.inc({ job }, 0);
    },
    observeJob(job: string, seconds: number, succeeded: boolean): void {
      jobs.duration.observe({ job }, seconds);
      if (succeeded) jobs.success.setToCurrentTime({ job });
      else jobs.failures.inc({ job });
    },
    observePurge(purge: string, rows: number, seconds: number): void {
      purges.rows.inc({ purge }, rows);
      purges.duration.observe({ purge }, seconds);
    },
    observeCall(provider: string, outcome: string, seconds: number): void {
      calls.total.inc({ provider, outcome });
      calls.duration.observe({ provider }, seconds);
    },
    observeWait: (seconds: number): void => wait.observe(seconds),
    /** Null if the database could not be read. */
    setBacklog(found: readonly Backlog[] | null): void {
      backlog.up.set(found ? 1 : 0);
      backlog.size.reset();
      backlog.oldest.reset();
      if (!found) return;
      const empty = listKeys(backlogs).flatMap((queue) =>
        backlogs[queue].map((status) => ({ queue, status, size: 0, oldestSeconds: 0 })),
      );
      for (const { queue, status, size, oldestSeconds } of [...empty, ...found]) {
        backlog.size.set({ queue, status }, size);
        backlog.oldest.set({ queue, status }, oldestSeconds);
      }
    },
    watchPools(pools: Pools): void {
      const watch = (name: string, help: string, read: (pool: Pools[string]) => number) =>
        new Gauge({
          name,
          help,
          labelNames: ['pool'],
          registers,
          collect() {
            for (const [pool, state] of Object.entries(pools)) this.set({ pool }, read(state));
          },
        });
      watch('gateway_database_connections', 'Open connections.', ({ usage }) => usage.open);
      watch('gateway_database_connections_limit', 'Most connections of the pool.', ({ limit }) => limit);
      watch(
        'gateway_database_waiting',
        'Statements or transactions under way or waiting.',
        ({ usage }) => usage.waiting,
      );
      watch('gateway_database_statements', 'Statements sent since the start.', ({ usage }) => usage.statements);
      watch(
        'gateway_database_refusals',
        'Callers refused with 503 `overloaded` since the start.',
        ({ usage }) => usage.refused,
      );
    },
    watchReplicas(list: () => ReplicaState[]): void {
      const watch = (name: string, help: string, read: (state: ReplicaState) => number) =>
        new Gauge({
          name,
          help,
          labelNames: ['replica'],
          registers,
          collect() {
            for (const state of list()) this.set({ replica: state.replica }, read(state));
          },
        });
      watch('gateway_replica_usable', '1 if the replica serves reads.', ({ isUsable }) => Number(isUsable));
      watch(
        'gateway_replica_lag_seconds',
        'Age of what the replica has, NaN if unknown.',
        (state) => state.lagSeconds ?? Number.NaN,
      );
    },
    /** Event loop delay, heap, garbage collection, CPU, file descriptors. Once per process. */
    watchProcess: (): void => collectDefaultMetrics({ register: registry }),
  };
}
