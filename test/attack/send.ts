import { randomUUID } from 'node:crypto';
import { type Attack, type Credential, maxBytes } from './attack.ts';
import { percentile, startProbe } from './probe.ts';
import { startTarget, type Target } from './target.ts';

const patienceMs = 60_000;
/** What loads and compiles the program itself is no growth. */
const warmUpRequests = 40;

type Row = {
  attack: string;
  credential: Credential;
  requests: number;
  /** How often each status came; 0 is no answer. */
  statuses: string;
  /** Of the largest request, and of the largest answer. */
  sentBytes: number;
  answeredBytes: number;
  cpuMsPerRequest: number | null;
  /** Of the cheapest request. */
  leastCpuMs: number | null;
  /** The longest that the event loop was held. */
  heldMs: number | null;
  /** Of the answers to another client meanwhile, in milliseconds. */
  greatestPause: number;
  p99: number;
  residentMb: number | null;
  /** Since the warm-up, where memory is what is attacked. */
  grownMb: number | null;
  maxGrownMb: number | null;
};

export type Outcome = { rows: Row[]; deaths: number; p99: number };

type Options = {
  settings: Record<string, string>;
  /** At most so many requests of one attack by one caller. */
  maxRequests: (attack: Attack) => number;
  /** Ends an attack once a request has taken less; attacks on memory go on. */
  enoughCpuMs?: number;
  onRow?: (row: Row) => void;
};

/** Sends each attack to a gateway of its own while another client asks for something cheap. One that dies is started again. */
export async function sendAttacks(
  attacks: readonly Attack[],
  { settings, maxRequests, enoughCpuMs = 0, onRow }: Options,
): Promise<Outcome> {
  const rows: Row[] = [];
  const pauses: number[] = [];
  let deaths = 0;
  let target = await startTarget(settings);
  let probe = startProbe(target.url);
  async function restart(): Promise<void> {
    await probe.stop();
    await target.stop();
    target = await startTarget(settings);
    probe = startProbe(target.url);
  }
  try {
    for (const attack of attacks) {
      if (attack.maxGrownMb) await restart();
      for (const credential of attack.credentials) {
        probe.take();
        const row = await sendAttack(target, attack, credential, { maxRequests: maxRequests(attack), enoughCpuMs });
        const times = probe.take();
        pauses.push(...times);
        rows.push({
          ...row,
          greatestPause: Math.round(Math.max(0, ...times)),
          p99: Math.round(percentile(times, 0.99)),
        });
        onRow?.(rows.at(-1) as Row);
        if (target.isRunning()) continue;
        deaths++;
        await restart();
      }
    }
  } finally {
    await probe.stop();
    await target.stop();
  }
  return { rows, deaths, p99: Math.round(percentile(pauses, 0.99)) };
}

async function sendAttack(
  target: Target,
  { name, requests, maxGrownMb, build }: Attack,
  credential: Credential,
  { maxRequests, enoughCpuMs }: { maxRequests: number; enoughCpuMs: number },
): Promise<Omit<Row, 'greatestPause' | 'p99'>> {
  const limit = Math.min(requests, maxRequests);
  const statuses = new Map<number, number>();
  let [sentBytes, answeredBytes] = [0, 0];
  const spent: number[] = [];
  let before = target.cpuMs();
  await target.heldMs();
  let grownFrom: number | null = null;
  for (let index = 0; index < limit && target.isRunning(); index++) {
    if (maxGrownMb && index === warmUpRequests) grownFrom = target.residentMb();
    const sent = build(maxBytes[credential], index);
    const { status, bytes } = await send(target, sent, credential);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    sentBytes = Math.max(sentBytes, (sent.body ?? sent.path).length);
    answeredBytes = Math.max(answeredBytes, bytes);
    const after = target.cpuMs();
    if (before !== null && after !== null) spent.push(after - before);
    before = after;
    if (!maxGrownMb && Math.min(...spent) < enoughCpuMs) break;
  }
  const residentMb = target.residentMb();
  return {
    attack: name,
    credential,
    requests: [...statuses.values()].reduce((sum, times) => sum + times, 0),
    statuses: [...statuses].map(([status, times]) => `${times} × ${status}`).join(', '),
    sentBytes,
    answeredBytes,
    cpuMsPerRequest: spent.length ? Math.round(spent.reduce((sum, ms) => sum + ms, 0) / spent.length) : null,
    leastCpuMs: spent.length ? Math.min(...spent) : null,
    heldMs: await target.heldMs(),
    residentMb,
    grownMb: grownFrom === null || residentMb === null ? null : residentMb - grownFrom,
    maxGrownMb: maxGrownMb ?? null,
  };
}

async function send(
  { url, secret, projectId }: Target,
  { method, path, body }: ReturnType<Attack['build']>,
  credential: Credential,
): Promise<{ status: number; bytes: number }> {
  const authorization = { none: null, wrong: `Bearer ssd_live_${'0'.repeat(36)}`, sandbox: `Bearer ${secret}` }[
    credential
  ];
  const headers = {
    accept: 'application/graphql-response+json, application/json',
    'content-type': 'application/json',
    'idempotency-key': `attack-${randomUUID()}`,
    ...(authorization && { authorization }),
  };
  const init = { method, headers, body: body ?? null, signal: AbortSignal.timeout(patienceMs) };
  return fetch(url + path.replace('{project}', projectId), init).then(
    async (response) => {
      const text = await response.text();
      // A bug in one field of a document stands in an answer that succeeded otherwise.
      const status = text.includes('"internal_error"') ? 500 : response.status;
      return { status, bytes: Buffer.byteLength(text) };
    },
    () => ({ status: 0, bytes: 0 }),
  );
}
