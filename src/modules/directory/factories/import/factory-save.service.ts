import type { EntityManager } from '@mikro-orm/postgresql';
import { rawQuery } from '#db/raw-query.ts';
import { snakeCase } from '#db/rows.ts';
import { readClock } from '#db/servers/clock.ts';
import { assertDefined } from '#kernel/assert.ts';
import { sha256 } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { FactoryChange } from '../factory.entity.ts';
import type { FactoryRecord } from '../factory.schema.ts';
import type { IndexChange } from '../search/factory-index.service.ts';
import type { Indexed } from '../search/index-terms.rules.ts';
import type { FactoryRow } from './factory.file.ts';
import { diffRecords } from './factory-changes.rules.ts';
import type { Rejection } from './factory-lines.file.ts';

/** Null for a dry run, which saves nothing. */
type Index = { apply(em: EntityManager, changes: IndexChange[]): Promise<void> } | null;
type Change = { id: string; isNew: boolean; rowSha256: string; record: FactoryRecord; raw: object; line: number };
type Result = { refused: Rejection[]; updated: number; unchanged: number };

/** The rows must be of distinct factories. */
export const saveBatch = (
  em: EntityManager,
  batch: readonly FactoryRow[],
  importId: string,
  index: Index,
): Promise<Result> =>
  em.transactional(async (em) => {
    // With a thousand ids the planner would scan the table; every lookup here has an index.
    await rawQuery(em, 'set local enable_seqscan = off');
    const { refused, changed, unchanged } = await compareWithSaved(em, batch);
    const result = { refused, updated: changed.filter(({ isNew }) => !isNew).length, unchanged };
    if (!index || !changed.length) return result;

    const before = await loadRecords(
      em,
      changed.filter(({ isNew }) => !isNew).map(({ id }) => id),
    );
    const updatedAt = await saveFactories(em, changed, before, importId);
    await saveContacts(em, changed);
    const now = readClock();
    const history = changed.flatMap(({ id, line, record }) => {
      const old = before.get(id);
      const changes = old ? diffRecords(old, record) : [];
      return changes.length
        ? [{ id: newId(), at: now, factoryId: id, importId: importId, importLine: line, changes }]
        : [];
    });
    if (history.length) await em.insertMany(FactoryChange, history);
    const merged = await mergeAliases(em, changed);
    // Factories created by this batch are not in the index yet.
    const isNew = new Set(changed.filter((one) => one.isNew).map(({ id }) => id));
    const indexBefore = (id: string) => {
      const record = before.get(id) ?? (isNew.has(id) ? null : merged.get(id));
      return record ? toIndexed(record) : null;
    };
    await index.apply(em, [
      ...[...merged.keys()].map((id) => ({ factoryId: id, before: indexBefore(id), after: null })),
      ...changed
        .filter(({ id }) => !merged.has(id))
        .map(({ id, record }) => ({
          factoryId: id,
          before: indexBefore(id),
          after: toIndexed({ ...record, updatedAt }),
        })),
    ]);
    return result;
  });

async function compareWithSaved(em: EntityManager, batch: readonly FactoryRow[]) {
  const directoryIds = batch.map(({ record }) => record.directoryId);
  const known = await rawQuery<{ id: string; directoryId: string; rowSha256: string }>(
    em,
    'select id, directory_id as "directoryId", row_sha256 as "rowSha256" from factory where directory_id = any($1::text[])',
    [directoryIds],
  );
  const aliases = await rawQuery<{ alias: string; survivor: string }>(
    em,
    `select alias, directory_id as survivor from factory, unnest(aliases) as alias where aliases <> '{}' and aliases && $1::text[] and alias = any($1::text[])`,
    [directoryIds],
  );
  const before = new Map(known.map((one) => [one.directoryId, one]));
  const survivors = new Map(aliases.map(({ alias, survivor }) => [alias, survivor]));
  const refused: Rejection[] = [];
  const changed: Change[] = [];
  for (const { record, raw, line } of batch) {
    const old = before.get(record.directoryId);
    const survivor = survivors.get(record.directoryId);
    const rowSha256 = sha256(JSON.stringify([record, raw]));
    if (!old && survivor) {
      refused.push({ line, field: 'directoryId', message: `${record.directoryId} was merged into ${survivor}.` });
    } else if (old?.rowSha256 !== rowSha256) {
      changed.push({ id: old?.id ?? newId(), isNew: !old, rowSha256, record, raw, line });
    }
  }
  return { refused, changed, unchanged: batch.length - refused.length - changed.length };
}

type Saved = FactoryRecord & { updatedAt: number };

export const toIndexed = ({ certifications, ...factory }: Saved): Indexed => ({
  ...factory,
  certifications: certifications.map(({ name }) => name),
  leadTimeDays: factory.directoryFields.productionLeadTimeDays?.high ?? null,
});

// Columns written by an import, by record field, with their PostgreSQL types.
const writtenColumns = {
  directoryId: 'text',
  kind: 'text',
  nameEn: 'text',
  nameZh: 'text',
  city: 'text',
  region: 'text',
  country: 'text',
  processes: 'text[]',
  specialty: 'text',
  capabilities: 'text[]',
  minQuantities: 'jsonb',
  startupFriendly: 'text',
  answeredUs: 'boolean',
  lastAnsweredAt: 'date',
  confidence: 'text',
  certifications: 'jsonb',
  directoryFields: 'jsonb',
  whatTheyToldUs: 'jsonb',
  quarantined: 'boolean',
  aliases: 'text[]',
  rowSha256: 'text',
  raw: 'jsonb',
  notes: 'jsonb',
} as const;
const names = Object.keys(writtenColumns);
const savedColumns = names.map(
  (name) => `f.${snakeCase(name)}${name === 'lastAnsweredAt' ? '::text' : ''} as "${name}"`,
);
const updatedAtMs = '(extract(epoch from f.updated_at) * 1000)::float8 as "updatedAt"';
const recordsQuery = `
  select f.id, ${updatedAtMs}, ${savedColumns.join(', ')}, case when c.factory_id is not null then json_build_object(
    'contactName', c.contact_name, 'contactEmail', c.contact_email, 'contactPhone', c.contact_phone,
    'contactWechat', c.contact_wechat,
    'directoryFields', json_build_object('phones', c.phones, 'emails', c.emails, 'addressesZh', c.addresses_zh)) end as contacts
  from factory f left join factory_contact c on c.factory_id = f.id where f.id = any($1::uuid[])`;
const upsertStatement = `
  insert into factory as f (id, created_at, updated_at, import_id, import_line, ${names.map(snakeCase).join(', ')})
  select id, now(), now(), $1::uuid, "importLine", ${names.map((name) => `"${name}"`).join(', ')}
  from json_to_recordset($2::json) as r(id uuid, "importLine" int, ${Object.entries(writtenColumns)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ')})
  on conflict (id) do update set updated_at = excluded.updated_at, ${names.map((name) => `${snakeCase(name)} = excluded.${snakeCase(name)}`).join(', ')}
  returning ${updatedAtMs}`;

export async function loadRecords(em: EntityManager, ids: readonly string[]): Promise<Map<string, Saved>> {
  if (!ids.length) return new Map();
  const saved = await rawQuery<Saved & { id: string }>(em, recordsQuery, [ids]);
  return new Map(saved.map((record) => [record.id, record]));
}

/** The rows of a transaction have one time. */
async function saveFactories(
  em: EntityManager,
  changed: readonly Change[],
  before: ReadonlyMap<string, FactoryRecord>,
  importId: string,
): Promise<number> {
  const rows = changed.map(({ id, line, rowSha256, raw, record: { contacts: _, ...record } }) => {
    // An alias is kept forever, so that old ids keep resolving.
    const aliases = [...new Set([...(before.get(id)?.aliases ?? []), ...record.aliases])];
    return { ...record, id, importLine: line, rowSha256, raw, aliases };
  });
  // In this order, because inserting deliveries locks their factories too: another order could deadlock.
  const inLockOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [saved] = await rawQuery<{ updatedAt: number }>(em, upsertStatement, [importId, JSON.stringify(inLockOrder)]);
  return assertDefined(saved, 'a saved factory').updatedAt;
}

/** Contacts that stay are updated, not replaced: their deletion would change the status of drafts for a moment. */
async function saveContacts(em: EntityManager, changed: readonly Change[]): Promise<void> {
  const withdrawn = changed.filter(({ isNew, record }) => !isNew && !record.contacts).map(({ id }) => id);
  if (withdrawn.length)
    await rawQuery(em, 'delete from factory_contact where factory_id = any($1::uuid[])', [withdrawn]);
  const contacts = changed.flatMap(({ id, record: { contacts } }) => {
    if (!contacts) return [];
    const { directoryFields, ...named } = contacts;
    return [{ factoryId: id, ...named, ...directoryFields }];
  });
  if (contacts.length) await rawQuery(em, upsertContactsStatement, [JSON.stringify(contacts)]);
}

const contactColumns = {
  contactName: 'text',
  contactEmail: 'text',
  contactPhone: 'text',
  contactWechat: 'text',
  phones: 'text[]',
  emails: 'text[]',
  addressesZh: 'text[]',
} as const;
const contactNames = Object.keys(contactColumns);
const upsertContactsStatement = `
  insert into factory_contact (factory_id, ${contactNames.map(snakeCase).join(', ')})
  select * from json_to_recordset($1::json) as r("factoryId" uuid, ${Object.entries(contactColumns)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ')})
  on conflict (factory_id) do update set ${contactNames.map((name) => `${snakeCase(name)} = excluded.${snakeCase(name)}`).join(', ')}`;

async function mergeAliases(em: EntityManager, changed: readonly Change[]): Promise<Map<string, Saved>> {
  const named = changed.filter(({ record }) => record.aliases.length).map(({ id }) => id);
  if (!named.length) return new Map();
  const pairs = await rawQuery<{ survivor: string; old: string }>(em, mergePairsQuery, [named]);
  const survivors = resolveSurvivors(pairs);
  const old = await loadRecords(em, [...survivors.keys()]);
  for (const [old, survivor] of survivors) await rawQuery(em, 'select directory.merge($1, $2)', [old, survivor]);
  return old;
}

const mergePairsQuery = `
  with named as (select s.id, alias from factory s, unnest(s.aliases) as alias where s.id = any($1::uuid[]))
  select n.id as survivor, o.id as old from named n join factory o on o.directory_id = n.alias where o.id <> n.id
  union
  select n.id, o.id from named n join factory o on o.id = n.alias::uuid
  where n.alias ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and o.id <> n.id
  order by 1, 2`;

/** If two name each other, the first survives. */
function resolveSurvivors(pairs: readonly { survivor: string; old: string }[]): Map<string, string> {
  const into = new Map<string, string>();
  const last = (id: string): string => {
    const next = into.get(id);
    return next === undefined ? id : last(next);
  };
  for (const { survivor, old } of pairs) if (!into.has(old) && last(survivor) !== old) into.set(old, last(survivor));
  return new Map([...into.keys()].map((old) => [old, last(old)]));
}
