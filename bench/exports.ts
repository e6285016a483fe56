import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createLog } from '../src/server/log.ts';
import { openApp } from '../src/server/open-app.ts';
import { readConfig } from '../src/server/settings/config.ts';
import { dataOptions, openData, readSize } from './data.ts';

/** How long it takes to write the whole directory out and to take it away, and what that needs. */
const { values } = parseArgs({ options: dataOptions });
const { embedded, targets } = await openData(values.data, readSize(values));
const { app, close } = await openApp(await embedded.createServiceLogin(), readConfig({}), createLog('warn'));
const headers = { authorization: `Bearer ${targets.secrets[0]}`, 'content-type': 'application/json' };
const ask = (path: string, body?: object) =>
  app.request(`/api/v1${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

for (const format of ['csv', 'ndjson', 'parquet']) {
  const begun = performance.now();
  const before = process.cpuUsage();
  let { export: record } = await (await ask('/exports', { kind: 'factories', format })).json();
  const { id } = record;
  let most = 0;
  let longest = 0;
  for (let turn = 1; record.status === 'running'; turn++) {
    const asleep = performance.now();
    await sleep(20);
    longest = Math.max(longest, performance.now() - asleep - 20);
    most = Math.max(most, process.memoryUsage.rss());
    if (turn % 50 === 0) record = (await (await ask(`/exports/${id}`)).json()).export;
  }
  const written = seconds(begun);
  const { user, system } = process.cpuUsage(before);
  const started = performance.now();
  const hash = createHash('sha256');
  const content = await ask(`/exports/${id}/content`);
  for await (const piece of content.body!) hash.update(piece);
  const size = `${record.rows} rows, ${Math.round(record.bytes / 1e6)} MB`;
  const cost = `${((user + system) / 1e6).toFixed(1)} s of processor, longest pause ${Math.round(longest)} ms, ${Math.round(most / 1e6)} MB of memory`;
  console.info(`${format}: ${record.status}, ${size}, written in ${written} s, read in ${seconds(started)} s, ${cost}`);
  if (hash.digest('hex') !== record.sha256) throw new Error('The content is not what the record says.');
}
await close();
await embedded.stop();
