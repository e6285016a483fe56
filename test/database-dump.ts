import type { Client } from 'pg';

/** Schemas of the service; `directory_next` exists only while the search index is rebuilt. */
const ours = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'directory_next')`;
const tables = `pg_class c join pg_namespace n on n.oid = c.relnamespace`;
const notFromExtension = (catalog: string, object: string) =>
  `not exists (select from pg_depend x where x.classid = '${catalog}'::regclass and x.objid = ${object} and x.deptype = 'e')`;

/** Privileges of others than the owner, one statement for each set of them. */
const grants = (kind: string, name: string, acl: string, owner: string) => `
  select format('grant %s on ${kind} %s to %s;', privileges, ${name}, string_agg(grantee, ', ' order by grantee)) as statement
  from (
    select grantee::regrole::text as grantee, string_agg(lower(privilege_type), ', ' order by privilege_type) as privileges
    from aclexplode(${acl}) where grantee not in (0, ${owner}) group by 1
  ) granted group by privileges`;

/** Statements about one table, in this order. */
const ofTable = [
  `select format(E'create %stable %s (\\n%s\\n)%s%s;', case c.relpersistence when 'u' then 'unlogged ' end, c.oid::regclass,
    string_agg('  ' || line, E',\\n' order by place, line),
    case when c.relkind = 'p' then ' partition by ' || lower(pg_get_partkeydef(c.oid)) end,
    case when c.reloptions is not null then format(' with (%s)', array_to_string(c.reloptions, ', ')) end) as statement
  from (
    select a.attnum::int as place, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation end,
      case when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
        when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
      case when a.attnotnull then 'not null' end) as line
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    union all
    select 10000 + position(contype::text in 'puxcf'), format('constraint %I %s', conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = c.oid and contype in ('p', 'u', 'x', 'c', 'f')
  ) lines`,
  `select format('alter table %s alter column %I set %s;', c.oid::regclass, a.attname, setting) as statement
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  cross join lateral (values
    (a.attstorage <> t.typstorage, 'storage ' || case a.attstorage when 'e' then 'external' when 'm' then 'main'
      when 'x' then 'extended' else 'plain' end),
    (a.attcompression <> '', 'compression ' || case a.attcompression when 'l' then 'lz4' else 'pglz' end),
    (a.attstattarget >= 0, 'statistics ' || a.attstattarget),
    (a.attoptions is not null, format('(%s)', array_to_string(a.attoptions, ', ')))
  ) as other(applies, setting)
  where applies and a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`,
  `select pg_get_indexdef(i.indexrelid) || ';' as statement from pg_index i
  where i.indrelid = c.oid
    and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))`,
  `select format('alter table %s %s row level security;', c.oid::regclass, kind) as statement
  from (values ('enable', c.relrowsecurity), ('force', c.relforcerowsecurity)) as flag(kind, is_set) where is_set`,
  `select concat_ws(' ', format('create policy %I on %s', polname, c.oid::regclass),
    case when not polpermissive then 'as restrictive' end,
    case polcmd when 'r' then 'for select' when 'a' then 'for insert' when 'w' then 'for update' when 'd' then 'for delete' end,
    'to ' || nullif(array_to_string(array(select case r when 0 then 'public' else r::regrole::text end from unnest(polroles) r), ', '), 'public'),
    format('using (%s)', pg_get_expr(polqual, polrelid)),
    format('with check (%s)', pg_get_expr(polwithcheck, polrelid))) || ';' as statement
  from pg_policy where polrelid = c.oid`,
  `select pg_get_triggerdef(t.oid) || ';' as statement from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal`,
  grants('table', 'c.oid::regclass', 'c.relacl', 'c.relowner'),
];

const ofFunction = [
  `select case p.prokind when 'a' then (
    select format('create aggregate %s(%s) (sfunc = %s, stype = %s%s, parallel = %s);', p.oid::regproc,
      pg_get_function_identity_arguments(p.oid), a.aggtransfn, format_type(a.aggtranstype, null),
      format(', initcond = %L of %s characters', left(a.agginitval, 8), length(a.agginitval)),
      case p.proparallel when 's' then 'safe' when 'r' then 'restricted' else 'unsafe' end)
    from pg_aggregate a where a.aggfnoid = p.oid
  ) else rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' end as statement`,
  `select format('revoke execute on function %s from public;', p.oid::regprocedure) as statement
  where p.proacl is not null and not exists (select from aclexplode(p.proacl) where grantee = 0)`,
  grants('function', 'p.oid::regprocedure', 'p.proacl', 'p.proowner'),
];

const joined = (queries: string[], from: string, condition: string, order: string) => `
  select string_agg(statement, E'\\n' order by place, statement) from ${from}
  cross join lateral (
    ${queries.map((query, place) => `select ${place} as place, statement from (${query}) q${place}`).join('\nunion all\n')}
  ) statements
  where ${condition} and ${ours} group by ${order} order by ${order}`;

const sections: Record<string, string> = {
  Extensions: `
    select format('create extension %I with schema %I;', extname, extnamespace::regnamespace)
    from pg_extension where extname <> 'plpgsql' order by 1`,
  Schemas: `
    select concat_ws(E'\\n', case when n.nspname <> 'public' then format('create schema %I;', n.nspname) end,
      (select string_agg(statement, E'\\n' order by statement)
        from (${grants('schema', 'n.oid::regnamespace', 'n.nspacl', 'n.nspowner')}) q))
    from pg_namespace n where ${ours} order by n.nspname`,
  'Default privileges': `
    select format('alter default privileges in schema %I grant %s on %s to %s;', n.nspname,
      string_agg(lower(privilege_type), ', ' order by privilege_type),
      case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else 'types' end,
      entry.grantee::regrole)
    from pg_default_acl d join pg_namespace n on n.oid = d.defaclnamespace cross join aclexplode(d.defaclacl) as entry
    where ${ours} group by n.nspname, d.defaclobjtype, entry.grantee order by 1`,
  Tables: joined(ofTable, tables, `c.relkind in ('r', 'p') and not c.relispartition`, 'n.nspname, c.relname'),
  Views: `
    select format(E'create view %s as\\n%s', c.oid::regclass, pg_get_viewdef(c.oid))
    from ${tables} where c.relkind = 'v' and ${ours} and ${notFromExtension('pg_class', 'c.oid')} order by n.nspname, c.relname`,
  Sequences: `
    select format('create sequence %s as %s;', c.oid::regclass, format_type(s.seqtypid, null))
    from ${tables} join pg_sequence s on s.seqrelid = c.oid where ${ours} order by 1`,
  Functions: joined(
    ofFunction,
    'pg_proc p join pg_namespace n on n.oid = p.pronamespace',
    notFromExtension('pg_proc', 'p.oid'),
    'n.nspname, p.proname, p.oid::regprocedure::text',
  ),
};

/** Everything that defines the database but its roles and the partitions of the months, as SQL to be read: object by object, in the order of their names. */
export async function dumpSchema(client: Client): Promise<string> {
  // Names are qualified and expressions print alike whatever the session was set to.
  await client.query(`set search_path = ''`);
  const texts: string[] = [];
  for (const [title, text] of Object.entries(sections)) {
    const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
    const statements = rows.map(([statement]) => statement.trim()).filter((statement) => statement !== '');
    if (statements.length > 0) texts.push(`-- ${title}\n\n${statements.join('\n\n')}\n`);
  }
  return texts.join('\n');
}
