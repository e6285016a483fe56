import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';

type Env = Record<string, string>;
type How = { env?: Env; input?: string | Uint8Array; cwd?: string };

export type Ended = { code: number | null; signal: string | null; out: string; err: string; bytes: Buffer };

/**
 * The command line as a process, with a folder of its own for its files. To be called where a file begins: its end
 * kills the processes.
 */
export async function openSourcing(
  common: Env = {},
  command: readonly string[] = [process.execPath, 'src/cli/main.ts'],
) {
  const home = await mkdtemp(join(tmpdir(), 'sourcing-'));
  const children = new Set<ChildProcess>();
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
  });

  function start(file: string, args: readonly string[], { env = {}, cwd }: How = {}) {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(file, args, {
      env: { PATH, NODE_COMPILE_CACHE, HOME: home, XDG_CONFIG_HOME: home, ...common, ...env },
      ...(cwd && { cwd }),
    });
    children.add(child);
    const output = { out: '', err: '' };
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      output.out += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output.err += chunk;
    });
    // A process that has ended reads no more.
    child.stdin.on('error', () => {});
    const ended = once(child, 'close').then(([code, signal]): Ended => {
      children.delete(child);
      return { code, signal, ...output, bytes: Buffer.concat(chunks) };
    });
    const seen = (text: string) => output.out.includes(text) || output.err.includes(text);
    return {
      child,
      output,
      ended,
      /** Comes back once the process has shown this text. */
      async shows(text: string): Promise<void> {
        while (!seen(text)) {
          if (!children.has(child) && !seen(text)) throw new Error(`${text} was not shown: ${output.out}${output.err}`);
          await Promise.race([ended, sleep(10)]);
        }
      },
    };
  }

  const [program = '', ...first] = command;
  const begin = (args: readonly string[], how: How = {}) => start(program, [...first, ...args], how);

  return {
    home,
    credentials: join(home, 'sourcing', 'credentials.json'),
    begin,
    run(args: readonly string[], how: How = {}): Promise<Ended> {
      const { child, ended } = begin(args, how);
      child.stdin.end(how.input ?? '');
      return ended;
    },
    /** On a pseudo-terminal, which mixes both outputs. What is written to its input was typed. */
    onTerminal(args: readonly string[], how: How = {}) {
      const line = [...command, ...args].map((arg) => `'${arg.replaceAll("'", `'\\''`)}'`).join(' ');
      const sized = `stty cols ${how.env?.['COLUMNS'] ?? '120'}; exec ${line}`;
      return start('script', ['-qefc', sized, '/dev/null'], {
        ...how,
        env: { TERM: 'xterm', SHELL: '/bin/sh', ...how.env },
      });
    },
  };
}
