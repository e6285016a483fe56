import { apiVersion } from '#http/headers.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { probeDatabase } from './health.queries.ts';
import { describeHealth, type Health } from './health.rules.ts';

/** Throws 503 with the report in its details while the database is down. */
export async function readHealth(ctx: Context): Promise<Health> {
  const database = await probeDatabase(ctx);
  const health = describeHealth({ apiVersion, time: ctx.now().toISOString(), database }, ctx);
  if (database === 'ok') return health;
  throw new DomainError('service_unavailable', 'The database is unavailable.', { retryAfterSeconds: 5, health });
}
