import type { Logger } from 'pino';
import { assertDefined } from '#kernel/assert.ts';
import { readErrorCode, toError } from '#kernel/errors.ts';
import { isLostConnection } from '../connection-errors.ts';
import type { ConnectionPool } from '../pool/connection-pool.ts';
import { hasReached, type Position, parsePosition } from './position.ts';
import { createServer, type DatabaseServer, nameServer } from './server.ts';

export type ReaderPools = Record<'rows' | 'searches', ConnectionPool>;

/** Written on the primary about every second. `nowMs` is its clock, `position` where its log is now. */
export type Beat = { position: string; nowMs: number };

type Options = {
  urls: readonly string[];
  isPooled: boolean;
  maxLagSeconds: number;
  primary: ReaderPools;
  openPools: (server: DatabaseServer) => ReaderPools;
  beat: () => Promise<Beat>;
  log: Pick<Logger, 'info' | 'warn'>;
};

type Replica = {
  name: string;
  pools: ReaderPools;
  /** What the replica cannot serve is read from the primary. */
  readers: ReaderPools;
  /** Null while it does not answer or is no standby. */
  state: { position: Position; beatMs: number } | null;
  wasUsable: boolean;
};
export type ReplicaState = { replica: string; isUsable: boolean; lagSeconds: number | null };
export type Replicas = Awaited<ReturnType<typeof openReplicas>>;

const checkEveryMs = 100;
const beatEveryMs = 1000;
const maxCheckMs = 1000;

const stateQuery = {
  name: 'replication_state',
  text: `select log_position as "position", beat_ms as "beatMs" from auth.read_replication_state()`,
  values: [],
};

/**
 * Standbys that serve reads. One is usable while it is on the timeline of the primary and has replayed a beat that is at
 * most `maxLagSeconds` old. A standby that still follows a former primary receives no beat.
 */
export async function openReplicas({ urls, isPooled, maxLagSeconds, primary, openPools, beat, log }: Options) {
  /** Replicas must have what the migrations of this release did. */
  const opened = await readBeat();
  let last = opened;
  let turn = 0;
  const replicas = urls.map(openReplica);

  async function readBeat() {
    const { position, nowMs } = await beat();
    return { position: parsePosition(position), nowMs, readAt: performance.now() };
  }

  function openReplica(url: string): Replica {
    const lose = () => {
      replica.state = null;
    };
    const pools = openPools(createServer(url, { isPooled, onLost: lose }));
    const readers = {
      rows: withReserve(pools.rows, primary.rows, lose),
      searches: withReserve(pools.searches, primary.searches, lose),
    };
    const replica: Replica = { name: nameServer(url), pools, readers, state: null, wasUsable: false };
    return replica;
  }

  const readLagSeconds = ({ state }: Replica): number | null =>
    state && (last.nowMs + performance.now() - last.readAt - state.beatMs) / 1000;

  function isUsable(replica: Replica): boolean {
    const { state } = replica;
    if (!state || state.position.timeline !== last.position.timeline) return false;
    return hasReached(state.position, opened.position) && (readLagSeconds(replica) ?? Infinity) <= maxLagSeconds;
  }

  async function readState({ pools }: Replica): Promise<Replica['state']> {
    const [row] = await pools.rows.query<{ position: string | null; beatMs: number }>(stateQuery);
    const { position, beatMs } = assertDefined(row, 'The state of a replica');
    return position === null ? null : { position: parsePosition(position), beatMs };
  }

  async function check(replica: Replica): Promise<void> {
    let problem: Error | undefined;
    replica.state = await within(maxCheckMs, readState(replica)).catch((error: unknown) => {
      problem = toError(error);
      return null;
    });
    const usable = isUsable(replica);
    if (usable === replica.wasUsable) return;
    replica.wasUsable = usable;
    const facts = { replica: replica.name, lagSeconds: readLagSeconds(replica), err: problem };
    if (usable) log.info(facts, 'replica serves reads');
    else log.warn(facts, 'replica serves no reads');
  }

  const checks = replicas.map((replica) => repeat(() => check(replica), checkEveryMs));
  const beats = repeat(async () => {
    last = await readBeat().catch(() => last);
  }, beatEveryMs);

  return {
    /** The next one that has reached the position, or null: read from the primary then. */
    choose(position: Position | null): ReaderPools | null {
      const found = replicas.filter(
        (replica) =>
          isUsable(replica) && (!position || (replica.state && hasReached(replica.state.position, position))),
      );
      turn = (turn + 1) % Math.max(1, found.length);
      return found[turn]?.readers ?? null;
    },
    list: (): ReplicaState[] =>
      replicas.map((replica) => ({
        replica: replica.name,
        isUsable: isUsable(replica),
        lagSeconds: readLagSeconds(replica),
      })),
    close: async (): Promise<void> => {
      for (const end of [...checks, beats]) end();
      await Promise.all(replicas.flatMap(({ pools }) => [pools.rows.close(), pools.searches.close()]));
    },
  };
}

/** Codes of statements that a standby cancels because of a conflict with recovery. */
const conflictCodes = new Set(['40001', '40P01', '57P04']);

function withReserve(pool: ConnectionPool, primary: ConnectionPool, lose: () => void): ConnectionPool {
  return {
    query: async (statement, tenant) => {
      try {
        return await pool.query(statement, tenant);
      } catch (error) {
        const isLost = isLostConnection(error);
        if (isLost) lose();
        if (!isLost && !conflictCodes.has(readErrorCode(error))) throw error;
        return primary.query(statement, tenant);
      }
    },
    close: pool.close,
  };
}

/** One at a time; the next begins `everyMs` after the end of the last. */
function repeat(work: () => Promise<void>, everyMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const run = async () => {
    await work();
    if (!isEnded) timer = setTimeout(() => void run(), everyMs).unref();
  };
  void run();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
