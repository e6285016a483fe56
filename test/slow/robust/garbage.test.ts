import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';

const app = await startApp();
const programs = openPrograms({ ...settingsOf(app), ...unlimited });
const { headers } = await app.live();

/** At each signal tells how many bytes have survived two young collections; at the first one after a full collection. */
const watch = `
  import { getHeapSpaceStatistics } from 'node:v8';
  let isFirst = true;
  process.on('SIGUSR2', () => {
    if (isFirst) gc();
    isFirst = false;
    const { space_used_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space');
    console.error('old space: ' + space_used_size + ' bytes');
  });`;

/** Sends requests one after the other on a connection of its own. */
function ask(url: string, count: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const lines = Object.entries({ host: 'gateway.test', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET /api/v1/me HTTP/1.1\r\n${lines.join('')}\r\n`;
  const socket = connect(Number(port), hostname);
  socket.write(request);
  const answered = new Promise<void>((resolve, reject) => {
    let left = count;
    socket.on('error', reject).on('data', (answer) => {
      if (answer.toString('latin1', 9, 12) !== '200') reject(new Error(`${answer}`));
      else if (--left) socket.write(request);
      else resolve();
    });
  });
  return answered.finally(() => socket.destroy());
}

test('what a request leaves behind does not wait for a full garbage collection', async () => {
  const { start } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const flags = [
    ...start.match(/--\S+/g),
    '--expose-gc',
    '--import',
    `data:text/javascript,${encodeURIComponent(watch)}`,
  ];
  const { url, child, output } = await programs.serve({}, { command: [process.execPath, ...flags, 'src/main.ts'] });
  const askAll = (count: number) => Promise.all(Array.from({ length: 8 }, () => ask(url!, count)));
  const readOldBytes = async (at: number): Promise<number> => {
    child.kill('SIGUSR2');
    await vi.waitFor(() => expect(output.err.match(/old space/g)).toHaveLength(at + 1));
    return Number(output.err.match(/\d+(?= bytes)/g)![at]);
  };
  await askAll(1500);
  const before = await readOldBytes(0);
  await askAll(1500);
  expect(((await readOldBytes(1)) - before) / 12_000).toBeLessThan(500);
});
