import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { type App, type Caller, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { startS3 } from '../../stand-ins/s3.ts';
import { type Content, createProjectClient } from './client.ts';

const credential = { accessKeyId: 'an-id', secretAccessKey: 'do not tell anybody', region: 'eu-north-1' };
const s3 = await startS3(credential, 'lamp-files');
afterAll(s3.close);
const [onDisk, inBucket] = [await startApp(unlimited), await startApp({ ...unlimited, ...s3.settings })];

const contents = {
  'one byte.bin': Buffer.of(0),
  '支架 (A).step': Buffer.from('solid 支架'),
  'firmware.bin': Buffer.alloc(2 ** 19, 'abcdefg'),
};

const get = async (app: App, { headers }: Pick<Caller, 'headers'>, path: string, more: Record<string, string> = {}) =>
  app.app.request(path, { headers: { ...headers, ...more } });
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function bring(app: App, content: Content = contents) {
  const us = await createProjectClient(await app.live());
  const made = await us.bring(content);
  const locate = (name: string, { id = made.id, files = made.files } = made) =>
    `/api/v1${us.at}/packages/${id}/files/${files.find((file: Json) => file.name === name).entryId}/content`;
  return { ...us, made, locate };
}

const urlsOf = async ({ graphql }: Pick<Caller, 'graphql'>, projectId: string): Promise<Record<string, string>> => {
  const { project } = await graphql.request(
    `query ($id: ID!) { project(id: $id) { engineeringPackages { nodes { files { name downloadUrl } } } } }`,
    { id: projectId },
  );
  const { files } = project.engineeringPackages.nodes[0];
  return Object.fromEntries(files.map(({ name, downloadUrl }: Json) => [name, downloadUrl]));
};
const anonymous = { headers: {} };

describe.each([
  ['on disk', onDisk],
  ['in a bucket', inBucket],
])('files %s', (_, app) => {
  test('come back as they were uploaded, with their hash as ETag, over REST and by their link', async () => {
    const { me, projectId, made, locate } = await bring(app);
    const urls = await urlsOf(me, projectId);
    for (const [name, bytes] of Object.entries(contents)) {
      const answers = [await get(app, me, locate(name)), await get(app, anonymous, urls[name]!)];
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(sha256(await readBytes(answer))).toBe(sha256(bytes));
        const listed = made.files.find((file: Json) => file.name === name);
        expect(answer.headers.get('etag')).toBe(`"${listed.sha256}"`);
        expect(answer.headers.get('content-length')).toBe(String(bytes.length));
        expect(answer.headers.get('content-type')).toBe('application/octet-stream');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('content-disposition')).toBe(
          `attachment; filename="${name.replace(/[^ -~]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace('(', '%28').replace(')', '%29')}`,
        );
      }
    }
  });

  test('are answered in ranges, which together are the file', async () => {
    const { me, locate } = await bring(app);
    const at = locate('firmware.bin');
    const whole = contents['firmware.bin'];
    const middle = Math.floor(whole.length / 2);
    const first = await get(app, me, at, { range: `bytes=0-${middle - 1}` });
    const etag = first.headers.get('etag')!;
    const rest = await get(app, me, at, { range: `bytes=${middle}-`, 'if-range': etag });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(rest.headers.get('content-range')).toBe(`bytes ${middle}-${whole.length - 1}/${whole.length}`);
    expect(rest.headers.get('content-length')).toBe(String(whole.length - middle));
    const joined = Buffer.concat([await readBytes(first), await readBytes(rest)]);
    expect(joined.equals(whole)).toBe(true);
    const changed = await get(app, me, at, { range: 'bytes=5-', 'if-range': '"another"' });
    expect([changed.status, (await readBytes(changed)).length]).toEqual([200, whole.length]);
    expect((await get(app, me, at, { 'if-none-match': etag })).status).toBe(304);
    const beyond = await get(app, me, at, { range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    const head = await app.app.request(at, { method: 'HEAD', headers: me.headers });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
  });

  test('of an earlier revision and unchanged files of a later one are both there', async () => {
    const { me, made, bring: next, locate } = await bring(app, { 'a.dwg': 'paper', 'b.step': 'solid' });
    const later = await next({ 'a.dwg': 'paper', 'b.step': 'changed' }, 'B');
    const read = async (name: string, of: typeof made) =>
      (await readBytes(await get(app, me, locate(name, of)))).toString();
    expect([await read('a.dwg', made), await read('b.step', made)]).toEqual(['paper', 'solid']);
    expect([await read('a.dwg', later), await read('b.step', later)]).toEqual(['paper', 'changed']);
  });
});

describe('nobody gets a file', () => {
  const app = onDisk;
  const refused = async (response: Response) => [response.status, (await response.json()).error];

  test('of another organisation or project: it is not found, like one that does not exist', async () => {
    const [ours, theirs] = [await bring(app), await bring(app)];
    const at = ours.locate('firmware.bin');
    const unknown = await refused(await get(app, ours.me, at.replace(ours.made.id, newId())));
    expect(unknown).toMatchObject([404, { code: 'not_found' }]);
    expect(await refused(await get(app, theirs.me, at))).toEqual(unknown);
    expect(await refused(await get(app, ours.me, at.replace(ours.projectId, newId())))).toEqual(unknown);
    expect(await refused(await get(app, ours.me, at.replace(ours.made.id, theirs.made.id)))).toEqual(unknown);
    expect((await get(app, anonymous, at)).status).toBe(401);
    const { organisationId } = ours.me;
    const without = await app.live({ organisationId, scopes: ['projects:read'] });
    expect(await refused(await get(app, without, at))).toMatchObject([403, { code: 'insufficient_scope' }]);
  });

  test('of an upload that is not finished', async () => {
    const { me, at, begin, upload } = await createProjectClient(await app.live());
    const { id, files } = await begin({ 'a.dwg': 'paper', 'b.step': 'solid' });
    await upload(id, files[0].entryId, 'paper');
    for (const packageId of [id, newId()]) {
      const path = `/api/v1${at}/packages/${packageId}/files/${files[0].entryId}/content`;
      expect(await refused(await get(app, me, path))).toMatchObject([404, { code: 'not_found' }]);
    }
  });

  test('whose content was lost or changed in the store', async () => {
    const { me, made, locate } = await bring(app);
    const path = (name: keyof typeof contents) =>
      join(app.home, 'files', me.organisationId, made.transferId, sha256(contents[name]));
    await writeFile(path('firmware.bin'), Buffer.alloc(contents['firmware.bin'].length, 'x'));
    const changed = await get(app, me, locate('firmware.bin'));
    await expect(readBytes(changed)).rejects.toThrow();
    await rm(path('one byte.bin'));
    const lost = await get(app, me, locate('one byte.bin'));
    expect(await refused(lost)).toMatchObject([503, { code: 'service_unavailable' }]);
  });
});

describe('a link', () => {
  const app = onDisk;
  const statusOf = async (url: string) => {
    const { status, body } = await get(app, anonymous, url);
    await body?.cancel();
    return status;
  };

  test('opens for ten minutes', async () => {
    const { me, projectId } = await bring(app, { 'a.dwg': 'paper' });
    const begun = app.clock.now;
    const url = (await urlsOf(me, projectId))['a.dwg']!;
    app.clock.now = new Date(begun.getTime() + 10 * 60_000 - 1000);
    expect(await statusOf(url)).toBe(200);
    app.clock.now = new Date(begun.getTime() + 10 * 60_000);
    expect(await statusOf(url)).toBe(404);
    app.clock.now = begun;
  });

  test('ends with the key or the session that it was made for', async () => {
    const { me, projectId } = await bring(app, { 'a.dwg': 'paper' });
    const person = await app.session('viewer', me.organisationId);
    const urls = [(await urlsOf(me, projectId))['a.dwg']!, (await urlsOf(person, projectId))['a.dwg']!];
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200]);
    await app.asOwner().execute('update api_key set revoked_at = now() where id = ?', [me.keyId]);
    expect(await Promise.all(urls.map(statusOf))).toEqual([404, 200]);
    await app.asOwner().execute('delete from browser_session where id = ?', [person.sessionId]);
    expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404]);
  });

  test('of another file, time or credential is not signed', async () => {
    const { me, projectId } = await bring(app, { 'a.dwg': 'paper', 'b.step': 'solid' });
    const other = await bring(app, { 'a.dwg': 'theirs' });
    const [one, two] = Object.values(await urlsOf(me, projectId)) as [string, string];
    const [, , , , link, signature] = one.split('/');
    const [, , , , otherLink] = two.split('/');
    const at = (text: string | undefined, signed = signature) => `http://gateway.test/files/${text}/${signed}`;
    expect(await statusOf(at(link))).toBe(200);
    const forged = [
      at(otherLink),
      at(`${link!.slice(0, -1)}9`),
      at(link!.replace(me.keyId, other.me.keyId)),
      at(link, signature!.slice(1)),
      at(link, 'x'.repeat(signature!.length)),
      at('nothing'),
    ];
    expect(await Promise.all(forged.map(statusOf))).toEqual(forged.map(() => 404));
  });
});
