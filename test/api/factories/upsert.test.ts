import { expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { importFactories } from '#modules/directory/factories/import/factory-import.service.ts';
import { startApp } from '../../harness.ts';

const app = await startApp();
const contacts = {
  contactName: 'Ms Li',
  contactEmail: 'li@bright.example',
  contactPhone: null,
  contactWechat: 'li-bright',
  directoryFields: { phones: ['+86 755 1'], emails: ['info@bright.example'], addressesZh: ['深圳市宝安区'] },
};

test('an import upserts by directory id, replaces contacts and reports its result', async () => {
  const record = (id: number, more: object = {}) => ({
    directoryId: `mfg-import${id}`,
    nameEn: `Import ${id}`,
    contacts,
    ...more,
  });
  const bring = (rows: object[], today: string) =>
    importFactories(
      app.asOwner(),
      (async function* () {
        for (const [i, raw] of rows.entries())
          yield 'message' in raw
            ? (raw as { line: number; field: null; message: string })
            : { line: i + 1, record: FactoryRecord.parse(raw), raw: { ...raw } };
      })(),
      { source: 'test.ndjson', today },
    );
  const bad = { line: 2, field: null, message: 'Invalid JSON.' };
  expect(await bring([record(1), bad, record(2)], '2026-09-02')).toEqual({
    imported: 2,
    updated: 0,
    unchanged: 0,
    rejected: [bad],
    rejectedCount: 1,
    importedThrough: '2026-09-02',
  });
  const me = await app.live({ scopes: ['network:read', 'contacts:read'] });
  const list = async (query: string) => (await me.rest('GET', `/factories?${query}`)).body;
  const detail = async (id: string) => (await me.rest('GET', `/factories/${id}`)).body['factory'];
  const before = await detail('mfg-import1');
  const changed = record(1, { nameEn: 'Renamed', contacts: { contactPhone: '+86 1' } });
  expect(await bring([changed, record(2), record(3)], '2026-09-03')).toEqual({
    imported: 3,
    updated: 1,
    unchanged: 1,
    rejected: [],
    rejectedCount: 0,
    importedThrough: '2026-09-03',
  });
  const after = await detail('mfg-import1');
  expect(after).toMatchObject({ id: before.id, nameEn: 'Renamed' });
  expect(after.contacts).toEqual({
    contactName: null,
    contactEmail: null,
    contactPhone: '+86 1',
    contactWechat: null,
    directoryFields: { phones: [], emails: [], addressesZh: [] },
  });
  expect((await detail('mfg-import2')).contacts).toEqual(contacts);
  expect(await list('q=renamed')).toMatchObject({ total: 1, importedThrough: '2026-09-03' });
  expect(await list('q=import1')).toMatchObject({ total: 1, factories: [{ nameEn: 'Renamed' }] });
  await bring([record(1, { contacts: null })], '2026-09-04');
  expect(await detail('mfg-import1')).toMatchObject({
    contacts: null,
    contactsNote: 'No contact of this factory is on file.',
  });
});
