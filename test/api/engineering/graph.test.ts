import { describe, expect, test } from 'vitest';
import { type Answer, refusal, startApp, unlimited } from '../../harness.ts';
import { asJson, type Json, list } from '../../json.ts';
import { base64, createProjectClient, listFiles } from './client.ts';

const app = await startApp(unlimited);
const transferFields = `id projectId previewId status files { entryId name status sizeBytes sha256 reason } packageId
  expiresAt completedAt createdAt updatedAt`;
const packageFields = `id projectId revision title note status
  files { entryId name kind sizeBytes sha256 contentType uploadedAt } totalBytes transferId createdAt updatedAt`;
const start = `mutation ($input: StartEngineeringTransferInput!) {
  startEngineeringTransfer(input: $input) { transfer { ${transferFields} } replayed }
}`;
const upload = `mutation ($input: UploadEngineeringFileInput!) {
  uploadEngineeringFile(input: $input) { file { entryId name status sizeBytes sha256 reason } transfer { ${transferFields} } }
}`;
const read = `query ($projectId: ID!) {
  project(id: $projectId) {
    packages: engineeringPackages { nodes { ${packageFields} } totalCount }
    transfers: engineeringTransfers { nodes { ${transferFields} } }
  }
}`;
const one = `query ($projectId: ID!, $transferId: ID!) {
  engineeringTransfer(projectId: $projectId, transferId: $transferId) { ${transferFields} }
}`;
const withoutRequestId = ({ requestId: _, ...body }: Json) => body;

describe('the GraphQL API', () => {
  test('transfers a revision like REST, and both APIs read the same data', async () => {
    const { me, at, projectId, preview } = await createProjectClient(await app.live());
    const { previewId } = (await preview({ 'a.dwg': 'one', 'b.step': 'two' })).body;
    const started = await me.graphql.request(start, { input: { projectId, previewId } });
    const { transfer, replayed } = started.startEngineeringTransfer;
    expect(replayed).toBe(false);
    expect(withoutRequestId((await me.rest('POST', `${at}/transfers`, { previewId })).body)).toEqual({
      transfer,
      replayed: true,
    });
    for (const [i, text] of ['one', 'two'].entries()) {
      const { entryId } = list(transfer.files)[i]!;
      const input = { projectId, transferId: transfer.id, entryId, contentBase64: base64(text) };
      const { uploadEngineeringFile: done } = await me.graphql.request(upload, { input });
      const again = await me.rest('POST', `${at}/transfers/${transfer.id}/files/${entryId}`, {
        contentBase64: base64(text),
      });
      expect(withoutRequestId(again.body)).toEqual(done);
    }
    const { packages, transfers } = (await me.graphql.request<Json>(read, { projectId })).project;
    expect((await me.rest('GET', at)).body).toMatchObject({
      packages: packages.nodes,
      transfers: transfers.nodes,
      counts: { packages: packages.totalCount, openTransfers: 0 },
    });
    expect(packages.nodes).toMatchObject([{ status: 'current' }]);
    const { engineeringTransfer } = await me.graphql.request<Json>(one, { projectId, transferId: transfer.id });
    expect(withoutRequestId((await me.rest('GET', `${at}/transfers/${transfer.id}`)).body)).toEqual({
      transfer: engineeringTransfer,
    });
  });

  test('returns the same errors as REST', async () => {
    const { me, at, projectId, preview, begin } = await createProjectClient(await app.live());
    const rejected = (await preview({ '..': 'one' })).body['previewId'];
    const { id: transferId, files } = await begin({ 'a.dwg': 'one' });
    const { entryId } = files[0];
    const unknown = me.keyId;
    const starts = [rejected, unknown].map((previewId) => ({ projectId, previewId }));
    const uploads = [
      { entryId, contentBase64: base64('two!') },
      { entryId, contentBase64: 'QQ=' },
      { entryId: unknown, contentBase64: 'QUJD' },
    ].map((more) => ({ projectId, transferId, ...more }));
    const asked: [string, object, () => Promise<Answer>][] = [
      ...starts.map(({ previewId, ...rest }): [string, object, () => Promise<Answer>] => [
        start,
        { ...rest, previewId },
        () => me.rest('POST', `${at}/transfers`, { previewId }),
      ]),
      ...uploads.map(({ entryId, contentBase64, ...rest }): [string, object, () => Promise<Answer>] => [
        upload,
        { ...rest, entryId, contentBase64 },
        () => me.rest('POST', `${at}/transfers/${transferId}/files/${entryId}`, { contentBase64 }),
      ]),
    ];
    for (const [document, input, rest] of asked) {
      const graph = (await refusal(me.graphql.request(document, { input })))!;
      const { status, body } = await rest();
      const { details = asJson({}) } = body['error'];
      // A wrong upload counts in either API.
      const expected = details.triesLeft === 1 ? { ...details, triesLeft: 2 } : details;
      expect([graph['status'], graph['code'], graph['details']]).toEqual([status, body['error'].code, expected]);
    }
  });

  test('accepts files in requests of up to 1 MiB; larger ones require REST', async () => {
    const { me, projectId, begin } = await createProjectClient(await app.live());
    const [fits, large] = [Buffer.alloc(700_000, 'x'), Buffer.alloc(800_000, 'x')];
    const { id: transferId, files } = await begin(listFiles({ 'a.bin': fits, 'b.bin': large }));
    const send = (at: number, content: Buffer) =>
      me.graph(upload, {
        input: { projectId, transferId, entryId: files[at]!.entryId, contentBase64: base64(content) },
      });
    expect((await send(0, fits)).body['data'].uploadEngineeringFile.file.status).toBe('received');
    const { status, body } = await send(1, large);
    expect([status, body['errors'][0].extensions.code]).toEqual([400, 'payload_too_large']);
  });

  test('pages through packages and transfers of projects, newest first, with a bounded number of statements', async () => {
    const me = await app.live();
    const begun = app.clock.now;
    const ours = [await createProjectClient(me), await createProjectClient(me)];
    for (const [at, { bring, begin }] of ours.entries()) {
      for (let i = 0; i < 5; i++) {
        app.clock.now = new Date(begun.getTime() + Math.floor(i / 2));
        await bring({ 'a.dwg': `${at} ${i}` }, `R${i}`);
      }
      await begin({ 'b.dwg': 'open' });
    }
    app.clock.now = begun;
    const page = `query ($first: Int, $after: String) {
      projects {
        nodes {
          id
          engineeringPackages(first: $first, after: $after) {
            nodes { revision status files { name sha256 } } totalCount pageInfo { hasNextPage endCursor }
          }
          engineeringTransfers(first: 2) { nodes { status packageId files { status } } totalCount }
        }
      }
    }`;
    app.queries.length = 0;
    const first = await me.graphql.request(page, { first: 3 });
    const reads = app.queries.filter((sql) => sql.startsWith('select'));
    expect(reads.length).toBeLessThan(12);
    for (const { engineeringPackages, engineeringTransfers } of first.projects.nodes) {
      expect(engineeringPackages.nodes.map(({ revision }) => revision)).toEqual(['R4', 'R3', 'R2']);
      expect(engineeringPackages.nodes.map(({ status }) => status)).toEqual(['current', 'superseded', 'superseded']);
      expect(engineeringPackages).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
      expect(engineeringTransfers.totalCount).toBe(6);
      expect(engineeringTransfers.nodes).toMatchObject([{ status: 'open', packageId: null }, { status: 'complete' }]);
    }
    const { endCursor } = first.projects.nodes[0].engineeringPackages.pageInfo;
    const next = await me.graphql.request(page, { first: 3, after: endCursor });
    expect(next.projects.nodes[0].engineeringPackages.nodes.map(({ revision }) => revision)).toEqual(['R1', 'R0']);
  });

  test('shows the newest 50 like REST, and counts all', async () => {
    const { all, preview, start, bring } = await createProjectClient(await app.live());
    await bring({ 'a.dwg': 'one' }, 'R0');
    for (let i = 1; i <= 51; i++) await start((await preview({ 'a.dwg': 'one' }, `R${i}`)).body['previewId']);
    const { packages, transfers, counts } = await all();
    expect([packages.length, transfers.length, counts]).toEqual([50, 50, { packages: 52, openTransfers: 0 }]);
    expect([packages[0].revision, packages[49]!.revision]).toEqual(['R51', 'R2']);
  });
});
