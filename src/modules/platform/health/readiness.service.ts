import type { Context } from '#kernel/context.ts';
import { findReasons, type Reason, type Requirements } from './readiness.queries.ts';

export type Readiness = ReturnType<typeof createReadiness>;

const reuseMs = 1000;
const timeoutMs = 2000;

export function createReadiness(sources: Pick<Context, 'auth' | 'rows' | 'log'>, required: Requirements) {
  let isStopping = false;
  let last = { at: Number.NEGATIVE_INFINITY, found: Promise.resolve<Reason[]>([]) };

  return {
    beginStop(): void {
      isStopping = true;
    },
    async findReasons(): Promise<Reason[]> {
      const now = performance.now();
      if (!isStopping && now - last.at > reuseMs) {
        last = { at: now, found: withTimeout(findReasons(sources, required)) };
      }
      const found = isStopping ? [] : await last.found;
      return isStopping ? ['stopping'] : found;
    },
  };
}

async function withTimeout(check: Promise<Reason[]>): Promise<Reason[]> {
  const late = Promise.withResolvers<Reason[]>();
  const timer = setTimeout(late.resolve, timeoutMs, ['database_unavailable']);
  try {
    return await Promise.race([check, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
