import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { removeUnattachedFiles } from '#modules/sourcing/supplier-links/answers/files/file-removal.service.ts';
import { startApp, unlimited } from '../../harness.ts';
import { type Json, list } from '../../json.ts';
import { closing } from '../rfqs/published.ts';
import { supplierLinks } from './client.ts';

const app = await startApp({ ...unlimited, LINK_REQUESTS_PER_MINUTE: '1000' });
const { sent, open, page, answer, revoke, pass } = supplierLinks(app);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const client = () => app.live({ scopes: listAllowedScopes('live', 'customer') });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (text: string, length = 0) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(length, 'x')]);

const pdf = bytesOf('%PDF-1.7\n%quotation');
const accepted: [name: string, type: string, bytes: Buffer][] = [
  ['报价单.pdf', 'application/pdf', pdf],
  [
    'prices.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytesOf('PK\x03\x04....xl/workbook.xml....'),
  ],
  ['sample.jpg', 'image/jpeg', bytesOf('\xff\xd8\xff\xe0JFIF')],
  ['sample.png', 'image/png', bytesOf('\x89PNG\r\n\x1a\n....')],
  ['sample.webp', 'image/webp', bytesOf('RIFF....WEBPVP8 ')],
];

type Part = [name: string, bytes: Uint8Array<ArrayBuffer> | Buffer, type?: string];
const formOf = (files: Part[], fields: Record<string, string | string[]> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  for (const [name, bytes, type = 'application/octet-stream'] of files)
    form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
};
const send = async (path: string, form: FormData) => {
  // As bytes: the stream that Node makes of a form fails in its own when it is cancelled.
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'accept-language': 'en' };
  const response = await app.app.request(path, { method: 'POST', body: await encoded.arrayBuffer(), headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const upload = async (token: string, ...files: Part[]) => {
  const { status, text } = await send(`/s/${token}/files`, formOf(files));
  return { status, body: JSON.parse(text) as Json };
};
const problemOf = ({ status, body }: Awaited<ReturnType<typeof upload>>) => [
  status,
  body['error'].code,
  body['error'].details?.fields?.[0]?.message,
];

async function asked() {
  const me = await client();
  const request = await sent(me);
  const [housing] = (await open(request.token)).body.rfq.lines;
  const offer = { currency: 'CNY', lines: [{ lineId: housing!.lineId, quantity: 500, unitPrice: '8.50' }] };
  const fields = { currency: 'CNY', [`unitPrice.500.${housing!.lineId}`]: '8.50' };
  return { ...request, me, offer, fields };
}

const read = async (me: Awaited<ReturnType<typeof client>>, rfqId: string) => {
  const { answers } = await me.graphql.request<Json>(
    `query ($rfqId: ID!) { answers(filter: { rfqId: $rfqId }) { nodes { version
      files { id name mediaType sizeBytes sha256 downloadUrl } } } }`,
    { rfqId },
  );
  return list(answers.nodes);
};
const download = async (url: string) => {
  const response = await app.app.request(new URL(url).pathname);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('files of an answer', () => {
  test('are downloaded by the owner byte for byte, and listed to the supplier', async () => {
    const { me, token, rfqId, offer } = await asked();
    const { status, body } = await upload(token, ...accepted.map(([name, , bytes]): Part => [name, bytes]));
    expect(status).toBe(201);
    const facts = accepted.map(([name, mediaType, bytes]) => ({
      ...{ id: expect.any(String), name, mediaType, sizeBytes: bytes.length, sha256: sha256(bytes) },
    }));
    expect(body['files']).toEqual(facts);
    const fileIds = body['files'].map(({ id }: Json) => id);
    expect((await answer(token, { ...offer, fileIds })).status).toBe(201);
    expect((await open(token)).body.answer).toMatchObject({ files: facts });
    const [shown] = await read(me, rfqId);
    expect(shown?.['files']).toEqual(facts.map((file) => ({ ...file, downloadUrl: expect.any(String) })));
    for (const [at, [, , bytes]] of accepted.entries()) {
      const { headers, ...file } = await download(shown!['files'][at]!.downloadUrl);
      expect(file).toEqual({ status: 200, bytes });
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    }
    const first = await download(shown!['files'][0]!.downloadUrl);
    expect(first.headers.get('content-disposition')).toContain(encodeURIComponent('报价单.pdf'));
  });

  test('belong to the form: those that were uploaded are kept when a field has to be corrected', async () => {
    const { me, token, rfqId, fields } = await asked();
    const path = `/s/${token}/answers?lang=en`;
    const wrong = await send(path, formOf([['quote.pdf', pdf]], { ...fields, sampleLeadTimeDays: 'soon' }));
    expect(wrong.status).toBe(400);
    const [, fileId = ''] = /name="fileId" value="([^"]+)" checked/.exec(wrong.text) ?? [];
    expect(wrong.text).toContain('quote.pdf');
    // A browser sends an empty part for an input without a file.
    const right = await send(path, formOf([['', Buffer.alloc(0)]], { ...fields, fileId }));
    expect([right.status, right.headers.get('location')]).toEqual([303, `/s/${token}?lang=en#answer`]);
    expect((await read(me, rfqId)).map(({ files }) => files.map(({ id }: Json) => id))).toEqual([[fileId]]);
    expect((await page(token)).text).toContain(`value="${fileId}" checked`);
    await send(path, formOf([], fields));
    expect((await read(me, rfqId)).map(({ files }) => files.length)).toEqual([0, 1]);
  });

  test('of another type, too large or too many are refused beside the input, and nothing is answered', async () => {
    const { me, token, rfqId, fields } = await asked();
    const path = `/s/${token}/answers?lang=en`;
    const page = bytesOf('<html><script>alert(1)</script>');
    const refused = await send(path, formOf([['quote.pdf', page, 'application/pdf']], fields));
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('id="answer-files-problem"')]);
    const six = Array.from({ length: 6 }, (_, at): Part => [`${at}.pdf`, bytesOf(`%PDF-${at}`)]);
    const tooMany = await send(path, formOf(six, fields));
    expect([tooMany.status, tooMany.text]).toEqual([400, expect.stringContaining('id="answer-files-problem"')]);
    expect(tooMany.text).toContain('value="8.50"');
    expect(await read(me, rfqId)).toEqual([]);

    const text = 'Accepted are PDF, XLSX, JPEG, PNG and WebP files of at most 10 MB';
    const invalid = [400, 'validation_failed'];
    expect(problemOf(await upload(token, ['a.pdf', page]))).toEqual([...invalid, `${text}; a.pdf is of another type.`]);
    const large = bytesOf('%PDF-1.7', 10_000_000);
    expect(problemOf(await upload(token, ['b.pdf', large]))).toEqual([...invalid, `${text}; b.pdf is larger.`]);
    expect((await upload(token, ['c.pdf', large.subarray(0, 10_000_000)])).status).toBe(201);
    expect(problemOf(await upload(token, ['d\u202efdp.pdf', pdf]))).toEqual([
      ...invalid,
      'File name must not contain bidirectional control characters.',
    ]);
    expect(problemOf(await upload(token, ...six))).toEqual([...invalid, 'At most 5 files can be sent at once.']);
  });

  test('are named by an answer at most five at a time, and only those of its own link', async () => {
    const { token, offer } = await asked();
    const other = await asked();
    const [foreign] = list((await upload(other.token, ['quote.pdf', pdf])).body['files']);
    const refused = await answer(token, { ...offer, fileIds: [foreign!.id] });
    expect(refused.body['error'].details.fields).toMatchObject([{ path: '/fileIds/0' }]);
    const [mine] = list((await upload(token, ['quote.pdf', pdf])).body['files']);
    expect(mine!.id).not.toBe(foreign!.id);
    for (const fileIds of [[mine!.id, mine!.id], Array(6).fill(mine!.id)])
      expect((await answer(token, { ...offer, fileIds })).status).toBe(400);
  });

  test('are saved once, however often they are sent, at most 20 a day', async () => {
    const { token, offer } = await asked();
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await upload(token, ['quote.pdf', pdf])).body['files'][0].id),
    );
    expect(new Set(ids).size).toBe(1);
    const first = await answer(token, { ...offer, fileIds: [ids[0]] });
    const again = await answer(token, { ...offer, fileIds: [ids[0]] });
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
    const more = Array.from({ length: 19 }, (_, at) => bytesOf(`%PDF-${at}`));
    for (const [at, bytes] of more.entries()) expect((await upload(token, [`${at}.pdf`, bytes])).status).toBe(201);
    const over = await upload(token, ['20.pdf', bytesOf('%PDF-20')]);
    expect([over.status, over.body['error'].code]).toEqual([429, 'quota_reached']);
    pass(24 * 60 + 1);
    expect((await upload(token, ['20.pdf', bytesOf('%PDF-20')])).status).toBe(201);
  });
});

describe('nothing is uploaded', () => {
  test('by a link that is unknown or revoked, or to a closed request, and the body is not read', async () => {
    const { me, token, deliveryId, rfqId } = await asked();
    const unread = (): ReadableStream =>
      new ReadableStream({ pull: () => Promise.reject(new Error('The body was read.')) }, { highWaterMark: 0 });
    const attempt = async (of: string) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const request = new Request(`http://gateway.test/s/${of}/files`, {
        ...{ method: 'POST', headers, body: unread(), duplex: 'half' },
      } as RequestInit);
      const response = await app.app.request(request);
      return [response.status, ((await response.json()) as Json)['error'].code];
    };
    expect(await attempt('x'.repeat(43))).toEqual([404, 'not_found']);
    await me.graphql.request(closing, { id: rfqId });
    expect(await attempt(token)).toEqual([409, 'rfq_closed']);
    await revoke(me, deliveryId);
    expect(await attempt(token)).toEqual([404, 'not_found']);
  });

  test('from a body that is no form, ends early or says too much', async () => {
    const { token } = await asked();
    const attempt = async (type: string, body: string) => {
      const headers = { 'content-type': type };
      const response = await app.app.request(`/s/${token}/files`, { method: 'POST', headers, body });
      return [response.status, ((await response.json()) as Json)['error'].code];
    };
    const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    const field = '--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n';
    expect(await attempt('application/json', '{}')).toEqual([400, 'validation_failed']);
    expect(await attempt('multipart/form-data', part)).toEqual([400, 'validation_failed']);
    expect(await attempt('multipart/form-data; boundary=b', part)).toEqual([400, 'validation_failed']);
    const tooMuch = [400, 'payload_too_large'];
    const long = `${field}${'x'.repeat(70_000)}\r\n--b--\r\n`;
    expect(await attempt('multipart/form-data; boundary=b', long)).toEqual(tooMuch);
    const many = `${`${field}${'x'.repeat(7000)}\r\n`.repeat(10)}--b--\r\n`;
    expect(await attempt('multipart/form-data; boundary=b', many)).toEqual(tooMuch);
    const nothing = 'x'.repeat(101_000_000);
    expect(await attempt('multipart/form-data; boundary=b', nothing)).toEqual(tooMuch);
  });
});

test('a supplier that sends slowly keeps no other waiting, and what breaks off is refused', async () => {
  const [slow, other] = [await asked(), await asked()];
  const bodies: ReadableStreamDefaultController[] = [];
  const sending = Array.from({ length: 10 }, () => {
    const body = new ReadableStream({ start: (controller) => void bodies.push(controller) });
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    return app.app.request(new Request(`http://gateway.test/s/${slow.token}/files`, init));
  });
  expect((await upload(other.token, ['quote.pdf', pdf])).status).toBe(201);
  for (const body of bodies) body.error(new Error('aborted'));
  for (const response of await Promise.all(sending)) {
    const { error } = (await response.json()) as Json;
    expect([response.status, error.code]).toEqual([400, 'invalid_header']);
  }
  expect((await upload(slow.token, ['quote.pdf', pdf])).status).toBe(201);
});

test('a file that no answer names is removed after two days, with its content; the others stay', async () => {
  const { me, token, rfqId, offer } = await asked();
  const [kept, left] = (await upload(token, ['kept.pdf', pdf], ['left.pdf', bytesOf('%PDF-left')])).body['files'];
  await answer(token, { ...offer, fileIds: [kept.id] });
  pass(25 * 60);
  const late = await answer(token, { ...offer, fileIds: [left.id] });
  expect(late.body['error'].details.fields).toMatchObject([{ path: '/fileIds/0' }]);
  pass(24 * 60);
  await removeUnattachedFiles(app.system);
  const rows = await app.asOwner().execute('select id from answer_file where id in (?, ?)', [kept.id, left.id]);
  expect(rows).toEqual([{ id: kept.id }]);
  const place = { owner: me.organisationId!, transferId: left.id, sha256: left.sha256 };
  expect(await app.system.files.has(place)).toBe(false);
  const [shown] = await read(me, rfqId);
  expect((await download(shown!['files'][0].downloadUrl)).bytes).toEqual(pdf);
});
