import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
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

test('after a crash during the upload of a supplier, repeating it saves the file once', async () => {
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
  await survivor.stop();
});
