import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** No limit on requests: each attack is dealt with, not refused for its number. */
const limits = {
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_REQUESTS_PER_DAY_SANDBOX: '1000000',
  LIMIT_POINTS_PER_MINUTE_SANDBOX: '1000000000',
  LIMIT_ANONYMOUS_REQUESTS_PER_MINUTE: '1000000',
};

const loopDelay = new URL('loop-delay.ts', import.meta.url).href;

export type Target = Awaited<ReturnType<typeof startTarget>>;

/** The real gateway as a process of its own with a heap of 512 MB, on the database of the settings. */
export async function startTarget(settings: Record<string, string>) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const own = { PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'error', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
  const child = spawn(process.execPath, ['--max-old-space-size=512', '--import', loopDelay, 'src/main.ts'], {
    env: { PATH, HOME, ...own, ...limits, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (said += piece));
  const ended = once(child, 'close');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  while (isRunning() && !said.includes('Create a sandbox key')) await Promise.race([ended, sleep(20)]);
  const [, url] = /API reference\s+(\S+)\/docs\/api\//.exec(said) ?? [];
  if (!url) throw new Error(said);

  async function post<T>(path: string, body: object, headers = {}): Promise<T> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    return (await fetch(`${url}/api/v1${path}`, init)).json() as Promise<T>;
  }
  const { secret } = await post<{ secret: string }>('/keys', { label: 'attack' });
  const intake = { productName: 'Whispering Lantern 3000 of Acme', summary: 'A lamp' };
  const authorization = `Bearer ${secret}`;
  const { project } = await post<{ project: { id: string } }>(
    '/projects',
    { name: 'Attack', intake },
    { authorization },
  );
  // Tables that are built when they are first used are no growth.
  await post('/compliance/hts-candidates', { description: 'lamp' }, { authorization });
  await post('/compliance/path', { description: 'lamp', markets: ['US'] }, { authorization });
  return {
    url,
    secret,
    projectId: project.id,
    isRunning,
    said: () => said,
    /** Null where the system has no /proc. */
    residentMb: () => readNumber(`/proc/${child.pid}/status`, /VmRSS:\s+(\d+) kB/, 1 / 1024),
    /** Of the process so far, in ticks of 10 ms. */
    cpuMs: () => readNumber(`/proc/${child.pid}/stat`, /\) \S(?: \S+){10} (\d+ \d+)/, 10),
    /** The longest that its event loop was held since this was asked last. Null where it is dead. */
    async heldMs(): Promise<number | null> {
      if (!isRunning()) return null;
      const heard = once(child, 'message');
      child.send('held');
      const [ms] = await Promise.race([heard, ended]);
      return isRunning() ? Math.round(ms) : null;
    },
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

function readNumber(file: string, pattern: RegExp, factor: number): number | null {
  try {
    const [, found = ''] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
    const sum = found.split(' ').reduce((total, text) => total + Number(text), 0);
    return Math.round(sum * factor);
  } catch {
    return null;
  }
}
