import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { startApp, unlimited } from '../../harness.ts';
import { codeOf } from '../keys/client.ts';
import { base64, createProjectClient, createStoreReader, listFieldErrors } from './client.ts';

const app = await startApp(unlimited);
const { findPlace, readContent } = createStoreReader(app);
const begun = app.clock.now;
const pass = (ms: number) => {
  app.clock.now = new Date(begun.getTime() + ms);
};
const dayMs = 24 * 3600_000;
const conflict = (reason: string, triesLeft: number | null) => ({
  status: 409,
  body: { error: { code: 'transfer_conflict', details: { reason, triesLeft } } },
});

describe('an upload', () => {
  test('can be repeated, even after the package is complete', async () => {
    const { begin, upload } = await createProjectClient(await app.live());
    const { id, files } = await begin({ 'a.dwg': 'one', 'b.step': 'two' });
    const [a, b] = [files[0].entryId, files[1].entryId];
    const once = await upload(id, a, 'one');
    pass(5000);
    const twice = await upload(id, a, 'one');
    pass(0);
    expect({ ...twice.body, requestId: null }).toEqual({ ...once.body, requestId: null });
    const last = await upload(id, b, 'two');
    for (const answer of [await upload(id, b, 'two'), await upload(id, a, 'one')]) {
      expect([answer.status, answer.body['transfer']]).toEqual([200, last.body['transfer']]);
    }
  });

  test('continues after a restart or on a later day', async () => {
    const { me, begin, upload, at } = await createProjectClient(await app.live());
    const { id, files } = await begin({ 'a.dwg': 'one', 'b.step': 'two' });
    await upload(id, files[0].entryId, 'one');
    const second = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance());
    pass(dayMs - 1);
    const read = await second.rest('GET', `${at}/transfers/${id}`);
    expect(read.body['transfer'].files).toMatchObject([{ status: 'received' }, { status: 'waiting' }]);
    const last = await second.rest('POST', `${at}/transfers/${id}/files/${files[1].entryId}`, {
      contentBase64: base64('two'),
    });
    pass(0);
    expect(last.body['transfer'].status).toBe('complete');
  });

  test('of wrong content is refused with the number of tries left, and the third fails the transfer', async () => {
    const { begin, upload, transfer, all } = await createProjectClient(await app.live());
    const { id, files } = await begin({ 'a.dwg': 'one', 'b.step': 'two' });
    const [a, b] = [files[0].entryId, files[1].entryId];
    expect(await upload(id, a, 'three')).toMatchObject(conflict('size', 2));
    expect(await upload(id, b, 'TWO')).toMatchObject(conflict('sha256', 2));
    expect(await upload(id, a, 'ONE')).toMatchObject(conflict('sha256', 1));
    expect((await upload(id, b, 'two')).status).toBe(200);
    expect(await upload(id, b, 'TWO'), 'what is received stays so').toMatchObject(conflict('sha256', null));
    expect((await transfer(id)).status).toBe('open');
    expect(await upload(id, a, 'TWO')).toMatchObject(conflict('sha256', 0));
    expect(await transfer(id)).toMatchObject({
      status: 'failed',
      packageId: null,
      files: [
        { status: 'failed', reason: '3 uploads did not match the listed file.' },
        { status: 'received', reason: null },
      ],
    });
    expect(await upload(id, a, 'one'), 'too late').toMatchObject(conflict('failed', null));
    expect(await upload(id, b, 'two'), 'too late for any').toMatchObject(conflict('failed', null));
    expect(await all()).toMatchObject({ packages: [], counts: { packages: 0, openTransfers: 0 } });
  });

  test('of the correct content after two wrong ones is accepted', async () => {
    const { begin, upload } = await createProjectClient(await app.live());
    const { id, files } = await begin({ 'a.dwg': 'one' });
    for (const wrong of ['two', 'three']) await upload(id, files[0].entryId, wrong);
    expect((await upload(id, files[0].entryId, 'one')).body['transfer'].status).toBe('complete');
  });

  test('is accepted until the transfer expires, even before the job has run', async () => {
    const { begin, upload, transfer, all } = await createProjectClient(await app.live());
    const { id, files } = await begin({ 'a.dwg': 'one', 'b.step': 'two' });
    pass(dayMs - 1);
    expect((await upload(id, files[0].entryId, 'one')).status).toBe(200);
    pass(dayMs);
    expect((await transfer(id)).status).toBe('expired');
    expect((await all()).counts).toEqual({ packages: 0, openTransfers: 0 });
    for (const [at, text] of ['one', 'two', 'bad'].entries()) {
      expect(await upload(id, files[at % 2]!.entryId, text)).toMatchObject(conflict('expired', null));
    }
    pass(0);
  });

  test('of a rejected file, a file of another transfer or an unknown file is not found', async () => {
    const { preview, start, begin, upload, me, at } = await createProjectClient(await app.live());
    const previewed = (await preview({ 'a.dwg': 'one', '..': 'two' })).body['preview'];
    const { id, files } = (await start(previewed.previewId)).body['transfer'];
    const other = await begin({ 'b.dwg': 'three' });
    const asked = [
      [await upload(id, previewed.entries[1].entryId, 'two'), 'file'],
      [await upload(id, other.files[0].entryId, 'three'), 'file'],
      [await upload(id, newId(), 'one'), 'file'],
      [await upload(newId(), files[0].entryId, 'one'), 'transfer'],
      [await me.rest('GET', `${at}/transfers/${newId()}`), 'transfer'],
      [await start(newId()), 'preview'],
    ] as const;
    for (const [answer, resource] of asked) {
      expect(codeOf(answer)).toEqual([404, 'not_found']);
      expect(answer.body['error'].details).toEqual({ resource });
    }
    const elsewhere = await createProjectClient(me);
    expect(codeOf(await elsewhere.start(previewed.previewId)), 'of another project').toEqual([404, 'not_found']);
    expect(codeOf(await elsewhere.upload(id, files[0].entryId, 'one'))).toEqual([404, 'not_found']);
  });

  test.each<[string, unknown, string, string]>([
    ['nothing', {}, '/contentBase64', 'required'],
    ['an empty text', { contentBase64: '' }, '/contentBase64', 'too_short'],
    ['no text', { contentBase64: 12 }, '/contentBase64', 'invalid_type'],
    ['white space', { contentBase64: 'QUJD\n' }, '/contentBase64', 'invalid_format'],
    ['another alphabet', { contentBase64: '-_-_' }, '/contentBase64', 'invalid_format'],
    ['an unknown field', { contentBase64: 'QUJD', name: 'x' }, '/name', 'unknown_field'],
  ])('with %s is refused and not counted as a wrong upload', async (_, body, path, code) => {
    const { me, at, begin, upload } = await createProjectClient(await app.live());
    const { id, files } = await begin({ 'a.dwg': 'one' });
    const answer = await me.rest('POST', `${at}/transfers/${id}/files/${files[0].entryId}`, body);
    expect([answer.status, listFieldErrors(answer)]).toEqual([400, [[path, code]]]);
    expect(await upload(id, files[0].entryId, 'ONE')).toMatchObject(conflict('sha256', 2));
  });

  test('is limited to 8 MiB, in a body of at maxBytes 12 MiB', async () => {
    const { me, at, begin, upload } = await createProjectClient(await app.live());
    const maxBytes = 8 * 2 ** 20;
    const large = Buffer.alloc(maxBytes, 'x');
    const { id, files } = await begin({ 'a.bin': large });
    const { entryId } = files[0];
    const tooLarge = await upload(id, entryId, Buffer.alloc(maxBytes + 1, 'x'));
    expect([tooLarge.status, tooLarge.body['error'].details.fields[0]]).toMatchObject([
      400,
      { path: '/contentBase64', code: 'too_big', limit: maxBytes },
    ]);
    expect(listFieldErrors(await upload(id, entryId, Buffer.alloc(maxBytes + 3, 'x')))).toEqual([
      ['/contentBase64', 'too_long'],
    ]);
    const to = `${at}/transfers/${id}/files/${entryId}`;
    const body = JSON.stringify({ contentBase64: base64(large) });
    const over = await me.rest('POST', to, body.padEnd(12 * 2 ** 20 + 1));
    expect([codeOf(over), over.body['error'].details]).toEqual([
      [400, 'payload_too_large'],
      { limitBytes: 12 * 2 ** 20 },
    ]);
    const answer = await me.rest('POST', to, body.padEnd(12 * 2 ** 20));
    expect([answer.status, answer.body['transfer']?.status]).toEqual([200, 'complete']);
    const other = await me.rest('POST', `${at}/preview`, ' '.repeat(2 ** 20 + 1));
    expect(other.body['error'].details, 'elsewhere it is one').toEqual({ limitBytes: 2 ** 20 });
  });

  test('is required even if another tenant has uploaded the same content', async () => {
    const content = { 'a.dwg': 'the very same' };
    const [mine, theirs] = [await createProjectClient(await app.live()), await createProjectClient(await app.live())];
    await mine.bring(content);
    const { body } = await theirs.preview(content);
    expect(body['preview'].entries).toMatchObject([{ status: 'new' }]);
    const { transfer } = (await theirs.start(body['previewId'])).body;
    expect(transfer).toMatchObject({ status: 'open', files: [{ status: 'waiting' }] });
    await theirs.upload(transfer.id, transfer.files[0].entryId, 'the very same');
    expect(await readContent('the very same')).toHaveLength(2);
  });
});

test('names of callers do not occur in paths on disk', async () => {
  const { bring } = await createProjectClient(await app.live());
  await bring({ 'secret plan.dwg': 'kept by its hash' });
  const { owner, transferId } = await findPlace('kept by its hash');
  const hash = sha256('kept by its hash');
  expect(await readdir(join(app.home, 'files', owner, transferId))).toEqual([hash]);
  expect(await readFile(join(app.home, 'files', owner, transferId, hash), 'utf8')).toBe('kept by its hash');
  const all = await readdir(join(app.home, 'files'), { recursive: true });
  expect(all.filter((path) => !/^[0-9a-f-]{36}([/\\][0-9a-f-]{36}([/\\][0-9a-f]{64})?)?$/.test(path))).toEqual([]);
});
