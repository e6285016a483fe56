import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { put, refusal, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { codeOf } from '../keys/client.ts';
import { createProjectClient, listFieldErrors, listFiles } from './client.ts';

const app = await startApp(unlimited);
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
const now = '2026-09-01T08:00:00.000Z';
const tomorrow = '2026-09-02T08:00:00.000Z';
const step = listFiles({ 'housing.step': 'solid' })[0]!;

describe('a preview', () => {
  test('refuses names with excessive combining marks without sorting them', async () => {
    const { preview } = await createProjectClient(await app.live());
    for (const marks of [16, 150_000]) {
      const answer = await preview([{ ...step, name: `a${'\u0301\u0323'.repeat(marks)}` }]);
      expect(listFieldErrors(answer)).toEqual([['/files/0/name', marks === 16 ? 'invalid_value' : 'too_long']]);
    }
  });

  test('shows the status of each file and transfers nothing', async () => {
    const { preview, all, projectId } = await createProjectClient(await app.live());
    const [drawing] = listFiles({ '外壳 drawing.pdf': 'paper' }, { contentType: 'Application/PDF', kind: 'test_spec' });
    const shout = { ...step, sha256: step.sha256.toUpperCase() };
    const { status, body } = await preview([shout, drawing!], ' B ', { note: 'first try' });
    expect([status, body]).toEqual([
      201,
      {
        requestId: expect.stringMatching(/^req_/),
        previewId: uuid,
        preview: {
          previewId: body['previewId'],
          projectId,
          revision: 'B',
          note: 'first try',
          entries: [
            { entryId: uuid, ...step, kind: 'model_3d', status: 'new', reason: null },
            {
              entryId: uuid,
              name: '外壳 drawing.pdf',
              kind: 'test_spec',
              sizeBytes: 5,
              sha256: drawing!.sha256,
              status: 'new',
              reason: null,
            },
          ],
          totals: { files: 2, bytes: 10 },
          warnings: ['No file is marked as a drawing.'],
          expiresAt: tomorrow,
          createdAt: now,
          updatedAt: now,
        },
      },
    ]);
    expect(await all()).toMatchObject({ projectId, packages: [], transfers: [] });
  });

  test('compares the list with the current package', async () => {
    const { preview, bring } = await createProjectClient(await app.live());
    await bring({ 'a.dwg': 'one', 'b.step': 'two', 'c.hex': 'three', 'd.jpg': 'four' });
    const { body } = await preview({ 'a.dwg': 'one', 'b.step': 'changed', 'e.gbr': 'new', 'C.hex': 'three' }, 'B');
    expect(body['preview'].entries.map(({ name, status }) => [name, status])).toEqual([
      ['a.dwg', 'unchanged'],
      ['b.step', 'changed'],
      ['e.gbr', 'new'],
      ['C.hex', 'new'],
    ]);
    expect(body['preview'].warnings).toEqual(['2 files are in the current package, revision A, but not in this list.']);
  });

  test('rejects confusable names and paths, each with its reason', async () => {
    const { preview } = await createProjectClient(await app.live());
    const names = [
      'a.dwg',
      'A.DWG',
      'ａ.dwg',
      '../../etc/passwd',
      'C:\\b.dwg',
      'c\u202Ed.dwg',
      'e\nf.dwg',
      ' ',
      'a.dwg',
    ];
    const { status, body } = await preview(names.map((name) => ({ ...step, name })));
    expect(status).toBe(201);
    const twice = 'Duplicate file name in this list; names that differ only in case, width or Unicode form are equal.';
    const path = 'File name must not be a path: no slashes, not only dots.';
    expect(body['preview'].entries.map(({ name, status, reason }) => [name, status, reason])).toEqual([
      ['a.dwg', 'new', null],
      ['A.DWG', 'rejected', twice],
      ['ａ.dwg', 'rejected', twice],
      ['../../etc/passwd', 'rejected', path],
      ['C:\\b.dwg', 'rejected', path],
      ['c\u202Ed.dwg', 'rejected', 'File name must not contain bidirectional control characters.'],
      ['e\nf.dwg', 'rejected', 'File name must not contain control characters.'],
      [' ', 'rejected', 'File name must contain at least one visible character.'],
      ['a.dwg', 'rejected', twice],
    ]);
    expect(body['preview'].totals).toEqual({ files: 1, bytes: 5 });
    expect(body['preview'].warnings).toEqual(['8 files are rejected and will not be in the package.']);
  });

  test('normalises names to NFC, so that they match in the next revision', async () => {
    const { preview, bring } = await createProjectClient(await app.live());
    await bring({ 'Gehäuse.dwg': 'one' });
    const { body } = await preview({ ['Gehäuse.dwg'.normalize('NFD')]: 'one' }, 'B');
    expect(body['preview'].entries).toMatchObject([{ name: 'Gehäuse.dwg', status: 'unchanged' }]);
  });

  test('warns of an existing revision and of a list without changes', async () => {
    const { preview, bring } = await createProjectClient(await app.live());
    await bring({ 'a.dwg': 'one' });
    expect((await preview({ 'a.dwg': 'one' })).body['preview'].warnings).toEqual([
      'The project already has a package of revision A; this creates another one.',
      'All files are identical to the current package, revision A.',
    ]);
    const { body } = await preview({ 'b.step': 'two', '/': 'three' }, 'B');
    expect(body['preview'].warnings).toEqual([
      '1 file is rejected and will not be in the package.',
      '1 file is in the current package, revision A, but not in this list.',
      'No file is marked as a drawing.',
    ]);
  });

  test('is created anew by each call without an idempotency key', async () => {
    const { preview } = await createProjectClient(await app.live());
    const ids = [await preview({ 'a.dwg': 'one' }), await preview({ 'a.dwg': 'one' })].map(
      ({ body }) => body['previewId'],
    );
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a list', () => {
  const full = {
    revision: 'A',
    files: [{ ...step, contentType: 'model/step', kind: 'model_3d' }],
    note: 'x',
  };
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...step, name: `${i}.step` }));
  /** Path, accepted values, refused value, error code and limit. */
  const bounds: [path: string, accepted: unknown[], refused: unknown, code: string, limit: number | null][] = [
    ['/revision', ['x'.repeat(40), 'Ü 1'], 'x'.repeat(41), 'too_long', 40],
    ['/revision', [], ' ', 'too_short', 1],
    ['/revision', [], 'a\nb', 'invalid_format', null],
    ['/revision', [], undefined, 'required', null],
    ['/files', [many(1), many(200)], many(201), 'too_long', 200],
    ['/files', [], [], 'too_short', 1],
    ['/files/0/name', ['x', '字'.repeat(255)], 'x'.repeat(256), 'too_long', 255],
    ['/files/0/name', [], '', 'too_short', 1],
    ['/files/0/name', [], 'a\0b', 'invalid_value', null],
    ['/files/0/name', [], '\ud800', 'invalid_value', null],
    ['/files/0/sizeBytes', [1, 8_388_608], 8_388_609, 'too_big', 8_388_608],
    ['/files/0/sizeBytes', [], 0, 'too_small', 1],
    ['/files/0/sizeBytes', [], 1.5, 'not_integer', null],
    ['/files/0/sizeBytes', [], '5', 'invalid_type', null],
    ['/files/0/sha256', ['a'.repeat(64), 'A'.repeat(64)], 'a'.repeat(63), 'invalid_format', null],
    ['/files/0/sha256', [], 'g'.repeat(64), 'invalid_format', null],
    ['/files/0/contentType', ['image/svg+xml', `a/${'x'.repeat(118)}`], `a/${'x'.repeat(119)}`, 'too_long', 120],
    ['/files/0/contentType', [], 'text/plain; charset=utf-8', 'invalid_format', null],
    ['/files/0/contentType', [], '', 'invalid_format', null],
    [
      '/files/0/kind',
      ['drawing', 'gerber', 'bom', 'firmware', 'test_spec', 'photo', 'other'],
      'cad',
      'invalid_enum',
      null,
    ],
    ['/files/0/path', [], '/tmp/x', 'unknown_field', null],
    ['/note', ['', 'x'.repeat(1000)], 'x'.repeat(1001), 'too_long', 1000],
    ['/title', [], 'x', 'unknown_field', null],
  ];

  test('is validated at the limits, with path, code and limit of each error', async () => {
    const { me, at } = await createProjectClient(await app.live());
    for (const [path, accepted, refused, code, limit] of bounds) {
      for (const value of accepted) {
        const { status } = await me.rest('POST', `${at}/preview`, put(full, path, value));
        expect([path, value, status]).toEqual([path, value, 201]);
      }
      const { status, body } = await me.rest('POST', `${at}/preview`, put(full, path, refused));
      expect([status, body['error']?.details.fields?.[0]]).toMatchObject([
        400,
        { location: 'body', path, code, limit },
      ]);
    }
  });

  test('is validated before the project is read', async () => {
    const { me } = await createProjectClient(await app.live());
    const answer = await me.rest('POST', `/projects/${newId()}/engineering/preview`, { revision: 'A' });
    expect([answer.status, listFieldErrors(answer)]).toEqual([400, [['/files', 'required']]]);
  });
});

describe('a project', () => {
  test('of another tenant, or an unknown one, is not found', async () => {
    const [mine, theirs] = [
      await createProjectClient(await app.live()),
      await createProjectClient(await app.sandbox()),
    ];
    for (const id of [mine.projectId, newId()]) {
      const { at, me } = { at: `/projects/${id}/engineering`, me: theirs.me };
      const answers = [
        await me.rest('GET', at),
        await me.rest('POST', `${at}/preview`, { revision: 'A', files: [step] }),
        await me.rest('POST', `${at}/transfers`, { previewId: newId() }),
        await me.rest('GET', `${at}/transfers/${newId()}`),
        await me.rest('POST', `${at}/transfers/${newId()}/files/${newId()}`, { contentBase64: 'QUJD' }),
      ];
      expect(answers.map(codeOf)).toEqual(Array(5).fill([404, 'not_found']));
      expect(answers.map(({ body }) => body['error'].details)).toEqual(Array(5).fill({ resource: 'project' }));
    }
  });

  test('requires engineering:read for reads and engineering:write for changes', async () => {
    const organisationId = await app.organisation();
    const all = await createProjectClient(await app.live({ organisationId }));
    const reader = await app.live({ organisationId, scopes: ['engineering:read'] });
    const writer = await app.live({ organisationId, scopes: ['engineering:write'] });
    expect((await reader.rest('GET', all.at)).status).toBe(200);
    expect(codeOf(await writer.rest('GET', all.at))).toEqual([403, 'insufficient_scope']);
    const body = { revision: 'A', files: [step] };
    expect((await writer.rest('POST', `${all.at}/preview`, body)).status).toBe(201);
    const refused = await reader.rest('POST', `${all.at}/preview`, body);
    expect([codeOf(refused), refused.body['error'].details]).toEqual([
      [403, 'insufficient_scope'],
      { requiredScopes: ['engineering:write'] },
    ]);
  });
});

test('the GraphQL API creates the same preview as REST, with the same errors', async () => {
  const { me, preview, projectId } = await createProjectClient(await app.live());
  const document = `mutation ($input: PreviewEngineeringInput!) {
    previewEngineering(input: $input) {
      preview {
        previewId projectId revision note entries { entryId name kind sizeBytes sha256 status reason }
        totals { files bytes } warnings expiresAt createdAt updatedAt
      }
    }
  }`;
  const input = { projectId, revision: 'A', files: listFiles({ 'a.dwg': 'one', 'A.dwg': 'two' }), note: 'x' };
  const { previewEngineering: made } = await me.graphql.request(document, { input });
  const { body } = await preview(input.files, 'A', { note: 'x' });
  const fresh = ({ preview }: Json) => ({
    ...preview,
    previewId: null,
    entries: preview.entries.map((entry) => ({ ...entry, entryId: null })),
  });
  expect(fresh(made)).toEqual(fresh(body));

  const bad = { ...input, files: [{ ...input.files[0], sizeBytes: 0 }] };
  const refused = (await refusal(me.graphql.request(document, { input: bad })))!;
  const { error } = (await preview(bad.files)).body;
  expect([refused['code'], refused['details']]).toEqual([error.code, error.details]);
});
