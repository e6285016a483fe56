import { toUnavailableError } from '#db/connection-errors.ts';
import type { Context } from '#kernel/context.ts';
import type { DatabaseStatus } from './health.schema.ts';

const timeoutMs = 1500;

export async function probeDatabase({ auth, client }: Context): Promise<DatabaseStatus> {
  const counted = auth.consumePerMinute('health_per_minute', client, 60).then(
    () => 'ok' as const,
    (error: unknown) => {
      if (toUnavailableError(error) === error) throw error;
      return 'down' as const;
    },
  );
  const late = Promise.withResolvers<'down'>();
  const timer = setTimeout(late.resolve, timeoutMs, 'down');
  try {
    return await Promise.race([counted, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
