import { ConfigError } from '../settings/config.ts';

export const replacedMigrations = [
  'Migration20261121090000',
  'Migration20261121100000',
  'Migration20261121110000',
  'Migration20261121130000',
  'Migration20261121130100',
  'Migration20261121130200',
  'Migration20261121150000',
  'Migration20261121150100',
  'Migration20261121160000',
  'Migration20261121190000',
  'Migration20261121200000',
  'Migration20261121203000',
  'Migration20261121204000',
  'Migration20261121221000',
  'Migration20261121222000',
  'Migration20261121223000',
  'Migration20261121224000',
  'Migration20261121225000',
  'Migration20261121226000',
  'Migration20261122101000',
  'Migration20261122102000',
  'Migration20261122103000',
  'Migration20261122104000',
];
export const baseline = 'Migration20261122110000';

/** SQL that carries a database over to the baseline, by the last of the replaced migrations that it has. */
const carryOver: Readonly<Record<string, readonly string[]>> = {
  Migration20261121226000: ['complete-former-tables.sql', 'enter-baseline.sql'],
  Migration20261122104000: ['enter-baseline.sql'],
};

/** Files to run before the migrations; none for a new database or one that has the baseline. */
export function findCarryOver(applied: readonly string[], known: readonly string[]): readonly string[] {
  const replaced = applied.filter((name) => replacedMigrations.includes(name));
  const newer = applied.find((name) => !replacedMigrations.includes(name) && !known.includes(name));
  if (newer !== undefined) throw refuse(`It was migrated by a newer release (${newer}): start that release.`);
  const last = replaced.toSorted().at(-1);
  if (last === undefined) return [];
  const files = carryOver[last];
  const isWhole = replaced.length === replacedMigrations.indexOf(last) + 1;
  if (files && isWhole) return files;
  throw refuse(
    `Its last migration is ${last}, which a baseline has replaced: start the last release before the ` +
      `baseline once, which migrates to ${replacedMigrations.at(-1)}, and then this release.`,
  );
}

/** Throws if a newer release has applied other versions of these SQL files, which this one would undo. */
export function assertNotNewer(
  changed: readonly string[],
  applied: readonly { path: string; release: string }[],
  release: string,
): void {
  const newer = applied.find((file) => changed.includes(file.path) && isNewer(file.release, release));
  if (newer) {
    throw refuse(
      `Release ${newer.release} has applied ${newer.path}, and this is release ${release}: start the newer release.`,
    );
  }
}

function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((release) => release.split('.').map(Number));
  const at = a?.findIndex((number, i) => number !== b?.[i]) ?? -1;
  return at >= 0 && Number(a?.[at]) > Number(b?.[at]);
}

const refuse = (reason: string) =>
  new ConfigError(`The database cannot be used by this release. ${reason} Nothing was changed.`);
