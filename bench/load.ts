import { connect, type Socket } from 'node:net';
import type { Targets } from './data.ts';
import { type Request, type ServerName, type Target, targetOf, workloads } from './workloads.ts';

export type Job = {
  url: string;
  server: ServerName;
  workload: string;
  seconds: number;
  connections?: number;
};
export type Measured = {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  requests: number;
  failed: number;
};
export type LoadMessage = { targets: Targets } | { job: Job };

let targets: Targets;
let turn = 0;

/**
 * Loads what it is told to, for the run that started it. It lives through all rounds, so its code stays compiled.
 * Plain sockets: it shares a core with PostgreSQL, and what clients take per request (100 µs) would hide the servers.
 */
process.on('message', async (message: LoadMessage) => {
  if ('targets' in message) targets = message.targets;
  else process.send!(await measure(message.job));
});
process.on('disconnect', () => process.exit(0));

async function measure({ url, server, workload, seconds, connections = 32 }: Job): Promise<Measured> {
  const { request } = workloads.find(({ name }) => name === workload)!.asked[server]!;
  const next = () => {
    const target = targetOf(targets, turn++);
    return textOf(request(target), target);
  };
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const answers = await Promise.all(Array.from({ length: connections }, () => converse(new URL(url), next, endsAt)));
  const times = answers.flatMap(({ times }) => times).sort((a, b) => a - b);
  return {
    perSecond: (times.length * 1000) / (performance.now() - startedAt),
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    requests: times.length,
    failed: answers.reduce((sum, { failed }) => sum + failed, 0),
  };
}

type Talk = { times: number[]; failed: number };

/** One connection in a closed loop: the next request leaves when the answer to the last one is whole. */
function converse({ hostname, port }: URL, next: () => string, endsAt: number): Promise<Talk> {
  return new Promise((resolve, reject) => {
    const talk: Talk = { times: [], failed: 0 };
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let sentAt = 0;
    let isWhole = answerReader();
    const send = () => {
      sentAt = performance.now();
      isWhole = answerReader();
      socket.write(next());
    };
    socket.on('connect', send).on('error', reject);
    socket.on('close', () => reject(new Error('The server has closed a connection.')));
    socket.on('data', (chunk) => {
      const status = isWhole(chunk);
      if (status === null) return;
      const now = performance.now();
      talk.times.push(now - sentAt);
      if (status !== 200) talk.failed++;
      if (now < endsAt) return send();
      resolve(talk);
      socket.destroy();
    });
  });
}

/** Says the status of an answer once all of it is here. */
function answerReader(): (chunk: Buffer) => number | null {
  let head = '';
  let missing = -1;
  return (chunk) => {
    if (missing < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return null;
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
      if (length) missing = end + 4 + Number(length) - head.length;
      else if (!head.endsWith('\r\n0\r\n\r\n')) return null;
      else missing = 0;
    } else missing -= chunk.length;
    return missing <= 0 ? Number(head.slice(9, 12)) : null;
  };
}

/** Servers without admission believe X-Owner. */
function textOf({ method, path, body, acceptEncoding }: Request, { secret, owner }: Target): string {
  const accepted = acceptEncoding ? `Accept-Encoding: ${acceptEncoding}\r\n` : '';
  const caller = `Authorization: Bearer ${secret}\r\nX-Owner: ${owner}\r\n`;
  const head = `${method} ${path} HTTP/1.1\r\nHost: bench\r\n${caller}${accepted}`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
