import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { refusal, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
type Me = Awaited<ReturnType<typeof app.live>>;

const contacts = {
  contactName: 'Ms Li',
  contactEmail: 'li@bright.example',
  contactPhone: null,
  contactWechat: 'li-bright',
  directoryFields: { phones: ['+86 755 1'], emails: ['info@bright.example'], addressesZh: ['深圳市宝安区'] },
};
const bright = {
  directoryId: 'mfg-bright',
  nameEn: 'Bright Métal',
  nameZh: '明亮金属制品',
  city: 'Shenzhen',
  region: 'Guangdong',
  processes: ['cnc', 'sheet_metal'],
  specialty: 'Housings, 100% inspected',
  capabilities: ['5-axis milling', 'hard_anodizing'],
  minQuantities: [
    { process: 'cnc', quantity: 100, unit: 'pcs' },
    { process: 'sheet_metal', quantity: 1000 },
  ],
  startupFriendly: 'yes',
  answeredUs: true,
  lastAnsweredAt: '2026-03-04',
  confidence: 'verified',
  certifications: [{ name: 'ISO 9001', status: 'verified', sourceNote: 'seen by Wu' }],
  directoryFields: {
    website: 'https://bright.example',
    yearFounded: 2004,
    employeeRange: '51-200',
    languages: ['zh', 'en'],
  },
  whatTheyToldUs: { answeredSummary: 'Takes small lots' },
  notes: { sourceNote: 'fair 2025' },
  contacts,
  aliases: ['mfg-oldbright', '0190a0a0-0000-7000-8000-000000000001'],
};
const directory = [
  bright,
  {
    directoryId: 'int-assembly',
    nameEn: 'Assembly House',
    city: '深圳市',
    region: 'Guangdong',
    processes: ['pcba'],
    confidence: 'verified',
  },
  {
    directoryId: 'mfg-coastal',
    nameEn: 'Coastal Plastics',
    nameZh: '海岸塑料',
    city: 'Ningbo',
    region: 'Zhejiang',
    processes: ['injection_molding'],
    answeredUs: true,
    confidence: 'reported',
    startupFriendly: 'no',
    minQuantities: [{ quantity: 500 }],
  },
  {
    directoryId: 'mfg-delta',
    nameEn: 'Delta Works',
    city: 'Ningbo',
    region: 'Zhejiang',
    processes: ['cnc'],
    confidence: 'reported',
    minQuantities: [{ process: 'cnc', quantity: 2000 }],
    contacts: { contactWechat: 'delta' },
  },
  { directoryId: 'eng-apex', nameEn: 'Apex Design', processes: ['cnc', 'pcba'] },
  { directoryId: 'eng-aardvark', nameEn: 'Aardvark', specialty: 'Bright housings' },
  {
    directoryId: 'mfg-hidden',
    nameEn: 'Hidden Bright',
    processes: ['cnc'],
    confidence: 'verified',
    answeredUs: true,
    quarantined: true,
    contacts,
  },
];
const inOrder = ['mfg-bright', 'int-assembly', 'mfg-coastal', 'mfg-delta', 'eng-aardvark', 'eng-apex'];
const [brightId] = (await app.factories(...directory)) as [string];

const idsOf = ({ factories }: Pick<Json, 'factories'>) => factories.map(({ directoryId }) => directoryId);
const list = async (me: Me, query: string) => (await me.rest('GET', `/factories?${query}`)).body;
const detail = async (me: Pick<Me, 'rest'>, id: string) => (await me.rest('GET', `/factories/${id}`)).body['factory'];
const internal = () => app.live({ kind: 'internal', scopes: ['network:read', 'internal:*', 'contacts:read'] });
const withContacts = (organisationId?: string) =>
  app.live({ scopes: ['network:read', 'contacts:read'], ...(organisationId && { organisationId }) });
const audited = (me: Me) =>
  app
    .asOwner()
    .execute(
      `select actor, resource_id as id, request_id, detail from audit_entry where owner = ? and action = 'contacts.read'`,
      [me.organisationId],
    );

const item = {
  id: brightId,
  directoryId: 'mfg-bright',
  kind: 'manufacturer',
  nameEn: 'Bright Métal',
  nameZh: '明亮金属制品',
  city: 'Shenzhen',
  region: 'Guangdong',
  country: 'CN',
  processes: ['cnc', 'sheet_metal'],
  specialty: 'Housings, 100% inspected',
  capabilities: ['5-axis milling', 'hard_anodizing'],
  minQuantities: [
    { process: 'cnc', quantity: 100, unit: 'pcs' },
    { process: 'sheet_metal', quantity: 1000, unit: null },
  ],
  startupFriendly: 'yes',
  answeredUs: true,
  lastAnsweredAt: '2026-03-04',
  confidence: 'verified',
  certificationCount: 1,
  updatedAt: expect.any(String),
  matchedOn: [],
};

describe('the directory list', () => {
  test('has twenty factories per page in directory order, without contacts', async () => {
    const { factories, requestId, ...page } = await list(await withContacts(), '');
    expect(page).toEqual({
      page: 1,
      pageSize: 20,
      total: 6,
      importedThrough: '2026-09-01',
      suggestions: [],
      hints: [],
    });
    expect(idsOf({ factories })).toEqual(inOrder);
    expect(factories[0]).toEqual(item);
    expect(JSON.stringify(factories)).not.toMatch(/bright\.example|li-bright|Ms Li|seen by Wu|fair 2025/);
  });

  test('is paged; a page past the end is empty', async () => {
    const me = await app.live();
    const pages = await Promise.all([1, 2, 3].map((page) => list(me, `page=${page}&pageSize=4`)));
    expect(pages.map(idsOf)).toEqual([inOrder.slice(0, 4), inOrder.slice(4), []]);
    expect(pages.map(({ total, page, pageSize }) => [total, page, pageSize])).toEqual([
      [6, 1, 4],
      [6, 2, 4],
      [6, 3, 4],
    ]);
    expect((await list(me, 'pageSize=50')).pageSize).toBe(50);
  });

  test.each<[string, string[]]>([
    ['process=cnc', ['mfg-bright', 'mfg-delta', 'eng-apex']],
    ['city=shenzhen', ['mfg-bright', 'int-assembly']],
    ['city=深圳', ['mfg-bright', 'int-assembly']],
    ['city=宁波市', ['mfg-coastal', 'mfg-delta']],
    ['region=浙江', ['mfg-coastal', 'mfg-delta']],
    ['region=GUANGDONG', ['mfg-bright', 'int-assembly']],
    ['startupFriendly=yes', ['mfg-bright']],
    ['startupFriendly=no', ['mfg-coastal']],
    ['startupFriendly=unknown', ['int-assembly', 'mfg-delta', 'eng-aardvark', 'eng-apex']],
    ['answeredUs=true', ['mfg-bright', 'mfg-coastal']],
    ['answeredUs=false', inOrder],
    ['confidence=reported', ['mfg-coastal', 'mfg-delta']],
    ['minQuantityAtMost=499', ['mfg-bright']],
    ['minQuantityAtMost=500', ['mfg-bright', 'mfg-coastal']],
    ['minQuantityAtMost=2000', ['mfg-bright', 'mfg-coastal', 'mfg-delta']],
    ['process=cnc&minQuantityAtMost=100', ['mfg-bright']],
    ['process=sheet_metal&minQuantityAtMost=999', []],
    ['process=injection_molding&minQuantityAtMost=500', ['mfg-coastal']],
    ['q=bright', ['mfg-bright', 'eng-aardvark']],
    ['q=BRIGHT metal', ['mfg-bright']],
    ['q=明亮', ['mfg-bright']],
    ['q=海岸 ningbo', ['mfg-coastal']],
    ['q=深圳', ['mfg-bright', 'int-assembly']],
    ['q=mfg-delta', ['mfg-delta']],
    ['q=100%', ['mfg-bright']],
    ['q=%', ['mfg-bright']],
    ['q=d_a', ['mfg-bright']],
    ['q=_', ['mfg-bright']],
    ['q=bright&process=pcba', []],
    ['q=nobody', []],
  ])('for %s', async (query, expected) => {
    const me = await app.live();
    const escaped = query.replaceAll('%', '%25');
    const body = await list(me, escaped);
    expect([idsOf(body), body.total]).toEqual([expected, expected.length]);
    if (query.includes('q='))
      expect(idsOf((await me.rest('GET', `/factories/search?${escaped}`)).body)).toEqual(expected);

    const filter: Record<string, unknown> = Object.fromEntries(new URLSearchParams(escaped));
    if (filter['answeredUs']) filter['answeredUs'] = filter['answeredUs'] === 'true';
    if (filter['minQuantityAtMost']) filter['minQuantityAtMost'] = Number(filter['minQuantityAtMost']);
    const graph = await me.graphql.request<Json>(
      `query ($filter: FactoryFilter) { factories(filter: $filter) { totalCount nodes { directoryId } } }`,
      { filter },
    );
    expect(graph.factories.totalCount).toBe(expected.length);
    expect(graph.factories.nodes.map((node) => node.directoryId).sort()).toEqual(expected.toSorted());
  });

  test('ranks names above other fields and reports matched fields', async () => {
    await app.temporaryFactories(
      { directoryId: 'mfg-lensman', nameEn: 'Zenith Lens' },
      { directoryId: 'mfg-other', nameEn: 'Other', specialty: 'lens caps', confidence: 'verified' },
    );
    const { factories } = await list(await app.live(), 'q=lens');
    expect(factories.map(({ nameEn, matchedOn }) => [nameEn, matchedOn])).toEqual([
      ['Zenith Lens', ['nameEn', 'directoryId']],
      ['Other', ['specialty']],
    ]);
  });

  test.each<[string, string, string, number | null]>([
    ['pageSize=51', 'pageSize', 'too_big', 50],
    ['pageSize=0', 'pageSize', 'too_small', 1],
    ['page=0', 'page', 'too_small', 1],
    ['process=milling', 'process', 'invalid_enum', null],
    ['startupFriendly=maybe', 'startupFriendly', 'invalid_enum', null],
    ['confidence=high', 'confidence', 'invalid_enum', null],
    ['minQuantityAtMost=0', 'minQuantityAtMost', 'too_small', 1],
    ['minQuantityAtMost=10000001', 'minQuantityAtMost', 'too_big', 10_000_000],
    ['q=', 'q', 'too_short', 1],
    [`q=${'x'.repeat(201)}`, 'q', 'too_long', 200],
    ['colour=red', 'colour', 'unknown_field', null],
  ])('rejects %s', async (query, path, code, limit) => {
    expect(await (await app.live()).rest('GET', `/factories?${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_failed', details: { fields: [{ location: 'query', path, code, limit }] } } },
    });
  });

  test('requires words for a search', async () => {
    const missing = { status: 400, body: { error: { details: { fields: [{ path: 'q', code: 'required' }] } } } };
    expect(await (await app.live()).rest('GET', '/factories/search')).toMatchObject(missing);
  });
});

describe('a quarantined factory', () => {
  test('is visible to operator staff only, on request', async () => {
    const house = await internal();
    expect(idsOf(await list(house, 'q=hidden'))).toEqual([]);
    expect(idsOf(await list(house, 'q=hidden&includeQuarantined=true'))).toEqual(['mfg-hidden']);
    expect(await detail(house, 'mfg-hidden')).toMatchObject({ nameEn: 'Hidden Bright' });
    const graph = await house.graphql.request('{ factory(id: "mfg-hidden") { nameEn quarantined } }');
    expect(graph).toEqual({ factory: { nameEn: 'Hidden Bright', quarantined: true } });
  });

  test('is marked for operator staff in REST too', async () => {
    const house = await internal();
    const { factories } = await list(house, 'q=hidden&includeQuarantined=true');
    expect(factories).toMatchObject([{ directoryId: 'mfg-hidden', quarantined: true }]);
    expect(await detail(house, 'mfg-bright')).toMatchObject({ quarantined: false });
  });

  test('is refused to customers in lists and not found by id', async () => {
    const me = await app.live();
    const sandbox = await app.sandbox();
    for (const key of [me, sandbox]) {
      expect(await key.rest('GET', '/factories?includeQuarantined=true')).toMatchObject({
        status: 403,
        body: { error: { code: 'internal_only' } },
      });
      expect(await key.rest('GET', '/factories/mfg-hidden')).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found', details: { resource: 'factory' } } },
      });
      const graph = key.graphql.request('{ factories(filter: { includeQuarantined: true }) { totalCount } }');
      expect(await refusal(graph)).toMatchObject({ status: 403, code: 'internal_only' });
      expect(await refusal(key.graphql.request('{ factory(id: "mfg-hidden") { id } }'))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
    expect(idsOf(await list(me, 'includeQuarantined=false&process=cnc'))).not.toContain('mfg-hidden');
  });
});

describe('the factory detail', () => {
  test('has all fields for a customer and no internal data', async () => {
    const unknown = {
      floorAreaM2: null,
      exportMarkets: null,
      sampleLeadTimeDays: null,
      productionLeadTimeDays: null,
      equipment: null,
      moqNote: null,
      paymentTermsNote: null,
    };
    const factory = await detail(await app.live(), 'mfg-bright');
    expect(factory).toEqual({
      ...item,
      aliasOf: null,
      certifications: [{ name: 'ISO 9001', issuer: null, number: null, validUntil: null, status: 'verified' }],
      whatTheyToldUs: {
        answeredSummary: 'Takes small lots',
        contactedNote: null,
        communityComments: null,
        lastAnsweredAt: '2026-03-04',
        sources: null,
      },
      directoryFields: { ...bright.directoryFields, ...unknown },
      contacts: null,
      contactsNote: 'Contacts are withheld: this key lacks the scope contacts:read.',
    });
  });

  test('shows the imported row to operator staff', async () => {
    expect((await detail(await internal(), 'mfg-bright')).directoryFields).toMatchObject({
      raw: bright,
      rawNote: null,
    });
  });

  test('shows the source of a certificate to operator staff in both APIs', async () => {
    const house = await internal();
    const certifications = [{ name: 'ISO 9001', sourceNote: 'seen by Wu' }];
    const document = '{ factory(id: "mfg-bright") { certifications { name sourceNote } } }';
    expect(await house.graphql.request(document)).toEqual({ factory: { certifications } });
    const withheld = await (await app.live()).graphql.request(document);
    expect(withheld).toEqual({ factory: { certifications: [{ name: 'ISO 9001', sourceNote: null }] } });
    expect(await detail(house, 'mfg-bright')).toMatchObject({ certifications });
  });

  test.each<[string, string | null]>([
    ['mfg-bright', null],
    [brightId, null],
    ['mfg-oldbright', 'mfg-bright'],
    ['0190a0a0-0000-7000-8000-000000000001', 'mfg-bright'],
  ])('is found by %s, which is an alias of %s', async (id, aliasOf) => {
    const me = await app.live();
    expect(await detail(me, id)).toMatchObject({ id: brightId, aliasOf });
    const graph = await me.graphql.request('query ($id: ID!) { factory(id: $id) { id aliasOf(name: $id) } }', {
      id,
    });
    expect(graph).toEqual({ factory: { id: brightId, aliasOf } });
  });

  test.each(['mfg-nobody', randomUUID(), 'x'])('is not found by %s', async (id) => {
    expect(await (await app.live()).rest('GET', `/factories/${id}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });
});

describe('factory contacts', () => {
  test.each<[string, () => Promise<Pick<Me, 'rest'>>, string, string]>([
    ['a sandbox key', () => app.sandbox(), 'mfg-bright', 'Contacts are withheld from sandbox keys.'],
    [
      'a key without the scope',
      () => app.live(),
      'mfg-bright',
      'Contacts are withheld: this key lacks the scope contacts:read.',
    ],
    [
      'a key that does not ask',
      () => withContacts(),
      'mfg-bright?contacts=false',
      'Contacts were not requested (contacts=false).',
    ],
    ['anybody when there are none', () => withContacts(), 'mfg-coastal', 'No contact of this factory is on file.'],
  ])('are null for %s, with the reason in the note', async (_, key, id, contactsNote) => {
    const me = await key();
    expect(await detail(me, id)).toMatchObject({ contacts: null, contactsNote });
    if ('organisationId' in me) expect(await audited(me as Me)).toEqual([]);
  });

  test('are shown to a live key with the scope, and the read is audited', async () => {
    const me = await withContacts();
    const { body } = await me.rest('GET', '/factories/mfg-bright?contacts=true');
    expect(body['factory']).toMatchObject({ contacts, contactsNote: null });
    const fields = ['contactName', 'contactEmail', 'contactWechat', 'phones', 'emails', 'addressesZh'];
    expect(await audited(me)).toEqual([
      {
        actor: `key:${me.keyId}`,
        id: brightId,
        request_id: body['requestId'],
        detail: { where: 'Factory.contacts', fields },
      },
    ]);
  });

  test('are counted and audited once per factory and request', async () => {
    const me = await withContacts();
    const { a, b } = await me.graphql.request<Record<'a' | 'b', Json>>(
      `{ a: factory(id: "mfg-bright") { contacts { contactName } contactsNote again: contacts { contactEmail } }
         b: factory(id: "mfg-oldbright") { contacts { contactPhone } }
         c: factory(id: "mfg-delta") { contacts { contactWechat } } }`,
    );
    expect([a, b]).toEqual([
      { contacts: { contactName: 'Ms Li' }, contactsNote: null, again: { contactEmail: 'li@bright.example' } },
      { contacts: { contactPhone: null } },
    ]);
    expect((await audited(me)).map(({ id }) => id).sort()).toEqual(
      [brightId, (await detail(me, 'mfg-delta?contacts=false')).id].sort(),
    );
  });

  test('are refused for more than ten factories per request', async () => {
    const me = await withContacts();
    const many = Array.from({ length: 11 }, (_, i) => ({
      directoryId: `mfg-many${i}`,
      nameEn: `Many ${i}`,
      processes: ['display'],
      contacts,
    }));
    await app.temporaryFactories(...many);
    const graph = (first: number) =>
      me.graphql.request(
        `{ factories(first: ${first}, filter: { process: display }) { nodes { contacts { contactName } } } }`,
      );
    expect(await refusal(graph(11))).toMatchObject({ status: 400, code: 'query_too_complex', details: { limit: 10 } });
    expect(await audited(me)).toEqual([]);
    expect(await refusal(graph(10))).toBeNull();
    expect(await audited(me)).toHaveLength(10);
  });
});
