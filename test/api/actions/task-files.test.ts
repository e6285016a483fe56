import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { createWorker } from '#modules/identity/audit/audit.service.ts';
import { addTaskFile, cleanTaskFiles } from '#modules/sourcing/task-files/task-file.service.ts';
import { type Caller, reachable, startApp, unlimited } from '../../harness.ts';
import { type Json, list } from '../../json.ts';
import { requestFactoryVisit } from './visits.ts';

const app = await startApp(unlimited);
const operatorsId = await app.organisation('internal');
const operator = await app.session('operator', operatorsId);
const [factoryId] = (await app.factories(reachable())) as [string];

const photo = Buffer.from('\x89PNG\r\n\x1a\n.... of the press', 'latin1');
const pdf = Buffer.from('%PDF-1.7\n%measurements\n');
const report = { text: 'The moulds are theirs.', date: '2026-09-03' };

const change = async (verb: string, input: object, by: Caller = operator): Promise<Json> => {
  const type = `${verb[0]!.toUpperCase()}${verb.slice(1)}Input`;
  const { body } = await by.graph(
    `mutation ($input: ${type}!) { made: ${verb}(input: $input) { task { id files { id name } } } }`,
    { input },
  );
  const { errors, data } = body as unknown as { errors?: { extensions: Json }[]; data: { made: { task: Json } } };
  return errors?.[0]?.extensions ?? data.made.task;
};
const add = (id: string, name: string, bytes: Buffer, by: Caller = operator) =>
  change('addTaskFile', { id, name, contentBase64: bytes.toString('base64') }, by);
const upload = async (id: string, name: string, body: Buffer, { headers }: Pick<Caller, 'headers'> = operator) => {
  const path = `/files/tasks/${id}?${new URLSearchParams({ name })}`;
  const response = await app.app.request(path, { method: 'POST', headers: { ...headers }, body: new Uint8Array(body) });
  return { status: response.status, text: await response.text() };
};

/** A task in progress, and what its requester reads of its files. */
async function running(me: Awaited<ReturnType<typeof app.live>>) {
  const { id, actionId, projectId } = await requestFactoryVisit(me, factoryId);
  await change('startTask', { id });
  const read = async (by: Caller = me) => {
    const { action } = await by.graphql.request<Json>(
      'query ($id: ID!) { action(id: $id) { task { files { id name mediaType sizeBytes sha256 downloadUrl } } } }',
      { id: actionId },
    );
    return list(action.task.files);
  };
  return { id, read, readAsStaff: () => readAsStaff(projectId) };
}
const readAsStaff = async (projectId: string) => {
  const { tasks } = await operator.graphql.request<Json>(
    'query ($projectId: ID!) { tasks(filter: { projectId: $projectId }) { nodes { files { id name downloadUrl } } } }',
    { projectId },
  );
  return list(list(tasks.nodes)[0]?.['files']);
};
const download = async (url: string) => {
  const response = await app.app.request(new URL(url).pathname);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status;
};
const countStored = async (bytes: Buffer) =>
  (await readdir(join(app.home, 'files'), { recursive: true }).catch(() => [])).filter((path) =>
    path.endsWith(sha256(bytes)),
  ).length;

test('the requester reads the files of a report once the task is done, byte for byte', async () => {
  const { id, read, readAsStaff } = await running(await app.live());
  expect(await add(id, '报告.pdf', pdf)).toMatchObject({ files: [{ name: '报告.pdf' }] });
  for (const _ of ['added', 'added again'])
    expect(JSON.parse((await upload(id, 'press.png', photo)).text)).toMatchObject({
      files: [{}, { name: 'press.png' }],
    });
  expect(await readAsStaff()).toHaveLength(2);
  expect(await read()).toEqual([]);
  const [early] = await readAsStaff();
  expect(await download(early!['downloadUrl'])).toEqual(pdf);
  await change('completeTask', { id, report });
  const files = await read();
  expect(files).toMatchObject([
    { name: '报告.pdf', mediaType: 'application/pdf', sizeBytes: pdf.length, sha256: sha256(pdf) },
    { name: 'press.png', mediaType: 'image/png', sizeBytes: photo.length, sha256: sha256(photo) },
  ]);
  expect(await Promise.all(files.map((file) => download(file['downloadUrl'])))).toEqual([pdf, photo]);
});

test('a removed file is in no report, and its content is removed', async () => {
  const { id, read } = await running(await app.live());
  const wrong = Buffer.from('%PDF-1.7 of another customer');
  const [listed] = list((await add(id, 'wrong.pdf', wrong))['files']);
  await add(id, 'right.pdf', pdf);
  expect(await change('removeTaskFile', { id: listed!['id'] })).toMatchObject({ files: [{ name: 'right.pdf' }] });
  await change('completeTask', { id, report });
  expect(await read()).toMatchObject([{ name: 'right.pdf' }]);
  expect(await countStored(wrong)).toBe(1);
  await cleanTaskFiles(app.system);
  expect(await countStored(wrong)).toBe(0);
  expect(await download((await read())[0]!['downloadUrl'])).toEqual(pdf);
});

test('files of a cancelled task are removed', async () => {
  const { id, read } = await running(await app.live());
  const vain = Buffer.from('%PDF-1.7 in vain');
  await add(id, 'vain.pdf', vain);
  await change('cancelTask', { id, reason: 'The factory has closed.' });
  await cleanTaskFiles(app.system);
  expect([await read(), await countStored(vain)]).toEqual([[], 0]);
});

test('a file whose task ends while its content is being stored is in no report, and is removed', async () => {
  const { id, read } = await running(await app.live());
  const late = Buffer.from('%PDF-1.7 late');
  const held = { ...app.system.files };
  const files = {
    ...held,
    put: async (...given: Parameters<typeof held.put>) => {
      await held.put(...given);
      await change('completeTask', { id, report });
    },
  };
  await expect(
    addTaskFile({ ...createWorker(app.system), ...app.system }, files, { taskId: id, name: 'late.pdf', bytes: late }),
  ).rejects.toMatchObject({ code: 'task_ended' });
  expect([await read(), await countStored(late)]).toEqual([[], 1]);
  await cleanTaskFiles(app.system);
  expect(await countStored(late)).toBe(0);
});

test('a task that has ended takes and loses no file', async () => {
  const { id } = await running(await app.live());
  const [listed] = list((await add(id, 'a.pdf', pdf))['files']);
  await change('completeTask', { id, report });
  expect(await add(id, 'late.pdf', pdf)).toMatchObject({ code: 'task_ended' });
  expect(await change('removeTaskFile', { id: listed!['id'] })).toMatchObject({ code: 'task_ended' });
});

test.each([
  ['another type', 'a.pdf', Buffer.from('<script>alert(1)</script>'), 'contentBase64'],
  ['a name with a folder', '../a.pdf', pdf, 'name'],
  ['more than 200 characters in its name', `${'a'.repeat(200)}.pdf`, pdf, 'name'],
])('a file of %s is refused by its field, and nothing is kept', async (_, name, bytes, field) => {
  const { id, readAsStaff } = await running(await app.live());
  expect(JSON.stringify(await add(id, name, bytes))).toContain(field);
  expect((await upload(id, name, bytes)).status).toBe(400);
  expect(await readAsStaff()).toEqual([]);
});

test('a task takes at most 20 files, also when they come at once', async () => {
  const { id, readAsStaff } = await running(await app.live());
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, at) => add(id, `${at}.pdf`, Buffer.from(`%PDF-1.7 ${at}`))),
  );
  expect(answers.filter((answer) => answer['code'] === 'validation_failed')).toHaveLength(2);
  expect(await readAsStaff()).toHaveLength(20);
});

test('nobody but operator staff adds or removes a file, and nobody else reads one', async () => {
  const me = await app.live();
  const { id, read } = await running(me);
  const [listed] = list((await add(id, 'a.pdf', pdf))['files']);
  const owner = await app.session('owner', me.organisationId);
  for (const [by, code] of [
    [me, 'internal_only'],
    [owner, 'role_required'],
  ] as const) {
    expect(await add(id, 'b.pdf', pdf, by)).toMatchObject({ code });
    expect(await change('removeTaskFile', { id: listed!['id'] }, by)).toMatchObject({ code });
    expect((await upload(id, 'b.pdf', pdf, by)).status).toBe(403);
  }
  await change('completeTask', { id, report });
  const other = await app.live();
  const { node } = await other.graphql.request<Json>('query ($id: ID!) { node(id: $id) { id } }', { id });
  expect(node).toBeNull();
  const [mine] = await read(owner);
  await app.asOwner().execute('delete from browser_session where id = ?', [owner.sessionId]);
  expect(await download(mine!['downloadUrl'])).toBe(404);
});
