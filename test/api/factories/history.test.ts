import { describe, expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { importFactories } from '#modules/directory/factories/import/factory-import.service.ts';
import { startApp, unlimited } from '../../harness.ts';
import { number } from '../../json.ts';

const app = await startApp(unlimited);
const sandbox = await app.sandbox();
const house = await app.live({ kind: 'internal', scopes: ['network:read', 'internal:*'] });

/** Imports rows as lines 1, 2, 3 of a file. */
const bring = (source: string, ...rows: object[]) => bringOn('2026-09-01', source, ...rows);
const bringOn = (today: string, source: string, ...rows: object[]) =>
  importFactories(
    app.asOwner(),
    (async function* () {
      for (const [i, raw] of rows.entries()) yield { line: i + 1, record: FactoryRecord.parse(raw), raw: { ...raw } };
    })(),
    { source, today },
  );

const historyOf = async (me: typeof sandbox, id: string) => {
  const { body } = await me.graph(
    `query($id: ID!) { factory(id: $id) { history { totalCount nodes { reference changes { field before after } } } } }`,
    { id },
  );
  return body['data'].factory.history;
};
const provenance = (me: typeof sandbox, id: string, field: string) =>
  me.graph(
    `query($id: ID!, $field: String!) { factory(id: $id) { provenance(field: $field) { kind reference quote recordedAt } } }`,
    { id, field },
  );

describe('the history of a factory', () => {
  const first = {
    directoryId: 'mfg-past',
    nameEn: 'Old Name',
    city: 'Shenzhen',
    directoryFields: { website: 'https://old.example' },
    contacts: { contactPhone: '+86 1' },
  };

  test('lists file, line and changed fields with both values, newest first', async () => {
    await bring('a.ndjson', { directoryId: 'mfg-filler', nameEn: 'Filler' }, first);
    await bring('b.ndjson', { ...first, nameEn: 'New Name', directoryFields: { website: 'https://new.example' } });
    await bring('c.ndjson', { ...first, nameEn: 'New Name', city: null });
    expect(await historyOf(sandbox, 'mfg-past')).toEqual({
      totalCount: 3,
      nodes: [
        {
          reference: 'c.ndjson:1',
          changes: [
            { field: 'city', before: 'Shenzhen', after: null },
            { field: 'directoryFields.website', before: 'https://new.example', after: 'https://old.example' },
          ],
        },
        {
          reference: 'b.ndjson:1',
          changes: [
            { field: 'nameEn', before: 'Old Name', after: 'New Name' },
            { field: 'directoryFields.website', before: 'https://old.example', after: 'https://new.example' },
          ],
        },
        { reference: 'a.ndjson:2', changes: null },
      ],
    });
  });

  test('hides contacts, notes and quarantine from customers, and contact values from everyone', async () => {
    const record = { directoryId: 'mfg-secret', nameEn: 'Secret', contacts: { contactPhone: '+86 2' } };
    await bring('a.ndjson', record);
    await bring('b.ndjson', { ...record, contacts: { contactPhone: '+86 3' }, notes: { sourceNote: 'from a fair' } });
    expect(await historyOf(sandbox, 'mfg-secret')).toEqual({
      totalCount: 1,
      nodes: [{ reference: 'a.ndjson:1', changes: null }],
    });
    const { nodes } = await historyOf(house, 'mfg-secret');
    expect(nodes[0].changes).toEqual([
      { field: 'notes', before: expect.anything(), after: expect.objectContaining({ sourceNote: 'from a fair' }) },
      { field: 'contacts', before: null, after: null },
    ]);
  });

  test('shows customers only the public part of certifications', async () => {
    const record = { directoryId: 'mfg-certified', nameEn: 'Certified' };
    const iso = { name: 'ISO 9001', sourceNote: 'seen by Wu' };
    await bring('a.ndjson', record);
    await bring('b.ndjson', { ...record, certifications: [iso] });
    await bring('c.ndjson', { ...record, certifications: [{ ...iso, sourceNote: 'seen by Li' }] });
    const seen = await historyOf(sandbox, 'mfg-certified');
    expect(seen).toMatchObject({ totalCount: 2, nodes: [{ changes: [{ field: 'certifications' }] }, {}] });
    expect(JSON.stringify(seen)).not.toContain('seen by');
    expect(JSON.stringify(await historyOf(house, 'mfg-certified'))).toContain('seen by Li');
  });

  test('is not extended by an import without changes, which still updates importedThrough', async () => {
    const record = { directoryId: 'mfg-still', nameEn: 'Still' };
    await bring('a.ndjson', record);
    const report = await bringOn('2026-09-02', 'b.ndjson', record);
    expect(report).toMatchObject({ imported: 1, updated: 0, unchanged: 1 });
    expect((await historyOf(house, 'mfg-still')).totalCount).toBe(1);
    expect((await sandbox.rest('GET', '/factories?pageSize=1')).body).toMatchObject({ importedThrough: '2026-09-02' });
  });
});

describe('provenance', () => {
  const record = {
    directoryId: 'mfg-origin',
    nameEn: 'Origin',
    directoryFields: { website: 'https://origin.example' },
  };

  test('of a field is the newest import that changed it, or the one that created the record', async () => {
    await bring('first.ndjson', record);
    await bring('second.ndjson', { directoryId: 'mfg-other1', nameEn: 'X' }, { ...record, city: '深圳市' });
    const of = async (me: typeof sandbox, field: string) =>
      (await provenance(me, 'mfg-origin', field)).body['data'].factory.provenance;
    expect(await of(sandbox, 'city')).toMatchObject({ kind: 'import', reference: 'second.ndjson:2', quote: null });
    expect(await of(sandbox, 'nameEn')).toMatchObject({ reference: 'first.ndjson:1', quote: null });
    expect(await of(house, 'city')).toMatchObject({ quote: '深圳市' });
    expect(await of(house, 'directoryFields.website')).toMatchObject({ quote: 'https://origin.example' });
  });

  test('lists known fields; customers cannot request internal ones', async () => {
    const asked = async (me: typeof sandbox, field: string) =>
      (await provenance(me, 'mfg-origin', field)).body['errors']?.[0].extensions;
    await bring('first.ndjson', record);
    expect(await asked(sandbox, 'colour')).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: '/field', allowed: expect.arrayContaining(['nameEn', 'directoryFields.website']) }] },
    });
    expect(await asked(sandbox, 'contacts')).toMatchObject({ code: 'validation_failed' });
    expect(await asked(house, 'contacts')).toBeUndefined();
  });
});

describe('a merged factory', () => {
  const old = { directoryId: 'mfg-twin1', nameEn: 'Twin Works', city: 'Ningbo', processes: ['cnc'] };
  const survivor = { directoryId: 'mfg-twin2', nameEn: 'Twin Works Ltd', city: 'Ningbo', processes: ['cnc'] };
  const found = async (q: string) => (await sandbox.rest('GET', `/factories?q=${encodeURIComponent(q)}`)).body;

  test('resolves by both ids, is found and counted once, and stays merged', async () => {
    const [oldId] = await app.factories(old);
    const before = (await sandbox.rest('GET', '/network/summary')).body;
    await bring('merge.ndjson', { ...survivor, aliases: ['mfg-twin1'] });

    for (const id of ['mfg-twin1', oldId]) {
      const { body } = await sandbox.rest('GET', `/factories/${id}`);
      expect(body['factory']).toMatchObject({ directoryId: 'mfg-twin2', aliasOf: 'mfg-twin2' });
    }
    expect(await found('twin works')).toMatchObject({ total: 1, factories: [{ directoryId: 'mfg-twin2' }] });
    expect(await found('mfg-twin1')).toMatchObject({ total: 1, factories: [{ directoryId: 'mfg-twin2' }] });
    expect((await sandbox.rest('GET', '/network/summary')).body).toMatchObject({ total: before['total'] });

    const again = await bring('again.ndjson', old, { ...survivor, specialty: 'Twins' });
    expect(again).toMatchObject({
      imported: 1,
      rejected: [{ line: 1, field: 'directoryId', message: 'mfg-twin1 was merged into mfg-twin2.' }],
    });
    expect((await sandbox.rest('GET', '/factories/mfg-twin1')).body['factory']).toMatchObject({ aliasOf: 'mfg-twin2' });
  });

  test('may be in the same file as its survivor, in either order', async () => {
    await bring(
      'both.ndjson',
      { ...old, directoryId: 'mfg-pair1', nameEn: 'Pair Works' },
      { ...survivor, directoryId: 'mfg-pair2', nameEn: 'Pair Works Ltd', aliases: ['mfg-pair1'] },
    );
    expect((await sandbox.rest('GET', '/factories/mfg-pair1')).body['factory']).toMatchObject({
      directoryId: 'mfg-pair2',
    });
  });

  test.each([
    ['name each other', { a: ['b'], b: ['a'] }],
    ['stand in a row', { a: ['b'], b: ['c'], c: [] }],
    ['stand in a row the other way round', { c: [], b: ['c'], a: ['b'] }],
  ])('with %s leaves one factory that resolves by all ids', async (_what, aliases) => {
    for (const known of [false, true]) {
      const stem = `mfg-ring${Object.keys(aliases).join('')}${known ? 'k' : 'n'}${Object.values(aliases).flat().length}`;
      const id = (letter: string) => `${stem}${letter}x`;
      const row = (letter: string) => ({ directoryId: id(letter), nameEn: `Ringword ${stem}` });
      if (known) await bring('known.ndjson', ...Object.keys(aliases).map(row));
      const before =
        number((await sandbox.rest('GET', '/network/summary')).body['total']) -
        (known ? Object.keys(aliases).length : 0);
      await bring(
        'rings.ndjson',
        ...Object.entries(aliases).map(([letter, others]) => ({ ...row(letter), aliases: others.map(id) })),
      );
      expect((await found(`ringword ${stem}`))['total']).toBe(1);
      expect((await sandbox.rest('GET', '/network/summary')).body['total']).toBe(before + 1);
      const survivors = await Promise.all(
        Object.keys(aliases).map(
          async (letter) => (await sandbox.rest('GET', `/factories/${id(letter)}`)).body['factory'].id,
        ),
      );
      expect(new Set(survivors).size).toBe(1);
    }
  });

  test('keeps mail of both records once', async () => {
    const [one, other] = await app.factories(
      { directoryId: 'mfg-mail1', nameEn: 'Mail One' },
      { directoryId: 'mfg-mail2', nameEn: 'Mail Two' },
    );
    const em = app.asOwner();
    await em.execute('alter table mail_party drop constraint mail_party_mail_id_foreign');
    for (const id of [one, other])
      await em.execute('insert into mail_party values (?, ?, false)', ['0190a0a0-0000-7000-8000-00000000000f', id]);
    await bring('merge.ndjson', { directoryId: 'mfg-mail1', nameEn: 'Mail One', aliases: ['mfg-mail2'] });
    expect(await em.execute('select factory_id from mail_party')).toEqual([{ factory_id: one }]);
  });

  test('passes its deliveries to the survivor, with or without contacts', async () => {
    const me = await app.live();
    const [id] = await app.factories({
      directoryId: 'mfg-gone',
      nameEn: 'Gone',
      contacts: { contactEmail: 'a@gone.example' },
    });
    const { body: made } = await me.rest('POST', '/projects', { name: 'P' });
    const { body: action } = await me.rest(
      'POST',
      `/projects/${made['project'].id}/actions`,
      {
        kind: 'quote_request',
        input: { scope: 'mechanical_part', parts: [{ name: 'Part' }], quantities: [10], factoryIds: [id] },
      },
      { 'Idempotency-Key': 'merge-keeps-deliveries' },
    );
    await bring('merge.ndjson', { directoryId: 'mfg-stays', nameEn: 'Stays', aliases: ['mfg-gone'] });
    const { body } = await me.rest('GET', `/deliveries/${action['deliveries'][0].id}`);
    expect(body['delivery']).toMatchObject({ status: 'needs_contact' });
  });
});
