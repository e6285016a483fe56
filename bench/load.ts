import { connect, type Socket } from 'node:net';
import type { Targets } from './data.ts';
import { type Request, type ServerName, type Target, targetOf, workloads } from './workloads.ts';

/**
 * With `connections`, each of them asks again when its answer is whole. With `perSecond`, requests leave at this rate
 * whatever the answers do.
 */
export type Job = {
  urls: readonly string[];
  server: ServerName;
  workload: string;
  seconds: number;
} & ({ connections?: number } | { perSecond: number });
type Times = { count: number; perSecond: number; p50: number; p95: number; p99: number };
/** `failed` is the number of answers other than 200, and `refused` what those with 503 took. */
export type Measured = Times & { requests: number; failed: number; refused: Times };
export type LoadMessage = { targets: Targets } | { job: Job };

type Answer = { status: number; ms: number };

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

async function measure(job: Job): Promise<Measured> {
  const { request } = workloads.find(({ name }) => name === job.workload)!.asked[job.server]!;
  const next = () => {
    const target = targetOf(targets, turn++);
    return textOf(request(target), target);
  };
  const startedAt = performance.now();
  const answers = 'perSecond' in job ? await askAtRate(job, next) : await askInTurns(job, next);
  const seconds = (performance.now() - startedAt) / 1000;
  const timesOf = (chosen: Answer[]): Times => {
    const times = chosen.map(({ ms }) => ms).sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
    return { count: times.length, perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  };
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  return {
    ...timesOf(served),
    requests: answers.length,
    failed: answers.length - served.length,
    refused: timesOf(refused),
  };
}

async function askInTurns(
  { urls, seconds, connections = 32 }: Extract<Job, { connections?: number }>,
  next: () => string,
): Promise<Answer[]> {
  const endsAt = performance.now() + seconds * 1000;
  const lines = await Promise.all(Array.from({ length: connections }, (_, at) => openLine(urls[at % urls.length]!)));
  const talks = lines.map(async (line) => {
    const answers: Answer[] = [];
    do answers.push(await line.ask(next()));
    while (performance.now() < endsAt);
    line.close();
    return answers;
  });
  return (await Promise.all(talks)).flat();
}

const lines = 512;

/**
 * On connections that are open before, as those of a proxy are: a process accepts one new connection in each turn of its
 * event loop, however many wait. What is due while all are in use is not sent. Times count from when a request was due.
 */
async function askAtRate(
  { urls, seconds, perSecond }: Extract<Job, { perSecond: number }>,
  next: () => string,
): Promise<Answer[]> {
  const free = await Promise.all(Array.from({ length: lines }, (_, at) => openLine(urls[at % urls.length]!)));
  const asked: Promise<Answer>[] = [];
  const ask = async (line: Line, dueAt: number): Promise<Answer> => {
    const { status } = await line.ask(next());
    free.push(line);
    return { status, ms: performance.now() - dueAt };
  };
  const startedAt = performance.now();
  for (let due = 0; due < perSecond * seconds; ) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const dueNow = Math.min((performance.now() - startedAt) / 1000, seconds) * perSecond;
    for (; due < dueNow; due++) {
      const line = free.pop();
      if (line) asked.push(ask(line, startedAt + (due / perSecond) * 1000));
    }
  }
  const answers = await Promise.all(asked);
  for (const line of free) line.close();
  return answers;
}

type Line = { ask(text: string): Promise<Answer>; close(): void };

/** One connection, which asks when its last answer is whole. */
function openLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let waiting = Promise.withResolvers<Answer>();
    let sentAt = 0;
    let isWhole = answerReader();
    const line: Line = {
      ask: (text) => {
        waiting = Promise.withResolvers();
        isWhole = answerReader();
        sentAt = performance.now();
        socket.write(text);
        return waiting.promise;
      },
      close: () => socket.destroy(),
    };
    const fail = (error: Error) => {
      reject(error);
      waiting.reject(error);
    };
    socket.on('connect', () => resolve(line)).on('error', fail);
    socket.on('close', () => fail(new Error('The server has closed a connection.')));
    socket.on('data', (chunk) => {
      const status = isWhole(chunk);
      if (status !== null) waiting.resolve({ status, ms: performance.now() - sentAt });
    });
    waiting.promise.catch(() => {});
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
