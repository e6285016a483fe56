import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assertDefined } from '#kernel/assert.ts';
import { sha256 } from '#kernel/hash.ts';
import { fetchReplies } from '#modules/sourcing/replies/intake/fetch-replies.service.ts';
import { type Json, list } from '../../json.ts';
import { startS3 } from '../../stand-ins/s3.ts';
import { startReceivingApp, writeReply } from './client.ts';

const credential = { accessKeyId: 'an-id', secretAccessKey: 'do not tell anybody', region: 'eu-north-1' };
const s3 = await startS3(credential, 'answers');
afterAll(s3.close);
const { app, receive, ask, links } = await startReceivingApp(s3.settings);
type Client = Awaited<ReturnType<typeof app.live>>;

const pdf = Buffer.from('%PDF-1.7\n%quotation 报价\n');
const find = (bytes: Buffer) => [...s3.objects].filter(([key]) => key.endsWith(`/${sha256(bytes)}`));
const download = async (url: string) => Buffer.from(await (await app.app.request(new URL(url).pathname)).arrayBuffer());
const answerOf = async (me: Client, rfqId: string): Promise<Json | undefined> => {
  const { answers } = await me.graphql.request<Json>(
    'query ($rfqId: ID!) { answers(filter: { rfqId: $rfqId }) { nodes { source files { sha256 downloadUrl } } } }',
    { rfqId },
  );
  return list(answers.nodes)[0];
};

test('a file that a supplier uploads is kept in the bucket and downloaded from it byte for byte', async () => {
  const { me, token, rfqId } = await ask();
  const photo = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1');
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(photo)]), 'sample.png');
  const encoded = new Response(form);
  const upload = { method: 'POST', headers: { 'content-type': encoded.headers.get('content-type')! } };
  const body = await encoded.arrayBuffer();
  const send = () => app.app.request(`/s/${token}/files`, { ...upload, body });
  s3.next('down');
  expect((await send()).status, 'without the bucket').toBe(503);
  const uploaded = (await (await send()).json()) as Json;
  const fileIds = list(uploaded['files']).map(({ id }) => id);
  const [line] = (await links.open(token)).body.rfq.lines;
  const lines = [{ lineId: line!.lineId, quantity: 500, unitPrice: '8.50' }];
  expect((await links.answer(token, { currency: 'CNY', lines, fileIds })).status).toBe(201);
  const [file] = list(assertDefined(await answerOf(me, rfqId), 'answer')['files']);
  expect(await download(file!['downloadUrl'])).toEqual(photo);
  expect(find(photo)).toMatchObject([[expect.any(String), photo]]);
  expect(existsSync(join(app.home, 'files'))).toBe(false);
});

test('an attachment of a reply is kept in the bucket; while the bucket is away, the mail waits and nothing of it is lost', async () => {
  const { me, replyTo, from, rfqId } = await ask();
  const attached = [{ name: '报价单.pdf', content: pdf }];
  s3.next('down');
  await receive(writeReply({ replyTo, from, id: 'kept@factory.example', attached }));
  expect([await answerOf(me, rfqId), find(pdf)]).toEqual([undefined, []]);
  app.clock.now = new Date(app.clock.now.getTime() + 61_000);
  await fetchReplies(app.system);
  const answer = assertDefined(await answerOf(me, rfqId), 'answer');
  expect(answer['source']).toBe('mail');
  const [file] = list(answer['files']);
  expect(await download(file!['downloadUrl'])).toEqual(pdf);
  expect(find(pdf)).toHaveLength(1);
});
