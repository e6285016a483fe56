import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { assertDefined } from '#kernel/assert.ts';
import { copyDatabase } from '../../harness.ts';
import { newFigures, report } from './figures.ts';
import { createLab } from './lab.ts';

const lab = await createLab(await copyDatabase());
const figures = newFigures();

/** The owner asks for mail as soon as a message waits for approval. */
beforeAll(async () => {
  const writer = await lab.start();
  const { url } = writer;
  const origin = assertDefined(url, 'URL of the gateway').replace('127.0.0.1', 'localhost');
  const mutation = `mutation { setNotificationPreferences(input: { approvals: immediately, language: en }) {
    notificationPreferences { approvals } } }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `ssd_session=${lab.session}`, origin },
    body: JSON.stringify({ query: mutation }),
  });
  expect(await response.json()).toMatchObject({
    data: { setNotificationPreferences: { notificationPreferences: { approvals: 'immediately' } } },
  });
  await writer.stop();
}, 60_000);

const findMails = (deliveryId: string) =>
  lab.mailsToOwner().filter(({ body }) => String(body.text).includes(`/review/${deliveryId}\n`));

const points = [...['before-collected', 'before-composed', 'after-lease', 'after-response', 'after-saved']].map(
  (point) => `notification:${point}`,
);

test.each(points)(
  'a process that dies at %s leaves one mail to the member for each message that waits',
  async (point) => {
    const victim = await lab.start({ CRASH_AT: point });
    const [draft] = await lab.drafts(victim, 1, 1);
    const { id } = assertDefined(draft, 'draft');
    await victim.died();
    figures.kills++;
    const from = performance.now();
    const survivor = await lab.start();
    const isSettled = async () => {
      const [row] = await lab.sql<{ open: number }>(
        `select (select count(*) from notification where due_at is not null)
           + (select count(*) from notification_mail where status in ('ready', 'sending', 'uncertain')) as open`,
      );
      return findMails(id).length > 0 && Number(row?.open) === 0;
    };
    for (const until = Date.now() + 60_000; Date.now() < until && !(await isSettled()); ) await sleep(200);
    figures.slowestMs = Math.max(figures.slowestMs, performance.now() - from);
    figures[(await isSettled()) ? 'settled' : 'stuck']++;
    if (!findMails(id).length) figures.lost++;
    if (findMails(id).length > 1) figures.duplicate++;
    expect(findMails(id)).toHaveLength(1);
    await survivor.stop();
  },
  120_000,
);

test('no mail to a member is lost, duplicated or stuck', (context) => report(context, figures));
