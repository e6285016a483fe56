import { open, stat } from 'node:fs/promises';
import type { Client } from 'pg';

/** A node of a plan, as auto_explain logs it. */
type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] };
type Logged = { Plan: Node };
export type Statement = { scans: string[]; wholeTables: string[] };

/** What `watchPlans` needs of the server. */
export const planSettings = ['session_preload_libraries=auto_explain', 'auto_explain.log_format=json'];

/** Above this number of rows, a table should not be read as a whole. */
const largeRows = 10_000;

/** Reads the plans of statements from the log of a PostgreSQL that was started with `planSettings`. */
export async function watchPlans(client: Client, logFile: string) {
  const { rows } = await client.query<{ name: string; parent: string | null; rows: number }>(
    `select c.relname as name, p.relname as parent, coalesce(nullif(c.reltuples, -1), 0)::float8 as rows
     from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
     where c.relkind in ('r', 'i')`,
  );
  const relations = new Map(rows.map((row) => [row.name, row]));
  /** Partitions and their indexes have the names of their tables. */
  const nameOf = (relation: string) => relations.get(relation)?.parent ?? relation;

  function describe({ Plan: plan }: Logged): Statement {
    const nodes = listNodes(plan);
    const scans = nodes.flatMap((node) => (node['Index Name'] ? [nameOf(node['Index Name'])] : []));
    const whole = nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []));
    const large = whole.filter((name) => (relations.get(name)?.rows ?? 0) > largeRows);
    return { scans: [...new Set(scans)], wholeTables: [...new Set(large.map(nameOf))] };
  }

  const set = async (value: string) => {
    await client.query(`alter system set auto_explain.log_min_duration = ${value}`);
    await client.query('select pg_reload_conf()');
    // Sessions read it before their next statement.
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  return {
    /** The statements that others send meanwhile. */
    async during(work: () => Promise<unknown>): Promise<Statement[]> {
      const { size } = await stat(logFile);
      await set('0');
      try {
        await work();
      } finally {
        await set('-1');
      }
      const text = await readFrom(logFile, size);
      return [...text.matchAll(/duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g)].map(([, plan = '']) =>
        describe(JSON.parse(plan.replaceAll(/^\t/gm, '')) as Logged),
      );
    },
  };
}

const listNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

async function readFrom(file: string, position: number): Promise<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read({ buffer: Buffer.alloc(size - position), position });
    return buffer.toString();
  } finally {
    await handle.close();
  }
}
