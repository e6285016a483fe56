import { canonicalizeJson } from '#kernel/hash.ts';
import { DirectoryFields, type FactoryRecord, type FieldChange, WhatTheyToldUs } from '../factory.schema.ts';

/** Fields visible to operator staff only, also in history. */
export const operatorFields: ReadonlySet<string> = new Set([
  'contacts',
  'notes',
  'quarantined',
  'aliases',
  'certificationNotes',
]);

const plain = [
  'nameEn',
  'nameZh',
  'city',
  'region',
  'country',
  'processes',
  'specialty',
  'capabilities',
  'minQuantities',
  'startupFriendly',
  'answeredUs',
  'lastAnsweredAt',
  'confidence',
  'quarantined',
  'aliases',
  'notes',
] as const satisfies (keyof FactoryRecord)[];
const nested = { directoryFields: DirectoryFields, whatTheyToldUs: WhatTheyToldUs } as const;

export const recordFields: readonly string[] = [
  ...plain,
  ...Object.entries(nested).flatMap(([parent, { shape }]) => Object.keys(shape).map((name) => `${parent}.${name}`)),
  'certifications',
  'certificationNotes',
  'contacts',
];

export function diffRecords(before: FactoryRecord, after: FactoryRecord): FieldChange[] {
  const differ = (a: unknown, b: unknown) => canonicalizeJson([a]) !== canonicalizeJson([b]);
  const changes: FieldChange[] = plain.flatMap((field) =>
    differ(before[field], after[field]) ? [{ field, before: before[field], after: after[field] }] : [],
  );
  for (const parent of ['directoryFields', 'whatTheyToldUs'] as const) {
    const [old, now]: Record<string, unknown>[] = [before[parent], after[parent]];
    for (const name of Object.keys(nested[parent].shape)) {
      const [was, is] = [old?.[name] ?? null, now?.[name] ?? null];
      if (differ(was, is)) changes.push({ field: `${parent}.${name}`, before: was, after: is });
    }
  }
  const selectPublic = ({ certifications }: FactoryRecord) => certifications.map(({ sourceNote: _, ...seen }) => seen);
  const selectNotes = ({ certifications }: FactoryRecord) =>
    certifications.map(({ name, sourceNote }) => ({ name, sourceNote }));
  for (const [field, of] of [
    ['certifications', selectPublic],
    ['certificationNotes', selectNotes],
  ] as const)
    if (differ(of(before), of(after))) changes.push({ field, before: of(before), after: of(after) });
  if (differ(before.contacts, after.contacts)) changes.push({ field: 'contacts', before: null, after: null });
  return changes;
}
