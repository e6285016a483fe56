import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { engineeringCleanup } from '#modules/sourcing/engineering/engineering.job.ts';
import { startApp, unlimited } from '../../harness.ts';
import { codeOf } from '../keys/client.ts';
import { withProject } from './client.ts';

const app = await startApp(unlimited);
const begun = app.clock.now;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const keepAt = async (ms: number) => {
  app.clock.now = new Date(begun.getTime() + ms);
  await engineeringCleanup.run(app.system);
};
afterEach(() => {
  app.clock.now = begun;
});

const saved = async (id: string) => {
  const [row] = await app
    .asOwner()
    .execute<{ status: string; removed: Date | null }[]>(
      'select status, content_removed_at as removed from engineering_transfer where id = ?',
      [id],
    );
  return [row!.status, row!.removed !== null];
};

async function half() {
  const us = await withProject(await app.live());
  const { id, files } = await us.begin({ 'a.dwg': 'paper', 'b.step': 'solid' });
  await us.upload(id, files[0].entryId, 'paper');
  return { ...us, id, files, folder: join(app.home, 'files', us.me.organisationId, id) };
}

describe('the worker', () => {
  test('writes down that a transfer has expired, as readers knew before, and leaves others open', async () => {
    const { id, transfer } = await half();
    await keepAt(dayMs - 1);
    expect(await saved(id)).toEqual(['open', false]);
    app.clock.now = new Date(begun.getTime() + dayMs);
    expect((await transfer(id)).status).toBe('expired');
    expect(await saved(id)).toEqual(['open', false]);
    await keepAt(dayMs);
    expect(await saved(id)).toEqual(['expired', false]);
    expect((await transfer(id)).status).toBe('expired');
  });

  test.each([
    ['expired', async () => dayMs],
    [
      'failed',
      async ({ id, files, upload }: Awaited<ReturnType<typeof half>>) => {
        for (const wrong of ['1', '2', '3']) await upload(id, files[1].entryId, wrong);
        return 0;
      },
    ],
  ])(
    'removes what a transfer had received that has %s, when no upload can be under way any more',
    async (status, end) => {
      const one = await half();
      const other = await half();
      const endedAfter = await end(one);
      // Bytes of which a crash left no record.
      const place = { owner: one.me.organisationId, transferId: one.id };
      await app.system.files.put({ ...place, sha256: sha256('solid') }, Buffer.from('solid'));
      await keepAt(endedAfter);
      await keepAt(endedAfter + 10 * minuteMs - 1);
      expect(await readdir(one.folder)).toHaveLength(2);
      await keepAt(endedAfter + 10 * minuteMs);
      expect(existsSync(one.folder)).toBe(false);
      expect(await saved(one.id)).toEqual([status, true]);
      expect(existsSync(other.folder)).toBe(status === 'failed');
      app.clock.now = begun;
    },
  );

  test('never touches what a package is made of, also where a transfer of the next revision came to nothing', async () => {
    const us = await withProject(await app.live());
    const a = await us.bring({ 'a.dwg': 'paper', 'b.step': 'solid' });
    const { id } = await us.begin({ 'a.dwg': 'paper', 'b.step': 'changed' }, 'B');
    await keepAt(dayMs);
    await keepAt(dayMs + 10 * minuteMs);
    expect(await saved(id)).toEqual(['expired', true]);
    for (const text of ['paper', 'solid']) {
      const key = { owner: us.me.organisationId, transferId: a.transferId, sha256: sha256(text) };
      expect((await app.system.files.get(key))?.toString()).toBe(text);
    }
    expect((await us.all()).packages).toEqual([a]);
    const again = await us.begin({ 'a.dwg': 'paper' }, 'C');
    expect(again.status).toBe('complete');
  });

  test('lets a late preview say for good that it has expired', async () => {
    const us = await withProject(await app.live());
    const { previewId } = (await us.preview({ 'a.dwg': 'paper' })).body;
    await keepAt(30 * dayMs);
    expect(codeOf(await us.start(previewId))).toEqual([409, 'preview_expired']);
  });
});
