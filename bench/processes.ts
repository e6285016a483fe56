import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { ServerReport } from './child.ts';
import type { Job, LoadMessage, Measured } from './load.ts';

const serverCore = '0';
const otherCore = '1';

let pinned = false;

/** Gives servers a core of their own; PostgreSQL and the load share another, with this process, which starts both. */
export function pinProcesses(): boolean {
  pinned = availableParallelism() > 1 && pinThisProcess();
  return pinned;
}

function pinThisProcess(): boolean {
  try {
    execFileSync('taskset', ['-a', '-p', '-c', otherCore, String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What the backends of a cluster have used so far, also those that have ended, where the machine tells (Linux). */
export function postgresCpuMicroseconds(dataDir: string): number {
  try {
    const [postmaster] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    const backends = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid));
    return backends.reduce((sum, pid) => {
      const fields = statOf(pid);
      const [user, system, ofEndedUser, ofEndedSystem] = fields.slice(11, 15).map(Number);
      if (pid === postmaster) return sum + (ofEndedUser! + ofEndedSystem!) * tickMicroseconds;
      return fields[1] === postmaster ? sum + (user! + system!) * tickMicroseconds : sum;
    }, 0);
  } catch {
    return Number.NaN;
  }
}

const tickMicroseconds = 10_000;

/** The fields of /proc/<pid>/stat behind the name, which may hold spaces. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

export type Server = {
  url: string;
  cpuMicroseconds: () => Promise<number>;
  peakMegabytes: () => Promise<number>;
  stop: () => Promise<void>;
};

type Options = { args?: string[]; profiles?: string | undefined };

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'));
const startFlags: string[] = scripts.start.match(/--\S+/g);

/** With the flags of `npm start`. `profiles` is a folder for a CPU profile, written when the server ends. */
export async function startServer(
  file: string,
  env: Record<string, string>,
  { args = [], profiles }: Options = {},
): Promise<Server> {
  const profiling = profiles
    ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`, `--cpu-prof-name=${[basename(file), ...args].join('')}.cpuprofile`]
    : [];
  const command = [process.execPath, ...startFlags, ...profiling, join(import.meta.dirname, file), ...args];
  const child = start(pinned ? ['taskset', '-c', serverCore, ...command] : command, env);
  const { url } = await answerOf<ServerReport & { url: string }>(child, file);
  const readUse = () => {
    child.send('use');
    return answerOf<Extract<ServerReport, { cpu: number }>>(child, file);
  };
  const server: Server = {
    url,
    cpuMicroseconds: async () => (await readUse()).cpu,
    peakMegabytes: async () => (await readUse()).peakMegabytes,
    stop: () => stop(child),
  };
  return server;
}

export function startLoad(targets: LoadMessage) {
  const child = start([process.execPath, join(import.meta.dirname, 'load.ts')], {});
  child.send(targets);
  return {
    measure: (job: Job): Promise<Measured> => {
      const message: LoadMessage = { job };
      child.send(message);
      return answerOf<Measured>(child, 'load.ts');
    },
    stop: () => stop(child),
  };
}

function start([program = '', ...args]: string[], env: Record<string, string>): ChildProcess {
  // Only what the servers need: settings of whoever runs the benchmark would change one of the two.
  const { PATH = '' } = process.env;
  return spawn(program, args, { env: { PATH, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

async function answerOf<T>(child: ChildProcess, file: string): Promise<T> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${file} ended with ${code}.`);
  });
  ended.catch(() => {});
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message as T;
  } finally {
    stopped.abort();
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
