import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '#db/embedded/embedded.ts';
import { copyDatabase, unlimited } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';
import { startProxy } from '../stand-ins/proxy.ts';
import { startTraffic } from './traffic.ts';

const programs = openPrograms({ ...settingsOf(await copyDatabase()), ...unlimited, SHUTDOWN_DELAY_SECONDS: '5' });
const ports = [await findFreePort(), await findFreePort()];

/** Caddy with the configuration of docker-compose.yml but for the addresses, where Caddy is installed. */
async function startCaddy(): Promise<string | null> {
  const compose = await readFile('docker-compose.yml', 'utf8');
  const [, content = ''] = /^ {2}proxy:\n {4}content: \|\n((?: {6}.*\n)+)/m.exec(compose) ?? [];
  const port = await findFreePort();
  const text = content
    .replace(':8080', `:${port}`)
    .replace('gateway-1:4000 gateway-2:4000', ports.map((one) => `127.0.0.1:${one}`).join(' '));
  const home = await mkdtemp(join(tmpdir(), 'gateway-caddy-'));
  const file = join(home, 'Caddyfile');
  await writeFile(file, `{\n  admin off\n}\n${text}`);
  const env = { PATH: process.env['PATH'], HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' });
  const failed = new Promise<'missing'>((resolve) => caddy.on('error', () => resolve('missing')));
  afterAll(async () => {
    caddy.kill('SIGKILL');
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => {
    while (
      !(await fetch(`${url}/livez`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(100);
    return 'answers' as const;
  };
  return (await Promise.race([failed, answers()])) === 'missing' ? null : url;
}

async function startStandIn(): Promise<string> {
  console.info('Caddy is not installed: a stand-in with the same policy takes its place.');
  const proxy = await startProxy(ports);
  afterAll(proxy.close);
  return proxy.url;
}

test('a rolling restart behind the proxy loses no request', async () => {
  const start = (port: number) => programs.start({ PORT: String(port) });
  const running = [await start(ports[0]!), await start(ports[1]!)];
  const url = (await startCaddy()) ?? (await startStandIn());
  await sleep(2000);
  const json = { 'content-type': 'application/json' };
  const made = await fetch(`${url}/api/v1/keys`, { method: 'POST', headers: json, body: '{"label":"rolling"}' });
  const { secret } = (await made.json()) as { secret: string };
  const traffic = startTraffic(url, secret, 50, (n) =>
    n % 4 ? { path: '/projects' } : { method: 'POST', path: '/projects', body: { name: 'Lamp' } },
  );
  for (const [i, port] of ports.entries()) {
    await sleep(2000);
    running[i]!.child.kill('SIGTERM');
    expect(await running[i]!.ended).toMatchObject({ code: 0 });
    running[i] = await start(port);
    await sleep(4000);
  }
  const { sent, lost } = await traffic.stop();
  console.info(`${sent} requests, ${lost.length} lost`);
  expect(lost).toEqual([]);
  expect(sent).toBeGreaterThan(200);
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
}, 240_000);
