import { expect, test, vi } from 'vitest';
import { startApp, unlimited } from '../harness.ts';
import { codeOf } from '../keys/client.ts';
import { engineering, withProject } from './client.ts';

const app = await startApp(unlimited);

/** The same caller at two instances of the service, in turn. */
async function atBoth() {
  const me = await app.live();
  const other = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance());
  const here = await withProject(me);
  const there = engineering(other, here.projectId);
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

test('of ten transfers that are complete at once each makes a package, and one of them is current', async () => {
  const { projectId, begin, at, all } = await atBoth();
  const begun = await ten((i) => begin({ [`${i}.dwg`]: `file ${i}` }, `R${i}`));
  const answers = await ten((i) => at(i).upload(begun[i].id, begun[i].files[0].entryId, `file ${i}`));
  expect(answers.map(({ body }) => body['transfer'].status)).toEqual(Array(10).fill('complete'));
  const packages = await packagesIn(projectId);
  expect(packages.map(({ revision }) => revision).toSorted()).toEqual(Array.from({ length: 10 }, (_, i) => `R${i}`));
  expect(packages.filter(({ status }) => status === 'current')).toHaveLength(1);
  expect((await all()).counts).toEqual({ packages: 10, openTransfers: 0 });
});

test('wrong uploads at once are each counted, and no more than three', async () => {
  const { begin, at, transfer } = await atBoth();
  const { id, files } = await begin({ 'a.dwg': 'one' });
  const answers = await ten((i) => at(i).upload(id, files[0].entryId, `wrong ${i}`));
  expect(answers.map(codeOf)).toEqual(Array(10).fill([409, 'transfer_conflict']));
  const left = answers.map(({ body }) => body['error'].details.triesLeft);
  expect(left.filter((tries) => tries !== null).toSorted()).toEqual([0, 1, 2]);
  expect((await transfer(id)).status).toBe('failed');
});

test('right and wrong uploads at once end in one of two ways, never in both', async () => {
  const { begin, at, transfer, all } = await atBoth();
  for (let round = 0; round < 5; round++) {
    const { id, files } = await begin({ 'a.dwg': `one ${round}` }, `R${round}`);
    const answers = await ten((i) => at(i).upload(id, files[0].entryId, i < 6 ? 'wrong' : `one ${round}`));
    const done = await transfer(id);
    expect(['complete', 'failed']).toContain(done.status);
    expect(done.packageId !== null).toBe(done.status === 'complete');
    expect(done.files[0].status).toBe(done.status === 'complete' ? 'received' : 'failed');
    expect(answers.some(({ status }) => status === 200)).toBe(done.status === 'complete');
    expect((await all()).packages.filter(({ transferId }: any) => transferId === id)).toHaveLength(
      done.status === 'complete' ? 1 : 0,
    );
  }
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
