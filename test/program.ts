import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { Json } from './json.ts';

type Settings = Record<string, string>;
type How = { command?: string[]; cwd?: string };

/** The settings of a program that works on this database. */
export const settingsOf = ({ serviceUrl, ownerUrl }: { serviceUrl: string; ownerUrl: string }): Settings => ({
  DATABASE_URL: serviceUrl,
  DATABASE_OWNER_URL: ownerUrl,
});

/** The real programs as processes of their own, with these settings. To be called where a file begins: its end kills them. */
export function openPrograms(settings: Settings = {}) {
  const children = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  function run(args: string[], more: Settings = {}, program = process.execPath, cwd?: string) {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, HOME, NODE_COMPILE_CACHE, ...settings, ...more };
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], ...(cwd && { cwd }) });
    children.add(child);
    const output = { out: '', err: '', all: '' };
    const listen = (from: 'out' | 'err') => (chunk: Buffer) => {
      output[from] += chunk;
      output.all += chunk;
    };
    child.stdout.on('data', listen('out'));
    child.stderr.on('data', listen('err'));
    const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => {
      children.delete(child);
      return { code, signal, ...output };
    });
    return { child, output, ended };
  }

  /** The server on any port. Comes back when it listens, or when it has ended before that: then `url` is null. */
  async function serve(more: Settings = {}, { command = [process.execPath, 'src/main.ts'], cwd }: How = {}) {
    const [file, ...args] = command;
    const program = run(args, { PORT: '0', LOG_LEVEL: 'warn', ...more }, file, cwd);
    let isOver = false;
    void program.ended.then(() => {
      isOver = true;
    });
    while (!isOver && !program.output.all.includes('Create a sandbox key'))
      await Promise.race([program.ended, sleep(10)]);
    const [, url = null] = /API reference\s+(\S+)\/docs\/api\//.exec(program.output.all) ?? [];
    return { ...program, url };
  }

  return {
    run,
    serve,
    /** A server that listens. */
    async start(more: Settings = {}) {
      const { url, ...program } = await serve(more);
      if (!url) throw new Error(program.output.all);
      return { ...program, url };
    },
    /** The console, and the one JSON object that it answers. */
    async admin(...args: string[]): Promise<{ code: unknown; answer: Json; err: string }> {
      const { code, out, err } = await run(['src/admin.ts', ...args]).ended;
      return { code, answer: JSON.parse(out), err };
    },
  };
}
