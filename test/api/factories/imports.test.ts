import { beforeEach, expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import type { FactoryRow } from '#modules/directory/factories/import/factory.file.ts';
import { importFactories } from '#modules/directory/factories/import/factory-import.service.ts';
import { reachable, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';

const app = await startApp(unlimited);
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
beforeEach(() => app.asOwner().execute(`update factory_import set created_at = created_at - interval '1 day'`));

const document = `query ($filter: FactoryImportFilter) {
  factoryImports(filter: $filter) {
    nodes { source state readShare imported updated unchanged rejected progressedAt finishedAt }
  }
}`;
const list = async (filter: object = {}) =>
  (await operator.graphql.request<{ factoryImports: Json }>(document, { filter })).factoryImports.nodes;

let made = 0;
const toRow = (line: number, more: object = {}): FactoryRow => {
  const raw = { ...reachable({ directoryId: `mfg-imported${++made}` }), ...more };
  return { line, record: FactoryRecord.parse(raw), raw };
};
type Rows = Parameters<typeof importFactories>[1];
const runImport = (rows: Rows, more: object = {}) =>
  importFactories(app.asOwner(), rows, { source: 'works.ndjson', today: '2026-09-01', ...more });

test('operator staff see an import with its counts once it has finished', async () => {
  const known = toRow(1);
  await runImport(
    (async function* () {
      yield known;
    })(),
  );
  await runImport(
    (async function* () {
      yield known;
      yield toRow(2);
      yield { line: 3, directoryId: null, message: 'Wrong.' } as never;
    })(),
  );
  const [newest] = await list();
  expect(newest).toEqual({
    ...{ source: 'works.ndjson', state: 'finished', readShare: 1 },
    ...{ imported: 2, updated: 0, unchanged: 1, rejected: 1 },
    ...{ progressedAt: expect.any(String), finishedAt: expect.any(String) },
  });
});

test('an import shows how far it is while it runs, and is stopped once it has been silent', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const running = runImport(
    (async function* () {
      for (let line = 1; line <= 1000; line++) yield toRow(line);
      begun.resolve();
      await gate.promise;
      throw new Error('The file ends in the middle.');
    })(),
    { readShare: () => 0.4 },
  ).catch((error: Error) => error.message);
  await begun.promise;
  await expect.poll(async () => (await list())[0]).toMatchObject({ state: 'running', readShare: 0.4, imported: 1000 });
  gate.resolve();
  expect(await running).toContain('ends in the middle');
  await app
    .asOwner()
    .execute(`update factory_import set progressed_at = now() - interval '3 minutes' where finished_at is null`);
  expect((await list())[0]).toMatchObject({ state: 'stopped', readShare: 0.4, imported: 1000, finishedAt: null });
  expect(await list({ state: ['running'] })).toEqual([]);
});

test('customers cannot list them', async () => {
  const { body } = await (await app.live()).graph(document);
  expect(body['errors'][0]?.extensions.status).toBe(403);
});
