import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'migrations';
/** Migrations and the SQL that they run; what `migrations/sql` holds may change. */
const names = globSync(['Migration*.ts', '*.sql'], { cwd: folder }).toSorted();
const checksum = (name: string) => {
  const text = readFileSync(posix.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex');
};
const landed: Record<string, string> = JSON.parse(readFileSync(posix.join(folder, 'checksums.json'), 'utf8'));

test('a landed migration is never edited: databases have applied it, so add a new one with npm run migrate:create', () => {
  expect(Object.keys(landed).filter((name) => !names.includes(name) || checksum(name) !== landed[name])).toEqual([]);
});

test('each migration has its checksum: npm run contract adds it, and never changes one', async () => {
  const missing = names.filter((name) => !Object.hasOwn(landed, name)).map((name) => [name, checksum(name)]);
  const all = Object.entries({ ...landed, ...Object.fromEntries(missing) }).toSorted();
  const text = `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../migrations/checksums.json');
});
