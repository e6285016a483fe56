import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { engineeringCleanup } from '#modules/sourcing/engineering/engineering.job.ts';
import { startApp, unlimited } from '../../harness.ts';
import { codeOf } from '../keys/client.ts';
import { createProjectClient, readStored } from './client.ts';

const app = await startApp(unlimited);
const begun = app.clock.now;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const runJobAt = async (ms: number) => {
  app.clock.now = new Date(begun.getTime() + ms);
  await engineeringCleanup.run(app.system);
};
afterEach(() => {
  app.clock.now = begun;
});

const readStatus = async (id: string) => {
  const [row] = await app
    .asOwner()
    .execute<{ status: string; removed: Date | null }[]>(
      'select status, content_removed_at as removed from engineering_transfer where id = ?',
      [id],
    );
  return [row!.status, row!.removed !== null];
};

async function startHalf() {
  const us = await createProjectClient(await app.live());
  const { id, files } = await us.begin({ 'a.dwg': 'paper', 'b.step': 'solid' });
  await us.upload(id, files[0].entryId, 'paper');
  return { ...us, id, files, folder: join(app.home, 'files', us.me.organisationId, id) };
}

describe('the cleanup job', () => {
  test('persists the expiry of transfers that reads already treat as expired, and leaves others open', async () => {
    const { id, transfer } = await startHalf();
    await runJobAt(dayMs - 1);
    expect(await readStatus(id)).toEqual(['open', false]);
    app.clock.now = new Date(begun.getTime() + dayMs);
    expect((await transfer(id)).status).toBe('expired');
    expect(await readStatus(id)).toEqual(['open', false]);
    await runJobAt(dayMs);
    expect(await readStatus(id)).toEqual(['expired', false]);
    expect((await transfer(id)).status).toBe('expired');
  });

  test.each([
    ['expired', async () => dayMs],
    [
      'failed',
      async ({ id, files, upload }: Awaited<ReturnType<typeof startHalf>>) => {
        for (const wrong of ['1', '2', '3']) await upload(id, files[1].entryId, wrong);
        return 0;
      },
    ],
  ])('deletes the content of a transfer that has %s, once no upload can still be running', async (status, end) => {
    const one = await startHalf();
    const other = await startHalf();
    const endedAfter = await end(one);
    // Stored content without a record, as after a crash.
    const place = { owner: one.me.organisationId, transferId: one.id };
    await app.system.files.put({ ...place, sha256: sha256('solid') }, Buffer.from('solid'));
    await runJobAt(endedAfter);
    await runJobAt(endedAfter + 10 * minuteMs - 1);
    expect(await readdir(one.folder)).toHaveLength(2);
    await runJobAt(endedAfter + 10 * minuteMs);
    expect(existsSync(one.folder)).toBe(false);
    expect(await readStatus(one.id)).toEqual([status, true]);
    expect(existsSync(other.folder)).toBe(status === 'failed');
    app.clock.now = begun;
  });

  test('keeps the content of packages when a transfer of the next revision fails', async () => {
    const us = await createProjectClient(await app.live());
    const a = await us.bring({ 'a.dwg': 'paper', 'b.step': 'solid' });
    const { id } = await us.begin({ 'a.dwg': 'paper', 'b.step': 'changed' }, 'B');
    await runJobAt(dayMs);
    await runJobAt(dayMs + 10 * minuteMs);
    expect(await readStatus(id)).toEqual(['expired', true]);
    for (const text of ['paper', 'solid']) {
      const key = { owner: us.me.organisationId, transferId: a.transferId, sha256: sha256(text) };
      expect((await readStored(app.system.files, key))?.toString()).toBe(text);
    }
    expect((await us.all()).packages).toEqual([a]);
    const again = await us.begin({ 'a.dwg': 'paper' }, 'C');
    expect(again.status).toBe('complete');
  });

  test('keeps expired previews, which answer preview_expired', async () => {
    const us = await createProjectClient(await app.live());
    const { previewId } = (await us.preview({ 'a.dwg': 'paper' })).body;
    await runJobAt(30 * dayMs);
    expect(codeOf(await us.start(previewId))).toEqual([409, 'preview_expired']);
  });
});
