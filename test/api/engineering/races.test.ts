import { expect, test, vi } from 'vitest';
import { openPair } from '../deliveries/races/pair.ts';
import { codeOf } from '../keys/client.ts';
import { createEngineeringClient, createProjectClient } from './client.ts';

const app = await openPair();

/** The same caller, alternating between two instances of the service. */
async function createTwoClients() {
  const me = await app.live();
  const here = await createProjectClient(me);
  const there = createEngineeringClient(app.there(me), here.projectId);
  return { ...here, at: (i: number) => (i % 2 ? there : here) };
}
const repeat = <T>(ask: (i: number) => Promise<T>) => Promise.all(Array.from({ length: 10 }, (_, i) => ask(i)));
const readPackages = async (projectId: string) =>
  app
    .asOwner()
    .execute<{ revision: string; status: string }[]>(
      'select revision, status from engineering_package where project_id = ? order by created_at, id',
      [projectId],
    );

test('ten concurrent starts of a preview create one transfer', async () => {
  const { preview, at, all } = await createTwoClients();
  const { previewId } = (await preview({ 'a.dwg': 'one' })).body;
  const answers = await repeat((i) => at(i).start(previewId));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body['transfer'].id)).size).toBe(1);
  expect((await all()).transfers).toHaveLength(1);
});

test('ten concurrent starts of a preview of unchanged files create one package', async () => {
  const { projectId, preview, bring, at } = await createTwoClients();
  await bring({ 'a.dwg': 'one' });
  const { previewId } = (await preview({ 'a.dwg': 'one' }, 'B')).body;
  const answers = await repeat((i) => at(i).start(previewId));
  expect(answers.map(({ body }) => body['transfer'].status)).toEqual(Array(10).fill('complete'));
  expect(new Set(answers.map(({ body }) => body['transfer'].packageId)).size).toBe(1);
  expect(await readPackages(projectId)).toMatchObject([{ status: 'superseded' }, { status: 'current' }]);
});

test('ten concurrent uploads of the last file create one package', async () => {
  const { projectId, begin, at } = await createTwoClients();
  const { id, files } = await begin({ 'a.dwg': 'one' });
  const answers = await repeat((i) => at(i).upload(id, files[0].entryId, 'one'));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ body }) => body['transfer'].packageId)).size).toBe(1);
  expect(await readPackages(projectId)).toEqual([{ revision: 'A', status: 'current' }]);
});

test('ten files uploaded concurrently complete their transfer once', async () => {
  const { projectId, begin, at } = await createTwoClients();
  const content = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${i}.dwg`, `file ${i}`]));
  const { id, files } = await begin(content);
  const answers = await repeat((i) => at(i).upload(id, files[i]!.entryId, `file ${i}`));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(answers.filter(({ body }) => body['transfer'].status === 'complete').length).toBeGreaterThan(0);
  expect(await readPackages(projectId)).toHaveLength(1);
});

test('transfers that complete concurrently create one package each, one of them current', async () => {
  const { projectId, begin, at, all } = await createTwoClients();
  const begun = [];
  for (const i of [0, 1, 2]) begun.push(await begin({ [`${i}.dwg`]: `file ${i}` }, `R${i}`));
  const uploads = begun.map(
    ({ id, files }, i) =>
      () =>
        at(i).upload(id, files[0].entryId, `file ${i}`),
  );
  const answers = await app.atOnce('project', projectId, uploads);
  expect(answers.map(({ body }) => body['transfer']?.status ?? body['error'])).toEqual(Array(3).fill('complete'));
  const packages = await readPackages(projectId);
  expect(packages.map(({ revision }) => revision).toSorted()).toEqual(['R0', 'R1', 'R2']);
  expect(packages.filter(({ status }) => status === 'current')).toHaveLength(1);
  expect((await all()).counts).toEqual({ packages: 3, openTransfers: 0 });
});

test('concurrent starts of transfers of unchanged files create one package each', async () => {
  const { projectId, preview, bring, at } = await createTwoClients();
  await bring({ 'a.dwg': 'one' });
  const previews = [];
  for (const revision of ['B', 'C', 'D'])
    previews.push((await preview({ 'a.dwg': 'one' }, revision)).body['previewId']);
  const starts = previews.map((previewId, i) => () => at(i).start(previewId));
  const answers = await app.atOnce('project', projectId, starts);
  expect(answers.map(({ body }) => body['transfer']?.status ?? body['error'])).toEqual(Array(3).fill('complete'));
  const packages = await readPackages(projectId);
  expect(packages.map(({ revision }) => revision).toSorted()).toEqual(['A', 'B', 'C', 'D']);
  expect(packages.filter(({ status }) => status === 'current')).toHaveLength(1);
});

test('concurrent wrong uploads are counted, at most three', async () => {
  const { begin, at, transfer } = await createTwoClients();
  const { id, files } = await begin({ 'a.dwg': 'one' });
  const uploads = ['1', '2', '3', '4'].map((text, i) => () => at(i).upload(id, files[0].entryId, text));
  const answers = await app.atOnce('engineering_transfer', id, uploads);
  expect(answers.map(codeOf)).toEqual(Array(4).fill([409, 'transfer_conflict']));
  const triesLeft = answers.map(({ body }) => body['error'].details.triesLeft);
  expect(triesLeft.filter((tries) => tries !== null).toSorted()).toEqual([0, 1, 2]);
  expect(await transfer(id)).toMatchObject({ status: 'failed', packageId: null, files: [{ status: 'failed' }] });
});

test('of a third wrong upload and a concurrent correct one, the first decides', async () => {
  const { begin, at, transfer, all } = await createTwoClients();
  const ends: string[] = [];
  for (const texts of [
    ['bad', 'one'],
    ['one', 'bad'],
  ]) {
    const { id, files } = await begin({ 'a.dwg': 'one' });
    for (const wrong of ['1', '2']) await at(0).upload(id, files[0].entryId, wrong);
    const uploads = texts.map((text, i) => () => at(i).upload(id, files[0].entryId, text));
    const [first, second] = await app.atOnce('engineering_transfer', id, uploads);
    ends.push(`${first!.status} ${second!.body['error'].details.reason} ${(await transfer(id)).status}`);
  }
  expect(ends).toEqual(['409 failed failed', '200 sha256 complete']);
  expect((await all()).packages).toHaveLength(1);
});

test('uploads are processed with limited concurrency, and all are processed', async () => {
  const { begin, upload } = await createProjectClient(await app.live());
  const names = Array.from({ length: 20 }, (_, i) => `${i}.dwg`);
  const { id, files } = await begin(Object.fromEntries(names.map((name) => [name, name])));
  const { put } = app.system.files;
  let [running, maxRunning] = [0, 0];
  const spy = vi.spyOn(app.system.files, 'put').mockImplementation(async (...given) => {
    maxRunning = Math.max(maxRunning, ++running);
    await put(...given);
    running--;
  });
  const ask = (content: (name: string) => string) =>
    names.map((name, i) => upload(id, files[i]!.entryId, content(name)));
  const [wrong, right] = [ask(() => 'wrong'), ask((name) => name)];
  expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(Array(20).fill(409));
  expect((await Promise.all(right)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  spy.mockRestore();
  expect(maxRunning).toBeGreaterThan(1);
  expect(maxRunning).toBeLessThanOrEqual(6);
});

test('an upload that finishes after the transfer has expired is refused', async () => {
  const { begin, upload, transfer, projectId } = await createTwoClients();
  const begun = app.clock.now;
  const { id, files } = await begin({ 'a.dwg': 'one' });
  const { put } = app.system.files;
  vi.spyOn(app.system.files, 'put').mockImplementationOnce(async (...given) => {
    await put(...given);
    app.clock.now = new Date(begun.getTime() + 24 * 3600_000);
  });
  const late = await upload(id, files[0].entryId, 'one');
  expect([codeOf(late), late.body['error'].details.reason]).toEqual([[409, 'transfer_conflict'], 'expired']);
  expect(await transfer(id)).toMatchObject({ status: 'expired', files: [{ status: 'waiting' }] });
  expect(await readPackages(projectId)).toEqual([]);
  app.clock.now = begun;
});
