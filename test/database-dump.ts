import { type Client, escapeIdentifier, escapeLiteral } from 'pg';

/** Schemas of the service; `directory_next` exists only while the search index is rebuilt. */
const ours = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'directory_next')`;
const notFromExtension = (catalog: string, object: string) =>
  `not exists (select from pg_depend x where x.classid = '${catalog}'::regclass and x.objid = ${object} and x.deptype = 'e')`;

/** Statements that do not depend on rows: to be run before the rows are loaded. */
const before = {
  Extensions: `
    select format('create extension if not exists %I with schema %I;', extname, extnamespace::regnamespace)
    from pg_extension where extname <> 'plpgsql' order by 1`,
  Schemas: `
    select format('create schema %I;', n.nspname) from pg_namespace n where ${ours} and n.nspname <> 'public' order by 1`,
  Sequences: `
    select format('create sequence %s as %s;', c.oid::regclass, format_type(s.seqtypid, null))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_sequence s on s.seqrelid = c.oid
    where c.relkind = 'S' and ${ours} order by 1`,
  Tables: `
    select format(E'create %stable %s (\\n%s\\n)%s;', case c.relpersistence when 'u' then 'unlogged ' end, c.oid::regclass,
      string_agg('  ' || line, E',\\n' order by place, line),
      case when c.reloptions is not null then format(' with (%s)', array_to_string(c.reloptions, ', ')) end)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (
      select a.attnum::int as place, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
        case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation end,
        case when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
          when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
        case when a.attnotnull then 'not null' end) as line
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      union all
      select 10000, format('constraint %I %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = c.oid and contype in ('p', 'u', 'c', 'x')
    ) lines
    where c.relkind = 'r' and ${ours} group by c.oid, n.nspname order by n.nspname, c.relname`,
  'Storage of columns': `
    select format('alter table %s alter column %I set %s;', a.attrelid::regclass, a.attname, setting)
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (values
      (a.attstorage <> t.typstorage, 'storage ' || case a.attstorage when 'e' then 'external' when 'm' then 'main'
        when 'x' then 'extended' else 'plain' end),
      (a.attcompression <> '', 'compression ' || case a.attcompression when 'l' then 'lz4' else 'pglz' end),
      (a.attstattarget >= 0, 'statistics ' || a.attstattarget),
      (a.attoptions is not null, format('(%s)', array_to_string(a.attoptions, ', ')))
    ) as other(applies, setting)
    where applies and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and ${ours} order by 1`,
  'Owners of sequences': `
    select format('alter sequence %s owned by %s.%I;', d.objid::regclass, d.refobjid::regclass, a.attname)
    from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S' join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.deptype = 'a' and ${ours} order by 1`,
};

const after = {
  Functions: `
    select pg_get_functiondef(p.oid) || ';' from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prokind in ('f', 'p') and ${ours} and ${notFromExtension('pg_proc', 'p.oid')}
    order by n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)`,
  Aggregates: `
    select format('create aggregate %s(%s) (sfunc = %s, stype = %s%s, parallel = %s);', p.oid::regproc,
      pg_get_function_identity_arguments(p.oid), a.aggtransfn, format_type(a.aggtranstype, null),
      ', initcond = ' || quote_literal(a.agginitval),
      case p.proparallel when 's' then 'safe' when 'r' then 'restricted' else 'unsafe' end)
    from pg_aggregate a join pg_proc p on p.oid = a.aggfnoid join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and ${notFromExtension('pg_proc', 'p.oid')} order by 1`,
  Views: `
    select format(E'create view %s as\\n%s', c.oid::regclass, pg_get_viewdef(c.oid))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'v' and ${ours} and ${notFromExtension('pg_class', 'c.oid')} order by c.oid`,
  'Foreign keys': `
    select format('alter table %s add constraint %I %s;', c.conrelid::regclass, conname, pg_get_constraintdef(c.oid))
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace where contype = 'f' and ${ours} order by 1`,
  Indexes: `
    select pg_get_indexdef(i.indexrelid) || ';' from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x')) order by 1`,
  Triggers: `
    select pg_get_triggerdef(t.oid) || ';' from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and ${ours} order by c.oid::regclass::text, t.tgname`,
  'Row-level security': `
    select format('alter table %s %s row level security;', c.oid::regclass, kind)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (values ('enable', c.relrowsecurity), ('force', c.relforcerowsecurity)) as flag(kind, is_set)
    where is_set and ${ours} order by 1`,
  Policies: `
    select concat_ws(' ', format('create policy %I on %I.%I', policyname, schemaname, tablename),
      case permissive when 'RESTRICTIVE' then 'as restrictive' end, 'for', lower(cmd),
      'to', array_to_string(roles, ', '), format('using (%s)', qual), format('with check (%s)', with_check)) || ';'
    from pg_policies p join pg_namespace n on n.nspname = p.schemaname where ${ours}
    order by schemaname, tablename, policyname`,
  Privileges: `
    with object as (
      select 'schema' as kind, quote_ident(n.nspname) as name, n.nspowner as owner, n.nspacl as acl, null::"char" as default_of
      from pg_namespace n where ${ours}
      union all
      select case c.relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass::text, c.relowner, c.relacl, null
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'v', 'S') and ${ours} and ${notFromExtension('pg_class', 'c.oid')}
      union all
      select 'function', p.oid::regprocedure::text, p.proowner, coalesce(p.proacl, acldefault('f', p.proowner)), null
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${ours} and ${notFromExtension('pg_proc', 'p.oid')}
    ), granted as (
      select kind, name, case grantee when 0 then 'public' else grantee::regrole::text end as grantee,
        string_agg(lower(privilege_type), ', ' order by privilege_type) as privileges
      from object cross join aclexplode(acl) as entry where entry.grantee <> owner group by 1, 2, 3
    )
    select format('revoke all on function %s from public;', name) from object o
    where kind = 'function' and not exists (
      select from granted g where g.kind = o.kind and g.name = o.name and g.grantee = 'public'
    )
    union all
    select format('grant %s on %s %s to %s;', privileges, kind, name, grantee) from granted
    where (kind, grantee) <> ('function', 'public') and (name, grantee) <> ('public', 'public')
    order by 1`,
  'Default privileges': `
    select format('alter default privileges in schema %I grant %s on %s to %s;', n.nspname,
      string_agg(lower(privilege_type), ', ' order by privilege_type),
      case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else 'types' end,
      entry.grantee::regrole)
    from pg_default_acl d join pg_namespace n on n.oid = d.defaclnamespace cross join aclexplode(d.defaclacl) as entry
    where ${ours} group by n.nspname, d.defaclobjtype, entry.grantee order by 1`,
};

const preamble = `set check_function_bodies = off;\n`;

async function sections(client: Client, queries: Record<string, string>): Promise<string> {
  const texts: string[] = [];
  for (const [title, text] of Object.entries(queries)) {
    const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
    if (rows.length > 0) texts.push(`-- ${title}\n\n${rows.map(([statement]) => statement.trim()).join('\n\n')}\n`);
  }
  return texts.join('\n');
}

/** The definition of everything in the database but roles, as SQL that an owner can run in an empty database. */
export async function dumpSchema(client: Client): Promise<string> {
  // Names are qualified and expressions print alike whatever the session was set to.
  await client.query(`set search_path = ''`);
  return [preamble, await sections(client, before), await sections(client, after)].join('\n');
}

/** The same with all rows: they are loaded before the triggers that would act on them exist. */
export async function dumpDatabase(client: Client): Promise<string> {
  await client.query(`set search_path = ''`);
  return [preamble, await sections(client, before), await dumpRows(client), await sections(client, after)].join('\n');
}

async function dumpRows(client: Client): Promise<string> {
  await client.query(`set datestyle = 'ISO'; set timezone = 'UTC'; set bytea_output = 'hex'`);
  const { rows: tables } = await client.query<{ name: string; columns: string[]; key: string | null }>(`
    select c.oid::regclass::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${ours} order by n.nspname, c.relname`);
  const texts: string[] = [];
  for (const { name, columns } of tables) {
    const listed = columns.map((column) => escapeIdentifier(column)).join(', ');
    const asText = columns.map((column) => `t.${escapeIdentifier(column)}::text`).join(', ');
    const { rows } = await client.query<(string | null)[]>({
      text: `select ${asText} from ${name} t`,
      rowMode: 'array',
    });
    const values = rows.map(
      (row) => `  (${row.map((value) => (value === null ? 'null' : escapeLiteral(value))).join(', ')})`,
    );
    if (values.length > 0)
      texts.push(`insert into ${name} (${listed}) overriding system value values\n${values.toSorted().join(',\n')};\n`);
  }
  const { rows: sequences } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${ours} order by 1`,
  );
  for (const { name } of sequences) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${name}`,
    );
    for (const { last, called } of rows) texts.push(`select setval('${name}', ${last}, ${called});\n`);
  }
  return `-- Rows\n\n${texts.join('\n')}`;
}
