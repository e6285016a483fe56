import { beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { reachable, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { codeOf } from '../keys/client.ts';
import { create, download, exported, settled } from './client.ts';

const app = await startApp(unlimited);

beforeAll(async () => {
  const quarantined = { directoryId: 'mfg-q', nameEn: 'Quarantined Works', processes: ['cnc'], quarantined: true };
  await app.factories(
    { directoryId: 'mfg-c', nameEn: 'Cobalt', confidence: 'unverified', processes: ['cnc'] },
    { directoryId: 'mfg-b', nameEn: 'Beryl', confidence: 'verified', processes: ['cnc'], answeredUs: true },
    { directoryId: 'mfg-a', nameEn: 'Amber', confidence: 'verified', city: 'Dongguan' },
    quarantined,
  );
});

const lines = (bytes: Buffer) =>
  bytes
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const namesIn = (bytes: Buffer) =>
  lines(bytes)
    .slice(0, -1)
    .map(({ nameEn }) => nameEn);

describe('an export', () => {
  test('runs, completes and can be downloaded', async () => {
    const me = await app.live();
    const made = await create(me);
    expect(made.status).toBe(201);
    const { id } = made.body['export'];
    const record = await settled(me, id);
    const answer = await download(app.app, me, id);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const measured = { rows: 3, bytes: bytes.length, sha256: sha256(bytes) };
    const complete = {
      ...{ id: expect.any(String), kind: 'factories', format: 'ndjson', filter: {}, failure: null },
      ...{ createdAt: '2026-09-01T08:00:00.000Z', expiresAt: '2026-09-02T08:00:00.000Z' },
      ...{ status: 'complete', ...measured },
    };
    const running = { ...complete, status: 'running', rows: null, bytes: null, sha256: null };
    expect(record).toEqual(complete);
    // A small export may complete before the response of its creation.
    expect([running, complete]).toContainEqual(made.body['export']);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/x-ndjson',
      'content-disposition': 'attachment; filename="factories-2026-09-01.ndjson"',
      'content-length': String(bytes.length),
      'export-rows': '3',
      'export-sha256': sha256(bytes),
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
    expect(namesIn(bytes)).toEqual(['Beryl', 'Amber', 'Cobalt']);
  });

  test('with a known ETag is not downloaded again', async () => {
    const me = await app.live();
    const { record, answer } = await exported(app, me);
    const known = { 'if-none-match': answer.headers.get('etag')! };
    expect((await download(app.app, me, record['id'], known)).status).toBe(304);
  });

  test('is audited', async () => {
    const me = await app.live();
    const { record } = await exported(app, me, { format: 'csv', filter: { city: 'Dongguan' } });
    const entries = await app.asOwner().execute('select * from audit_entry where owner = ?', [me.organisationId]);
    expect(entries).toMatchObject([
      {
        action: 'export.created',
        resource: 'export',
        resource_id: record['id'],
        actor: `key:${me.keyId}`,
        detail: { kind: 'factories', format: 'csv', filter: ['city'] },
      },
    ]);
  });

  test('is created on one instance and downloaded from another', async () => {
    const me = await app.live();
    const { record, bytes } = await exported(app, me);
    const answer = await download(await app.secondInstance(), me, record['id']);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('is the same in GraphQL', async () => {
    const me = await app.sandbox();
    const fields =
      'id kind format filter { process minQuantityAtMost } status rows bytes sha256 failure createdAt expiresAt';
    const { createExport } = await me.graphql.request(
      `mutation ($input: CreateExportInput!) { createExport(input: $input) { export { ${fields} } } }`,
      { input: { kind: 'factories', format: 'parquet', filter: { process: 'cnc', minQuantityAtMost: 5 } } },
    );
    expect(createExport.export).toMatchObject({ format: 'parquet', filter: { process: 'cnc', minQuantityAtMost: 5 } });
    const record = await settled(me, createExport.export.id);
    const {
      export: one,
      exports,
      exportContent,
    } = await me.graphql.request<Json>(
      `query ($id: ID!) {
        export(id: $id) { ${fields} }
        exports(first: 1) { totalCount nodes { ${fields} } }
        exportContent(id: $id) { id url mediaType disposition bytes rows sha256 }
      }`,
      { id: createExport.export.id },
    );
    expect(one).toEqual(record);
    expect(exports).toEqual({ totalCount: 1, nodes: [record] });
    expect(exportContent).toEqual({
      id: record['id'],
      url: `http://gateway.test/api/v1/exports/${record['id']}/content`,
      mediaType: 'application/vnd.apache.parquet',
      disposition: 'attachment; filename="factories-2026-09-01.parquet"',
      bytes: record['bytes'],
      rows: 0,
      sha256: record['sha256'],
    });
  });

  test('is listed, newest first', async () => {
    const me = await app.live();
    const ids: string[] = [];
    for (const format of ['csv', 'ndjson', 'parquet']) ids.unshift((await exported(app, me, { format })).record['id']);
    const page = (after: string | null) =>
      me.graphql.request(
        'query ($after: String) { exports(first: 2, after: $after) { nodes { id } pageInfo { endCursor } } }',
        { after },
      );
    const { exports: first } = await page(null);
    const { exports: second } = await page(first.pageInfo.endCursor);
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(ids);
  });
});

describe('the export filter', () => {
  test.each<[object, string[]]>([
    [{ process: 'cnc' }, ['Beryl', 'Cobalt']],
    [{ answeredUs: true }, ['Beryl']],
    [{ answeredUs: false }, ['Beryl', 'Amber', 'Cobalt']],
    [{ city: '东莞' }, ['Amber']],
    [{ confidence: 'unverified' }, ['Cobalt']],
    [{ q: 'beryl' }, ['Beryl']],
    [{ includeQuarantined: false }, ['Beryl', 'Amber', 'Cobalt']],
    [{ q: 'nobody of that name' }, []],
  ])('%j gives the same result as the list', async (filter, expected) => {
    const { bytes, record } = await exported(app, await app.live(), { filter });
    expect(namesIn(bytes)).toEqual(expected);
    expect(record).toMatchObject({ rows: expected.length, filter });
  });

  test('includes quarantined factories for operator staff only', async () => {
    const scopes = ['network:read', 'internal:*'] as const;
    const house = await app.live({ kind: 'internal', scopes: [...scopes] });
    const { bytes } = await exported(app, house, { filter: { includeQuarantined: true, process: 'cnc' } });
    expect(namesIn(bytes).toSorted()).toEqual(['Beryl', 'Cobalt', 'Quarantined Works']);
    expect(namesIn((await exported(app, house)).bytes)).toHaveLength(3);
    const refused = await create(await app.live(), { filter: { includeQuarantined: true } });
    expect(codeOf(refused)).toEqual([403, 'internal_only']);
  });

  test.each<[object, string]>([
    [{ kind: 'deliveries', format: 'csv' }, '/kind'],
    [{ kind: 'factories', format: 'xlsx' }, '/format'],
    [{ kind: 'factories', format: 'csv', filter: { page: 1 } }, '/filter/page'],
    [{ kind: 'factories', format: 'csv', filter: { answeredUs: 'true' } }, '/filter/answeredUs'],
    [{ kind: 'factories', format: 'csv', filter: { minQuantityAtMost: 0 } }, '/filter/minQuantityAtMost'],
    [{ kind: 'factories' }, '/format'],
  ])('%j is rejected', async (body, path) => {
    const refused = await (await app.live()).rest('POST', '/exports', body);
    expect(codeOf(refused)).toEqual([400, 'validation_failed']);
    expect(refused.body['error'].details.fields[0].path).toBe(path);
  });
});

describe('another caller', () => {
  test('cannot see an export', async () => {
    const me = await app.live();
    const { record } = await exported(app, me);
    const others = [await app.live(), await app.sandbox(), await app.live({ kind: 'internal' })];
    for (const other of others) {
      for (const id of [record['id'], newId()]) {
        expect(codeOf(await other.rest('GET', `/exports/${id}`))).toEqual([404, 'not_found']);
        expect(codeOf(await other.rest('GET', `/exports/${id}/content`))).toEqual([404, 'not_found']);
      }
      const { exports } = await other.graphql.request('{ exports { totalCount nodes { id } } }');
      expect(exports).toEqual({ totalCount: 0, nodes: [] });
    }
    const colleague = await app.live({ organisationId: me.organisationId });
    expect((await download(app.app, colleague, record['id'])).status).toBe(200);
  });

  test('without network:read is refused', async () => {
    const me = await app.live({ scopes: ['projects:read'] });
    const answers = [
      await create(me),
      await me.rest('GET', `/exports/${newId()}`),
      await me.rest('GET', `/exports/${newId()}/content`),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => [403, 'insufficient_scope']));
  });
});

describe('the daily quota', () => {
  test('is two exports for a sandbox key', async () => {
    const me = await app.sandbox();
    await exported(app, me);
    await exported(app, me);
    const refused = await create(me);
    expect(codeOf(refused)).toEqual([429, 'quota_reached']);
    expect(refused.body['error'].details).toMatchObject({ limit: 'exports_per_day', max: 2, windowSeconds: 86_400 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is fifty for an organisation, over all its keys', async () => {
    const me = await app.live();
    const colleague = await app.live({ organisationId: me.organisationId });
    const made = await Promise.all(Array.from({ length: 50 }, (_, i) => create(i % 2 ? me : colleague)));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    expect(codeOf(await create(colleague))).toEqual([429, 'quota_reached']);
    for (const { body } of made) expect(await settled(me, body['export'].id)).toMatchObject({ status: 'complete' });
  });

  test('is not consumed by rejected requests', async () => {
    const me = await app.sandbox();
    for (let i = 0; i < 3; i++) await create(me, { format: 'xlsx' });
    for (let i = 0; i < 3; i++) await create(me, { filter: { includeQuarantined: true } });
    await exported(app, me);
    await exported(app, me);
  });
});

test('no export includes contacts, for any caller', async () => {
  const contacts = {
    contactName: 'Ms Contact Secret',
    contactEmail: 'secret@contact.example',
    contactPhone: '+8613800138000',
    contactWechat: 'wechat-secret',
    directoryFields: { phones: ['+8675500000'], emails: ['second@contact.example'], addressesZh: ['秘密路一号'] },
  };
  const house = {
    sourceNote: 'note-source',
    verificationNote: 'note-verification',
    interactionNote: 'note-interaction',
  };
  const certifications = [{ name: 'ISO 9001', sourceNote: 'note-certificate' }];
  const aliases = ['alias-secret'];
  const told = { contacts, notes: house, certifications, aliases, processes: ['display'] };
  await app.temporaryFactories(reachable({ nameEn: 'Kept Private', ...told }));
  const secrets = [contacts.contactName, contacts.contactEmail, contacts.contactPhone, contacts.contactWechat].concat(
    Object.values(contacts.directoryFields).flat(),
    [...Object.values(house), 'note-certificate', 'alias-secret'],
  );
  const scopes = ['network:read', 'contacts:read', 'internal:*'] as const;
  const insider = await app.live({ kind: 'internal', scopes: [...scopes] });
  for (const format of ['csv', 'ndjson', 'parquet']) {
    const { bytes } = await exported(app, insider, { format, filter: { q: 'Kept Private' } });
    expect(bytes.includes('Kept Private')).toBe(true);
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
  }
});
