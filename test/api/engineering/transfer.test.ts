import { describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { list } from '../../json.ts';
import { codeOf } from '../keys/client.ts';
import { createProjectClient, createStoreReader, listFiles } from './client.ts';

const app = await startApp(unlimited);
const { findPlace, readContent } = createStoreReader(app);
const now = '2026-09-01T08:00:00.000Z';
const tomorrow = '2026-09-02T08:00:00.000Z';
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
const begun = app.clock.now;
const pass = (ms: number) => {
  app.clock.now = new Date(begun.getTime() + ms);
};
const dayMs = 24 * 3600_000;
const conflict = (reason: string, triesLeft: number | null) => ({
  status: 409,
  body: { error: { code: 'transfer_conflict', details: { reason, triesLeft } } },
});

describe('a transfer', () => {
  test('receives the files of its preview, and the last one creates the package', async () => {
    const { projectId, preview, start, upload, transfer, all } = await createProjectClient(
      await app.live(),
      'Desk lamp',
    );
    const content = { 'a.dwg': 'paper', 'b.step': 'solid' };
    const previewed = (await preview(content, 'B', { note: 'to Shenzhen' })).body['preview'];
    const { status, body } = await start(previewed.previewId);
    const { id } = body['transfer'];
    const file = (at: number, status: string) => {
      const { entryId, name, sizeBytes, sha256 } = list(previewed.entries)[at]!;
      return { entryId, name, status, sizeBytes, sha256, reason: null };
    };
    const opened = {
      id: uuid,
      projectId,
      previewId: previewed.previewId,
      status: 'open',
      files: [file(0, 'waiting'), file(1, 'waiting')],
      packageId: null,
      expiresAt: tomorrow,
      completedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    expect([status, body]).toEqual([201, { transfer: opened, replayed: false, requestId: expect.any(String) }]);
    expect(await transfer(id)).toEqual({ ...opened, id });
    expect((await all()).counts).toEqual({ packages: 0, openTransfers: 1 });

    pass(1000);
    const first = await upload(id, previewed.entries[1].entryId, 'solid');
    const half = {
      ...opened,
      id,
      files: [file(0, 'waiting'), file(1, 'received')],
      updatedAt: '2026-09-01T08:00:01.000Z',
    };
    expect([first.status, first.body]).toEqual([
      200,
      { file: file(1, 'received'), transfer: half, requestId: expect.any(String) },
    ]);

    pass(2000);
    const last = await upload(id, previewed.entries[0].entryId, 'paper');
    const at = '2026-09-01T08:00:02.000Z';
    const done = {
      ...{ ...half, files: [file(0, 'received'), file(1, 'received')] },
      ...{ status: 'complete', packageId: uuid, completedAt: at, updatedAt: at },
    };
    expect(last.body).toEqual({ file: file(0, 'received'), transfer: done, requestId: expect.any(String) });

    const { packages, transfers, counts } = await all();
    expect({ transfers, counts }).toEqual({
      transfers: [last.body['transfer']],
      counts: { packages: 1, openTransfers: 0 },
    });
    const packed = (at: number, uploadedAt: string) => {
      const { status: _, reason: __, ...entry } = list(previewed.entries)[at]!;
      return { ...entry, contentType: null, uploadedAt };
    };
    expect(packages).toEqual([
      {
        id: last.body['transfer'].packageId,
        projectId,
        revision: 'B',
        title: 'Desk lamp B',
        note: 'to Shenzhen',
        status: 'current',
        files: [packed(0, at), packed(1, '2026-09-01T08:00:01.000Z')],
        totalBytes: 10,
        transferId: id,
        createdAt: at,
        updatedAt: at,
      },
    ]);
    pass(0);
  });

  test('of a preview is unique: a repeated start returns it, even after the preview has expired', async () => {
    const { preview, start, upload } = await createProjectClient(await app.live());
    const { previewId } = (await preview({ 'a.dwg': 'one' })).body;
    const { transfer } = (await start(previewId)).body;
    await upload(transfer.id, transfer.files[0].entryId, 'one');
    pass(dayMs);
    const again = await start(previewId);
    pass(0);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body).toMatchObject({ replayed: true, transfer: { id: transfer.id, status: 'complete' } });
  });

  test('can be started until its preview expires', async () => {
    const { preview, start } = await createProjectClient(await app.live());
    const [one, other] = [await preview({ 'a.dwg': 'one' }), await preview({ 'a.dwg': 'one' })];
    pass(dayMs - 1);
    expect((await start(one.body['previewId'])).status).toBe(201);
    pass(dayMs);
    expect(codeOf(await start(other.body['previewId']))).toEqual([409, 'preview_expired']);
    pass(0);
  });

  test('omits rejected files, and cannot start without accepted files', async () => {
    const { preview, start, begin, upload, all } = await createProjectClient(await app.live());
    const { id, files } = await begin([
      ...listFiles({ 'a.dwg': 'one' }),
      ...listFiles({ 'A.dwg': 'two', '/': 'three' }),
    ]);
    expect(files).toMatchObject([{ name: 'a.dwg' }]);
    expect((await upload(id, files[0].entryId, 'one')).body['transfer'].status).toBe('complete');
    expect((await all()).packages).toMatchObject([{ files: [{ name: 'a.dwg' }], totalBytes: 3 }]);

    const { previewId } = (await preview({ '/': 'one', '..': 'two' }, 'B')).body;
    expect(await start(previewId)).toMatchObject(conflict('nothing_to_transfer', null));
    expect((await all()).packages).toMatchObject([{ revision: 'A', status: 'current' }]);
  });

  test('of unchanged files completes immediately', async () => {
    const { preview, start, bring, all } = await createProjectClient(await app.live());
    await bring({ 'a.dwg': 'one', 'b.step': 'two' });
    pass(1000);
    const { status, body } = await start((await preview({ 'b.step': 'two' }, 'B')).body['previewId']);
    pass(0);
    const at = '2026-09-01T08:00:01.000Z';
    expect([status, body['transfer']]).toMatchObject([
      201,
      { status: 'complete', completedAt: at, packageId: uuid, files: [{ name: 'b.step', status: 'received' }] },
    ]);
    const { packages } = await all();
    expect(packages).toMatchObject([
      { revision: 'B', status: 'current', totalBytes: 3, files: [{ name: 'b.step', uploadedAt: now }] },
      {
        revision: 'A',
        status: 'superseded',
        totalBytes: 6,
        updatedAt: at,
        files: [{ name: 'a.dwg' }, { name: 'b.step' }],
      },
    ]);
  });

  test('requests unchanged files that are missing from the store', async () => {
    const { begin, bring, upload, all } = await createProjectClient(await app.live());
    await bring({ 'a.dwg': 'lost' });
    await app.system.files.remove(await findPlace('lost'), []);
    const { id, files } = await begin({ 'a.dwg': 'lost' }, 'B');
    expect(files).toMatchObject([{ status: 'waiting' }]);
    expect((await upload(id, files[0].entryId, 'lost')).body['transfer']).toMatchObject({ status: 'complete' });
    expect((await all()).packages).toMatchObject([{ revision: 'B' }, { revision: 'A' }]);
    expect(await readContent('lost')).toEqual(['lost']);
  });
});
