import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { supplierLinks } from '../../api/supplier-links/client.ts';
import { secretKey, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { openGateways } from '../crash/gateway.ts';

const app = await startApp(unlimited);
const { sent } = supplierLinks(app);
const gateway = openGateways(app);
const start = (env: Record<string, string> = {}) => gateway({ ...secretKey, DATA_DIR: app.home, ...env });

test('after a crash during the upload of a supplier, repeating it saves the file once; one that breaks off leaves nothing', async () => {
  // The processes have the time of the machine, at which the request must still be open.
  app.clock.now = new Date();
  const quoteBy = new Date(Date.now() + 20 * 24 * 3600_000).toISOString().slice(0, 10);
  const { token } = await sent(await app.live(), { input: { quoteBy } });
  const content = '%PDF-1.7 quotation';
  const upload = async (url: string | null): Promise<Json | null> => {
    const body = new FormData();
    body.append('files', new Blob([content]), 'quotation.pdf');
    return fetch(`${url}/s/${token}/files`, { method: 'POST', body }).then(
      (response) => response.json() as Promise<Json>,
      () => null,
    );
  };
  const victim = await start({ CRASH_AT: 'answer-file:after-store' });
  expect(await upload(victim.url)).toBeNull();
  await victim.died();
  const listed = 'select id, stored_at is not null as stored from answer_file';
  const [left] = await app.asOwner().execute(listed);
  expect(left).toEqual({ id: expect.any(String), stored: false });

  const survivor = await start();
  const saved = await upload(survivor.url);
  expect(saved).toMatchObject({ files: [{ id: left?.id, sha256: sha256(content) }] });
  expect(await app.asOwner().execute(listed)).toEqual([{ id: left?.id, stored: true }]);
  const stored = await readdir(join(app.home, 'files'), { recursive: true });
  expect(stored.filter((path) => path.endsWith(sha256(content)))).toHaveLength(1);

  const large = new FormData();
  for (let at = 0; at < 6; at++) large.append('files', new Blob([Buffer.alloc(9_000_000, '%PDF-1.7')]), `${at}.pdf`);
  const refused = await fetch(`${survivor.url}/s/${token}/files`, { method: 'POST', body: large });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('At most 5 files')]);
  await breakOff(`${survivor.url}/s/${token}/files`);
  expect((await upload(survivor.url))?.['files']).toHaveLength(1);
  expect(survivor.output()).not.toMatch(/"level":[56]0/);
  await survivor.stop();
});

/** A connection that ends in the middle of a file. */
async function breakOff(url: string): Promise<void> {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '9000000' };
  const sending = request(url, { method: 'POST', headers });
  const closed = new Promise((resolve) => sending.on('close', resolve));
  sending.on('error', () => {});
  sending.write('--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  await sleep(200);
  sending.destroy();
  await closed;
}
