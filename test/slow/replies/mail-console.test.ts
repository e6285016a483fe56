import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startReceivingApp, writeReply } from '../../api/replies/client.ts';
import { type Json, list } from '../../json.ts';
import { openPrograms, settingsOf } from '../../program.ts';

const { app, ask } = await startReceivingApp();
const { admin } = openPrograms({ ...settingsOf(app), DATA_DIR: app.home });
const content = Buffer.from('%PDF-1.7 quotation');
const attached = [{ name: 'quotation.pdf', content }];

test('the console imports a mailbox once with its attachments, and staff assign or dismiss what is not verified', async () => {
  const { me, deliveryId, replyTo, from } = await ask();
  const folder = await mkdtemp(join(tmpdir(), 'gateway-mails-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'replies.mbox');
  const mails = [
    writeReply({ replyTo, from, id: 'verified@factory.example', attached }),
    writeReply({ replyTo, from, id: 'doubtful@factory.example', dmarc: 'fail', attached }),
    writeReply({ replyTo, from, id: 'foreign@factory.example', dmarc: 'fail' }),
  ];
  await writeFile(file, mails.map((mail) => `From MAILER-DAEMON Wed Sep  2 08:00:00 2026\n${mail}\n`).join(''));
  const importMails = () => admin('mail', 'import', file, '--auth-server', 'amazonses.com');
  expect(await importMails()).toMatchObject({ code: 0, answer: { assigned: 1, unmatched: 2, unchanged: 0 } });
  expect(await importMails()).toMatchObject({ code: 0, answer: { assigned: 0, unmatched: 0, unchanged: 3 } });

  const { replies } = (await admin('mail', 'unmatched')).answer;
  const [doubtful, foreign] = list(replies);
  expect([doubtful, foreign]).toMatchObject([
    { reason: 'not_verified', attachments: [{ name: 'quotation.pdf', sizeBytes: content.length }] },
    { reason: 'not_verified', attachments: [] },
  ]);
  const [id, otherId]: [string, string] = [doubtful!['id'], foreign!['id']];
  expect(await admin('mail', 'assign', id, '--delivery', deliveryId)).toMatchObject({ code: 0 });
  expect(await admin('mail', 'dismiss', otherId, '--reason', 'Of a competitor')).toMatchObject({ code: 0 });
  const late = await admin('mail', 'assign', otherId, '--delivery', deliveryId);
  expect(late).toMatchObject({ code: 1, answer: { error: { code: 'reply_not_unmatched' } } });
  expect((await admin('mail', 'unmatched')).answer.replies).toEqual([]);
  const absent = await admin('mail', 'import', join(folder, 'absent.mbox'));
  expect(absent).toMatchObject({ code: 1, answer: { error: { message: expect.stringContaining('absent.mbox') } } });

  const { deliveryReplies } = await me.graphql.request<Json>(
    `query ($id: ID!) { deliveryReplies(first: 5, filter: { deliveryId: $id }) { nodes {
      matchedBy files { name downloadUrl } } } }`,
    { id: deliveryId },
  );
  const shown = list(deliveryReplies.nodes);
  expect(shown.map((reply) => reply['matchedBy'])).toEqual(['staff', 'reference']);
  for (const reply of shown) {
    const [given] = list(reply['files']);
    const response = await app.app.request(new URL(given!['downloadUrl']).pathname);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
  }
});
