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

/** `before_baseline`: every replaced migration is applied, so the tables are those of the baseline but for some names. */
export type History = 'before_baseline' | 'current';

export function readHistory(applied: readonly string[], known: readonly string[]): History {
  const replaced = applied.filter((name) => replacedMigrations.includes(name));
  const newer = applied.find((name) => !replacedMigrations.includes(name) && !known.includes(name));
  if (newer !== undefined) throw refuse(`It was migrated by a newer release (${newer}): start that release.`);
  if (replaced.length === 0) return 'current';
  if (replaced.length < replacedMigrations.length) {
    throw refuse(
      `Its last migration is ${replaced.toSorted().at(-1)}, which a baseline has replaced: start the last release before the ` +
        `baseline once, which migrates to ${replacedMigrations.at(-1)}, and then this release.`,
    );
  }
  return 'before_baseline';
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
