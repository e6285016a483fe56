import { expect, test, vi } from 'vitest';
import { openPair } from '../deliveries/races/pair.ts';
import { codeOf } from '../keys/client.ts';
import { engineering, withProject } from './client.ts';

const app = await openPair();

/** The same caller at two instances of the service, in turn. */
async function atBoth() {
  const me = await app.live();
  const here = await withProject(me);
  const there = engineering(app.there(me), here.projectId);
  return { ...here, at: (i: number) => (i % 2 ? there : here) };
}
const ten = <T>(ask: (i: number) => Promise<T>) => Promise.all(Array.from({ length: 10 }, (_, i) => ask(i)));
const packagesIn = async (projectId: string) =>
  app
    .asOwner()
    .execute<{ revision: string; status: string }[]>(
      'select revision, status from engineering_package where project_id = ? order by created_at, id',
      [projectId],
    );

test('a preview that is begun ten times at once has one transfer', async () => {
  const { preview, at, all } = await atBoth();
  const { previewId } = (await preview({ 'a.dwg': 'one' })).body;
  const answers = await ten((i) => at(i).start(previewId));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body['transfer'].id)).size).toBe(1);
  expect((await all()).transfers).toHaveLength(1);
});

test('a preview of unchanged files that is begun ten times at once makes one package', async () => {
  const { projectId, preview, bring, at } = await atBoth();
  await bring({ 'a.dwg': 'one' });
  const { previewId } = (await preview({ 'a.dwg': 'one' }, 'B')).body;
  const answers = await ten((i) => at(i).start(previewId));
  expect(answers.map(({ body }) => body['transfer'].status)).toEqual(Array(10).fill('complete'));
  expect(new Set(answers.map(({ body }) => body['transfer'].packageId)).size).toBe(1);
  expect(await packagesIn(projectId)).toMatchObject([{ status: 'superseded' }, { status: 'current' }]);
});

test('the last file that is uploaded ten times at once makes one package', async () => {
  const { projectId, begin, at } = await atBoth();
  const { id, files } = await begin({ 'a.dwg': 'one' });
  const answers = await ten((i) => at(i).upload(id, files[0].entryId, 'one'));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ body }) => body['transfer'].packageId)).size).toBe(1);
  expect(await packagesIn(projectId)).toEqual([{ revision: 'A', status: 'current' }]);
});

test('ten files that are uploaded at once complete their transfer once', async () => {
  const { projectId, begin, at } = await atBoth();
  const content = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${i}.dwg`, `file ${i}`]));
  const { id, files } = await begin(content);
  const answers = await ten((i) => at(i).upload(id, files[i].entryId, `file ${i}`));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(answers.filter(({ body }) => body['transfer'].status === 'complete').length).toBeGreaterThan(0);
  expect(await packagesIn(projectId)).toHaveLength(1);
});

test('of transfers that are complete at once each makes a package, and one of them is current', async () => {
  const { projectId, begin, at, all } = await atBoth();
  const begun = [];
  for (const i of [0, 1, 2]) begun.push(await begin({ [`${i}.dwg`]: `file ${i}` }, `R${i}`));
  const uploads = begun.map(
    ({ id, files }, i) =>
      () =>
        at(i).upload(id, files[0].entryId, `file ${i}`),
  );
  const answers = await app.atOnce('project', projectId, uploads);
  expect(answers.map(({ body }) => body['transfer']?.status ?? body['error'])).toEqual(Array(3).fill('complete'));
  const packages = await packagesIn(projectId);
  expect(packages.map(({ revision }) => revision).toSorted()).toEqual(['R0', 'R1', 'R2']);
  expect(packages.filter(({ status }) => status === 'current')).toHaveLength(1);
  expect((await all()).counts).toEqual({ packages: 3, openTransfers: 0 });
});

test('of transfers that are complete as they begin, at once, each makes a package too', async () => {
  const { projectId, preview, bring, at } = await atBoth();
  await bring({ 'a.dwg': 'one' });
  const previews = [];
  for (const revision of ['B', 'C', 'D'])
    previews.push((await preview({ 'a.dwg': 'one' }, revision)).body['previewId']);
  const starts = previews.map((previewId, i) => () => at(i).start(previewId));
  const answers = await app.atOnce('project', projectId, starts);
  expect(answers.map(({ body }) => body['transfer']?.status ?? body['error'])).toEqual(Array(3).fill('complete'));
  const packages = await packagesIn(projectId);
  expect(packages.map(({ revision }) => revision).toSorted()).toEqual(['A', 'B', 'C', 'D']);
  expect(packages.filter(({ status }) => status === 'current')).toHaveLength(1);
});

test('wrong uploads at once are each counted, and no more than three', async () => {
  const { begin, at, transfer } = await atBoth();
  const { id, files } = await begin({ 'a.dwg': 'one' });
  const uploads = ['1', '2', '3', '4'].map((text, i) => () => at(i).upload(id, files[0].entryId, text));
  const answers = await app.atOnce('engineering_transfer', id, uploads);
  expect(answers.map(codeOf)).toEqual(Array(4).fill([409, 'transfer_conflict']));
  const triesLeft = answers.map(({ body }) => body['error'].details.triesLeft);
  expect(triesLeft.filter((tries) => tries !== null).toSorted()).toEqual([0, 1, 2]);
  expect(await transfer(id)).toMatchObject({ status: 'failed', packageId: null, files: [{ status: 'failed' }] });
});

test('of the last wrong upload and the right one the first decides', async () => {
  const { begin, at, transfer, all } = await atBoth();
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

test('of many uploads a few are worked on at once, and all in the end', async () => {
  const { begin, upload } = await withProject(await app.live());
  const names = Array.from({ length: 20 }, (_, i) => `${i}.dwg`);
  const { id, files } = await begin(Object.fromEntries(names.map((name) => [name, name])));
  const { put } = app.system.files;
  let [now, most] = [0, 0];
  const spy = vi.spyOn(app.system.files, 'put').mockImplementation(async (...given) => {
    most = Math.max(most, ++now);
    await put(...given);
    now--;
  });
  const ask = (content: (name: string) => string) =>
    names.map((name, i) => upload(id, files[i].entryId, content(name)));
  const [wrong, right] = [ask(() => 'wrong'), ask((name) => name)];
  expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(Array(20).fill(409));
  expect((await Promise.all(right)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  spy.mockRestore();
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(6);
});

test('an upload that comes to its end when the transfer has ended is refused and leaves the package alone', async () => {
  const { begin, upload, transfer, projectId } = await atBoth();
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
  expect(await packagesIn(projectId)).toEqual([]);
  app.clock.now = begun;
});
