import { listAllowedScopes } from '#kernel/scopes.ts';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { importFactories } from '#modules/directory/factories/import/factory-import.service.ts';
import { type Caller, reachable, startApp, unlimited } from '../../harness.ts';
import { capabilitiesIn } from '../capabilities/capability.ts';
import { createProjectClient } from '../engineering/client.ts';
import { publishing } from '../rfqs/published.ts';

export const app = await startApp(unlimited);
export const me = await app.live({ scopes: listAllowedScopes('live', 'customer') });
const { organisationId } = me;
const owner = await app.session('owner', organisationId);
const pass = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const set = (table: string, id: string, change: string, ...values: unknown[]) =>
  app.asOwner().execute(`update ${table} set ${change} where id = ?`, [...values, id]);

type Time = 'createdAt' | 'at' | 'releaseAt';
export type Row = Record<Time | 'id' | 'email' | 'role' | 'status' | 'kind' | 'title' | 'process', string> &
  Record<'projectId' | 'rfqId' | 'factoryId' | 'label', string | null> & { changes: { field: string }[] | null };
export type Case = {
  by: Pick<Caller, 'graph'>;
  /** The list in a document. */
  place?: (list: string) => string;
  /** From the data of the answer to the page. */
  path: string[];
  field: string;
  shown: string;
  filter: string;
  orders: Record<string, (row: Row) => string>;
  filters: Record<string, [filter: (rows: Row[]) => object, matches: (row: Row, rows: Row[]) => boolean]>;
};
const middle = (rows: Row[]) => rows[Math.floor(rows.length / 2)]!;
const byTime = (column: Time): Case['filters'] => ({
  [`${column} from`]: [
    (rows) => ({ createdAt: { from: middle(rows)[column] } }),
    (row, rows) => row[column] >= middle(rows)[column],
  ],
  [`${column} to`]: [
    (rows) => ({ createdAt: { to: middle(rows)[column] } }),
    (row, rows) => row[column] <= middle(rows)[column],
  ],
});
const all: Case['filters'] = { 'nulls, which mean nothing': [() => ({ createdAt: null }), () => true] };

async function keys(): Promise<Case> {
  const at = (minutes: number) => new Date(app.clock.now.getTime() + minutes * 60_000);
  const changes: [string, ...unknown[]][] = [
    ['label = ?, expires_at = ?', 'CI runner', at(60)],
    ['expires_at = ?', at(-1)],
    ['revoked_at = ?, expires_at = ?', at(-5), at(60)],
    ['temporary = true, expires_at = ?', at(5)],
    ['temporary = true, expires_at = ?', at(0)],
  ];
  for (const [i, [change, ...values]] of changes.entries()) {
    const { keyId } = await app.live({ organisationId });
    await set('api_key', keyId, `${change}, created_at = ?`, ...values, at(-10 * (i >> 1)));
  }
  return {
    by: owner,
    path: ['keys'],
    field: 'keys',
    shown: 'id createdAt label mode status',
    filter: 'KeyFilter',
    orders: { CREATED_AT: ({ createdAt }) => createdAt },
    filters: {
      ...all,
      ...byTime('createdAt'),
      'a part of the label': [() => ({ q: 'ci R' }), ({ label }) => label === 'CI runner'],
      'one status': [() => ({ status: 'revoked' }), ({ status }) => status === 'revoked'],
      'several statuses': [() => ({ status: ['active', 'temporary'] }), ({ status }) => /active|temp/.test(status)],
      expiry: [() => ({ status: ['expired'] }), ({ status }) => status === 'expired'],
      'another mode': [() => ({ mode: ['sandbox'] }), () => false],
    },
  };
}

async function people(field: 'members' | 'sessions'): Promise<Case> {
  for (const role of ['viewer', 'member', 'viewer'] as const) {
    const { memberId, sessionId } = await app.session(role, organisationId);
    pass(1);
    await set('member', memberId, 'created_at = ?', app.clock.now);
    await set('browser_session', sessionId, 'created_at = ?', app.clock.now);
  }
  const { email } = owner;
  return {
    by: owner,
    path: [field],
    field,
    shown: 'id createdAt email role',
    filter: field === 'members' ? 'MemberFilter' : 'SessionFilter',
    orders: {
      CREATED_AT: ({ createdAt }) => createdAt,
      ...(field === 'members' && { EMAIL: ({ email }: Row) => email }),
    },
    filters: {
      ...all,
      ...byTime('createdAt'),
      'several roles': [() => ({ role: ['viewer', 'owner'] }), ({ role }) => role !== 'member'],
      'a part of the address': [() => ({ q: email.slice(0, 20).toUpperCase() }), (row) => row.email === email],
    },
  };
}

async function disclosures(): Promise<Case> {
  const { published } = publishing(app);
  const first = await published(me);
  pass(3);
  await published(me, { factories: 1 });
  const {
    projectId,
    rfqId,
    factoryIds: [factoryId],
  } = first;
  return {
    by: me,
    path: ['pendingDisclosures'],
    field: 'pendingDisclosures',
    shown: 'id createdAt releaseAt projectId rfqId factoryId kind',
    filter: 'DisclosureFilter',
    orders: { CREATED_AT: ({ createdAt }) => createdAt, RELEASE_AT: ({ releaseAt }) => releaseAt },
    filters: {
      ...all,
      ...byTime('createdAt'),
      'a project': [() => ({ projectId }), (row) => row.projectId === projectId],
      'a request': [() => ({ rfqId }), (row) => row.rfqId === rfqId],
      'a factory': [() => ({ factoryId }), (row) => row.factoryId === factoryId],
      'a kind': [() => ({ kind: ['file', 'company_identity'] }), ({ kind }) => /file|company/.test(kind)],
      'a time of release': [
        (rows) => ({ releaseAt: { to: middle(rows).releaseAt } }),
        (row, rows) => row.releaseAt <= middle(rows).releaseAt,
      ],
    },
  };
}

async function history(): Promise<Case> {
  const record = { directoryId: 'mfg-listed', nameEn: 'Listed' };
  const versions = [record, { ...record, city: 'Foshan' }, { ...record, city: 'Wuxi', nameEn: 'Renamed' }, record];
  for (const [i, raw] of versions.entries()) {
    async function* lines() {
      yield { line: i + 1, record: FactoryRecord.parse(raw), raw };
    }
    await importFactories(app.asOwner(), lines(), { source: 'a.ndjson', today: '2026-09-01' });
  }
  const changesOf = ({ changes }: Row) => (changes ?? []).map(({ field }) => field);
  return {
    by: me,
    place: (list) => `{ factory(id: "mfg-listed") { ${list} } }`,
    path: ['factory', 'history'],
    field: 'history',
    shown: 'id at reference changes { field }',
    filter: 'FactoryHistoryEntryFilter',
    orders: { CREATED_AT: ({ at }) => at },
    filters: {
      ...all,
      'a changed field': [() => ({ field: ['nameEn'] }), (row) => changesOf(row).includes('nameEn')],
      'any of several fields': [() => ({ field: ['nameEn', 'city'] }), (row) => changesOf(row).length > 0],
      'a field that did not change': [() => ({ field: ['region'] }), () => false],
      ...byTime('at'),
    },
  };
}

const made = capabilitiesIn(app);
async function capabilities(): Promise<[whole: Case, ofFactory: Case]> {
  const { published, submitted } = await made;
  const [factoryId] = await app.factories(reachable({ directoryId: 'mfg-able' }));
  const other = await app.organisation();
  const said = [
    [published, other, { title: 'Bent Sheet Metal', process: 'sheet_metal', factoryId }],
    [published, organisationId, { title: 'Turned shafts', factoryId }],
    [submitted, organisationId, { title: 'Milled parts', factoryId }],
    [submitted, organisationId, { title: 'Bent tubes', process: 'sheet_metal' }],
    [submitted, other, { title: 'Not shown', factoryId }],
  ] as const;
  for (const [submit, by, content] of said) {
    await submit(by, content);
    pass(1);
  }
  const common = {
    by: me,
    shown: 'id createdAt title status process factoryId',
    filter: 'CapabilityFilter',
    orders: { CREATED_AT: ({ createdAt }: Row) => createdAt },
    filters: {
      ...all,
      ...byTime('createdAt'),
      'a status': [() => ({ status: ['published'] }), ({ status }) => status === 'published'],
      'several statuses': [() => ({ status: ['published', 'in_review'] }), () => true],
      'a process': [() => ({ process: 'sheet_metal' }), ({ process }) => process === 'sheet_metal'],
      'a part of the title': [() => ({ q: 'bent' }), ({ title }) => /^Bent/.test(title)],
    },
  } satisfies Omit<Case, 'path' | 'field'>;
  const ofFactory: Case['filters'] = { 'a factory': [() => ({ factoryId }), (row) => row.factoryId === factoryId] };
  return [
    { ...common, path: ['capabilities'], field: 'capabilities', filters: { ...common.filters, ...ofFactory } },
    {
      ...common,
      place: (list) => `{ factory(id: "mfg-able") { ${list} } }`,
      path: ['factory', 'capabilityRecords'],
      field: 'capabilityRecords',
    },
  ];
}

async function engineering(): Promise<[packages: Case, transfers: Case]> {
  const { projectId, bring, begin } = await createProjectClient(me);
  for (const revision of ['A', 'B', 'C']) {
    await bring({ 'part.step': `revision ${revision}` }, revision);
    pass(1);
  }
  await begin({ 'part.step': 'revision D' }, 'D');
  const common = {
    by: me,
    place: (list: string) => `{ project(id: "${projectId}") { ${list} } }`,
    shown: 'id createdAt status',
    orders: { CREATED_AT: ({ createdAt }: Row) => createdAt },
  };
  const filterBy = (one: string, other: string): Case['filters'] => ({
    ...all,
    ...byTime('createdAt'),
    'a status': [() => ({ status: one }), ({ status }) => status === one],
    'several statuses': [() => ({ status: [one, other] }), ({ status }) => status === one || status === other],
  });
  return [
    {
      ...common,
      path: ['project', 'engineeringPackages'],
      field: 'engineeringPackages',
      filter: 'EngineeringPackageFilter',
      filters: filterBy('superseded', 'current'),
    },
    {
      ...common,
      path: ['project', 'engineeringTransfers'],
      field: 'engineeringTransfers',
      filter: 'EngineeringTransferFilter',
      filters: filterBy('open', 'complete'),
    },
  ];
}

const [capabilityList, ofFactory] = await capabilities();
const [packages, transfers] = await engineering();
export const cases: Case[] = [
  await keys(),
  await people('members'),
  await people('sessions'),
  await history(),
  capabilityList,
  ofFactory,
  packages,
  transfers,
  // Last, because they are pending for fifteen minutes.
  await disclosures(),
];
