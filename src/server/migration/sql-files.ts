import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';

export type SqlFile = { path: string; sha256: string; text: string };
export type AppliedFile = { path: string; sha256: string; release: string };

/** Functions before triggers and policies, which may call them; then in the order of their paths. */
const isOfTable = ({ path }: SqlFile) => /\.(?:triggers|policies)\.sql$/.test(path);

export function readSqlFiles(folder: string): SqlFile[] {
  const files = globSync('**/*.sql', { cwd: folder })
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
      return { path: path.replaceAll('\\', '/'), sha256: createHash('sha256').update(text).digest('hex'), text };
    });
  return [...files.filter((file) => !isOfTable(file)), ...files.filter(isOfTable)];
}

export const findChanged = (files: SqlFile[], applied: AppliedFile[]): SqlFile[] => {
  const hashes = new Map(applied.map(({ path, sha256 }) => [path, sha256]));
  return files.filter(({ path, sha256 }) => hashes.get(path) !== sha256);
};

/** Functions may call others that are created after them. */
export async function applySqlFiles(em: EntityManager, files: SqlFile[], release: string): Promise<void> {
  await em.execute('set local check_function_bodies = off');
  for (const { path, sha256, text } of files) {
    await em.execute(text).catch((error: Error) => {
      throw new Error(`${path} cannot be applied: ${error.message}`, { cause: error });
    });
    await em.execute(
      `insert into applied_sql_file (path, sha256, release) values (?, ?, ?)
       on conflict (path) do update set sha256 = excluded.sha256, release = excluded.release, applied_at = default`,
      [path, sha256, release],
    );
  }
}
