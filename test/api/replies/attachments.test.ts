import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertDefined } from '#kernel/assert.ts';
import { sha256 } from '#kernel/hash.ts';
import { removeDiscardedAttachments } from '#modules/sourcing/replies/attachments/attachment-removal.service.ts';
import { type Json, list } from '../../json.ts';
import { startReceivingApp, writeReply } from './client.ts';

const { app, receive, ask } = await startReceivingApp();
type Client = Awaited<ReturnType<typeof app.live>>;
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });

const pdf = Buffer.from('%PDF-1.7\n%quotation 报价\n');
const drawing = Buffer.from([0, 1, 2, 250, 251, 252]);
const attached = [
  { name: '报价单.pdf', content: pdf, type: 'application/x-unknown' },
  { name: '../..\\plan\u202E.dwg', content: drawing },
];
const facts = [
  { name: '报价单.pdf', mediaType: 'application/pdf', sizeBytes: pdf.length, sha256: sha256(pdf) },
  { name: 'plan.dwg', mediaType: 'application/octet-stream', sizeBytes: drawing.length, sha256: sha256(drawing) },
];

const files = 'files { name mediaType sizeBytes sha256 downloadUrl }';
const repliesOf = async (me: Client, deliveryId: string): Promise<Json[]> => {
  const { delivery } = await me.graphql.request<Json>(
    `query ($id: ID!) { delivery(id: $id) { replies(first: 5) { nodes {
      id isVerified isAutomatic matchedBy factoryName answerId answer { id source ${files} } ${files} } } } }`,
    { id: deliveryId },
  );
  return list(delivery.replies.nodes);
};
const download = async (url: string) => {
  const response = await app.app.request(new URL(url).pathname);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status;
};
const downloadAll = (listed: Json[]) => Promise.all(listed.map((file) => download(file['downloadUrl'])));
const listStored = async () => {
  const paths = await readdir(join(app.home, 'files'), { recursive: true }).catch(() => []);
  return paths.filter((path) => path.endsWith(sha256(pdf))).length;
};
const waiting = async () => {
  const { unmatchedReplies } = await operator.graphql.request<Json>(
    `{ unmatchedReplies(first: 5) { nodes { id content { ${files} } } } }`,
  );
  return list(unmatchedReplies.nodes);
};

test('attachments are kept byte for byte with the reply and with the answer that was read from it', async () => {
  const { me, deliveryId, replyTo, from } = await ask();
  await receive(writeReply({ replyTo, from, id: 'kept@factory.example', attached }));
  const [reply, ...others] = await repliesOf(me, deliveryId);
  expect(others).toEqual([]);
  expect(reply).toMatchObject({ isVerified: true, isAutomatic: false, matchedBy: 'reference', files: facts });
  expect(reply!['answer']).toMatchObject({ id: reply!['answerId'], source: 'mail', files: facts });
  for (const listed of [reply!['files'], reply!['answer'].files])
    expect(await downloadAll(list(listed))).toEqual([pdf, drawing]);
});

test('a reply without a price has no answer, but its owner sees that it arrived, with its attachments, and gets an event', async () => {
  const { me, deliveryId, replyTo, from } = await ask();
  await receive(writeReply({ replyTo, from, id: 'asks@factory.example', text: 'Which wall thickness?\n', attached }));
  await receive(writeReply({ replyTo, from, id: 'away@factory.example', more: 'Auto-Submitted: auto-replied\n' }));
  const [away, asks] = await repliesOf(me, deliveryId);
  expect(asks).toMatchObject({ isAutomatic: false, answerId: null, answer: null, files: facts });
  expect(away).toMatchObject({ isAutomatic: true, answerId: null, files: [] });
  const { deliveryReplies } = await me.graphql.request<Json>(
    '{ deliveryReplies(first: 5, filter: { isAutomatic: false }) { nodes { id delivery { id } } } }',
  );
  expect(deliveryReplies.nodes).toEqual([{ id: asks!['id'], delivery: { id: deliveryId } }]);
  const { body } = await me.rest('GET', '/events?type=delivery.replied');
  expect(body['events']).toMatchObject([{ resource: { type: 'delivery', id: deliveryId } }]);
});

test('nobody but the owner reads a reply or downloads its attachments', async () => {
  const { me, deliveryId, replyTo, from } = await ask();
  await receive(writeReply({ replyTo, from, id: 'own@factory.example', attached }));
  const [reply] = await repliesOf(me, deliveryId);
  const url: string = list(reply!['files'])[0]!['downloadUrl'];
  const other = await app.live();
  const read =
    'query ($id: ID!, $of: ID!) { node(id: $id) { id } deliveryReplies(filter: { deliveryId: $of }) { nodes { id } } }';
  expect((await other.graph(read, { id: reply!['id'], of: deliveryId })).body).toMatchObject({
    data: { node: null, deliveryReplies: { nodes: [] } },
  });
  const [path = '', signature = ''] = new URL(url).pathname.split('/').slice(-2);
  const theirs = path.replace(/[0-9a-f-]{36}(?=\.\d+$)/, other.keyId);
  expect(theirs).not.toBe(path);
  expect(await download(`https://gateway.example/files/${theirs}/${signature}`)).toBe(404);
  expect(await download(url)).toEqual(pdf);
  const revoke = 'mutation ($id: ID!) { revokeKey(input: { id: $id }) { key { id } } }';
  await me.graphql.request(revoke, { id: me.keyId });
  expect(await download(url)).toBe(404);
});

test('attachments of a mail that waits are read by staff alone, and go with it to the message or out of the store', async () => {
  const { me, deliveryId, replyTo, from } = await ask();
  const before = await listStored();
  for (const id of ['first@factory.example', 'second@factory.example'])
    await receive(writeReply({ replyTo, from, id, dmarc: 'fail', attached }));
  expect(await listStored()).toBe(before + 2);
  const [first, second] = (await waiting()).map((reply) => assertDefined(reply, 'reply'));
  expect(first!['content'].files).toMatchObject(facts);
  expect(await downloadAll(list(first!['content'].files))).toEqual([pdf, drawing]);
  const staffUrl: string = list(second!['content'].files)[0]!['downloadUrl'];

  const assign = 'mutation ($input: AssignReplyInput!) { assignReply(input: $input) { reply { id } } }';
  await operator.graphql.request(assign, { input: { id: first!['id'], deliveryId } });
  const dismiss = 'mutation ($input: DismissReplyInput!) { dismissReply(input: $input) { reply { id } } }';
  await operator.graphql.request(dismiss, { input: { id: second!['id'], reason: 'Not of the factory' } });
  await removeDiscardedAttachments(app.system);
  expect(await listStored()).toBe(before + 1);
  expect(await download(staffUrl)).toBe(404);
  const [reply] = await repliesOf(me, deliveryId);
  expect(reply).toMatchObject({ matchedBy: 'staff', files: facts });
  expect(await downloadAll(list(reply!['files']))).toEqual([pdf, drawing]);
});

test('a mail that the provider announces under two ids leaves its attachments in the store once', async () => {
  const { me, deliveryId, replyTo, from } = await ask();
  const before = await listStored();
  for (let i = 0; i < 2; i++) await receive(writeReply({ replyTo, from, id: 'twice@factory.example', attached }));
  await removeDiscardedAttachments(app.system);
  expect(await listStored()).toBe(before + 1);
  expect(await repliesOf(me, deliveryId)).toMatchObject([{ files: facts }]);
});

test('a supplier whose answer was read from a mail is offered none of its attachments by the form of its link', async () => {
  const { me, deliveryId, token, replyTo, from } = await ask();
  await receive(writeReply({ replyTo, from, id: 'form@factory.example', attached }));
  expect(await repliesOf(me, deliveryId)).toMatchObject([{ answer: { source: 'mail' } }]);
  const page = await app.app.request(`/s/${token}`, { headers: { 'accept-language': 'en', accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain('报价单.pdf');
  expect(html).not.toContain('name="fileId"');
});
