import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { engineeringCleanup } from '#modules/sourcing/engineering/engineering.job.ts';
import { startApp, unlimited } from '../../harness.ts';
import { type FaultName, startS3 } from '../../stand-ins/s3.ts';
import { codeOf } from '../keys/client.ts';
import { createProjectClient } from './client.ts';

const credential = { accessKeyId: 'an-id', secretAccessKey: 'do not tell anybody', region: 'eu-north-1' };
const s3 = await startS3(credential, 'lamp-files');
afterAll(s3.close);
const app = await startApp({ ...unlimited, ...s3.settings });
beforeEach(() => {
  s3.asked.length = app.logged.length = 0;
});
const unavailable = [503, 'service_unavailable'];

describe('with a bucket as file store', () => {
  test('files are stored there once and not on disk', async () => {
    const { me, begin, upload, bring, preview, start } = await createProjectClient(await app.live());
    const { id, files } = await begin({ 'a.dwg': 'paper', 'copy of a.dwg': 'paper', 'b.step': 'solid' });
    for (const [at, text] of ['paper', 'paper', 'solid'].entries()) await upload(id, files[at]!.entryId, text);
    const key = (text: string) => `${me.organisationId}/${id}/${sha256(text)}`;
    const own = () => [...s3.objects].filter(([key]) => key.startsWith(me.organisationId));
    expect(
      own()
        .map(([key, bytes]) => [key, bytes.toString()])
        .toSorted(),
    ).toEqual(
      [
        [key('paper'), 'paper'],
        [key('solid'), 'solid'],
      ].toSorted(),
    );
    expect(existsSync(join(app.home, 'files'))).toBe(false);
    await bring({ 'a.dwg': 'paper', 'b.step': 'changed' }, 'B');
    expect(own().length, 'unchanged files are stored once').toBe(3);
    const { previewId } = (await preview({ 'a.dwg': 'paper' }, 'C')).body;
    expect((await start(previewId)).body['transfer'].status).toBe('complete');
    expect(s3.asked.every(({ refused }) => refused === null)).toBe(true);
  });

  test.each<FaultName>(['down', 'down_after', 'error', 'denied', 'dropped', 'dropped_after'])(
    'an upload during the fault %s is 503 with Retry-After, changes nothing, and can be repeated',
    async (fault) => {
      const { begin, upload, transfer } = await createProjectClient(await app.live());
      const { id, files } = await begin({ 'a.dwg': 'paper' });
      const before = await transfer(id);
      s3.next(fault);
      const refused = await upload(id, files[0].entryId, 'paper');
      expect([codeOf(refused), refused.headers.get('retry-after')]).toEqual([unavailable, '5']);
      expect(await transfer(id)).toEqual(before);
      expect(app.logged.filter((line) => line.includes('file store request failed'))).toHaveLength(1);
      expect(app.logged.join()).not.toContain(credential.secretAccessKey);
      expect((await upload(id, files[0].entryId, 'paper')).body['transfer'].status).toBe('complete');
    },
  );

  test('a transfer with unchanged files is 503 while the bucket is unavailable', async () => {
    const { bring, preview, start } = await createProjectClient(await app.live());
    await bring({ 'a.dwg': 'paper' });
    const { previewId } = (await preview({ 'a.dwg': 'paper' }, 'B')).body;
    s3.next('down');
    expect(codeOf(await start(previewId))).toEqual(unavailable);
    expect(await start(previewId)).toMatchObject({ status: 201, body: { transfer: { status: 'complete' } } });
  });

  test('content of failed transfers is deleted, with retries while the bucket is unavailable', async () => {
    const { me, begin, upload } = await createProjectClient(await app.live());
    const { id, files } = await begin({ 'a.dwg': 'paper', 'b.step': 'solid' });
    await upload(id, files[0].entryId, 'paper');
    const listKeys = () => [...s3.objects.keys()].filter((key) => key.startsWith(`${me.organisationId}/${id}/`));
    for (const wrong of ['1', '2', '3']) await upload(id, files[1].entryId, wrong);
    const begun = app.clock.now;
    app.clock.now = new Date(begun.getTime() + 10 * 60_000);
    s3.next('down');
    await engineeringCleanup.run(app.system);
    expect(listKeys()).toHaveLength(1);
    await engineeringCleanup.run(app.system);
    expect(listKeys()).toEqual([]);
    s3.asked.length = 0;
    await engineeringCleanup.run(app.system);
    expect(s3.asked, 'deletion is not repeated').toEqual([]);
    app.clock.now = begun;
  });
});
