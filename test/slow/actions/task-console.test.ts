import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { requestFactoryVisit } from '../../api/actions/visits.ts';
import { reachable, startApp, unlimited } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';

const app = await startApp(unlimited);
const { admin } = openPrograms(settingsOf(app));
const [factoryId] = (await app.factories(reachable())) as [string];
const requested = async () => requestFactoryVisit(await app.live(), factoryId);
const report = { text: 'The moulds are theirs.', date: '2026-09-03' };

test('the console lists, assigns, starts, completes and cancels tasks, and keeps the files of their reports', async () => {
  const [visited, cancelled] = [await requested(), await requested()];
  const folder = await mkdtemp(join(tmpdir(), 'gateway-reports-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.txt');
  await writeFile(file, 'The moulds are theirs.\n');
  const listed = (await admin('task', 'list', '--status', 'open')).answer.tasks;
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([visited.id, cancelled.id]));
  expect((await admin('task', 'assign', visited.id, '--to', 'Ms Wang')).answer.task).toMatchObject({
    status: 'open',
    assignee: 'Ms Wang',
  });
  const early = await admin('task', 'done', visited.id, '--report', file, '--date', '2026-09-03');
  expect(early).toMatchObject({ code: 1, answer: { error: { code: 'task_not_started' } } });
  await admin('task', 'start', visited.id);
  const [photo, wrongPhoto] = [join(folder, 'press.png'), join(folder, 'lathe.png')];
  await writeFile(photo, Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1'));
  await writeFile(wrongPhoto, Buffer.from('\x89PNG\r\n\x1a\n..', 'latin1'));
  expect((await admin('task', 'add-file', visited.id, photo)).answer.file).toMatchObject({ name: 'press.png' });
  const { file: added } = (await admin('task', 'add-file', visited.id, wrongPhoto)).answer;
  expect((await admin('task', 'remove-file', added.id)).answer).toEqual({
    removed: { id: added.id, taskId: visited.id },
  });
  const text = await admin('task', 'add-file', visited.id, file);
  expect(text).toMatchObject({ code: 1, answer: { error: { code: 'validation_failed' } } });
  const done = await admin('task', 'done', visited.id, '--report', file, '--date', '2026-09-03');
  expect(done.answer.task).toMatchObject({ status: 'done', report });
  const reason = 'The factory has closed.';
  const ended = await admin('task', 'cancel', cancelled.id, '--reason', reason);
  expect(ended.answer.task).toMatchObject({ status: 'cancelled', cancellationReason: reason });
  const wrong = await admin('task', 'done', cancelled.id, '--report', file, '--date', 'tomorrow');
  expect(wrong).toMatchObject({ code: 1, answer: { error: { code: 'validation_failed' } } });
  const { action } = await visited.me.graphql.request(
    'query ($id: ID!) { action(id: $id) { task { status report { text date } files { name sizeBytes } } } }',
    { id: visited.actionId },
  );
  expect(action.task).toEqual({ status: 'done', report, files: [{ name: 'press.png', sizeBytes: 12 }] });
  const actors = await app
    .asOwner()
    .execute('select distinct actor from audit_entry where resource_id = ?', [visited.id]);
  expect(actors).toEqual([{ actor: 'console' }]);
});
