import type { Column, Kind } from '#modules/platform/exports/export-column.rules.ts';
import type { FactoryRow } from '../factory.queries.ts';

/** Exported fields. Contacts, notes, aliases and the imported row are never exported. */
export const exportedFields = [
  ...(['id', 'directoryId', 'kind', 'nameEn', 'nameZh', 'city', 'region', 'country', 'processes'] as const),
  ...(['specialty', 'capabilities', 'minQuantities', 'startupFriendly', 'answeredUs', 'lastAnsweredAt'] as const),
  ...(['confidence', 'certifications', 'directoryFields', 'whatTheyToldUs', 'updatedAt'] as const),
];
type Exported = Pick<FactoryRow, (typeof exportedFields)[number]>;

export const toExportedFactory = (row: Exported) => ({
  id: row.id,
  directoryId: row.directoryId,
  kind: row.kind,
  nameEn: row.nameEn,
  nameZh: row.nameZh,
  city: row.city,
  region: row.region,
  country: row.country,
  processes: row.processes,
  specialty: row.specialty,
  capabilities: row.capabilities,
  minQuantities: row.minQuantities,
  startupFriendly: row.startupFriendly,
  answeredUs: row.answeredUs,
  lastAnsweredAt: row.lastAnsweredAt,
  confidence: row.confidence,
  certificationCount: row.certifications.length,
  certifications: row.certifications.map(({ sourceNote: _, ...certification }) => certification),
  directoryFields: row.directoryFields,
  whatTheyToldUs: row.whatTheyToldUs,
  updatedAt: new Date(row.updatedAt),
});
export type ExportedFactory = ReturnType<typeof toExportedFactory>;

type FactoryColumn = Column<ExportedFactory>;
type Part = 'directoryFields' | 'whatTheyToldUs';

const createOwnColumns = (kind: Kind, ...names: (keyof ExportedFactory)[]) =>
  names.map((name): FactoryColumn => ({ name, kind, read: (factory) => factory[name] }));

const createNestedColumns = <P extends Part>(part: P, kind: Kind, ...names: (keyof ExportedFactory[P] & string)[]) =>
  names.map((name): FactoryColumn => ({ name, kind, read: (factory) => factory[part][name] }));

const toDate = (day: string | null) => day && new Date(day);

const lastAnsweredAt: FactoryColumn = {
  name: 'lastAnsweredAt',
  kind: 'day',
  read: (factory) => toDate(factory.lastAnsweredAt),
};

const minQuantities: FactoryColumn = {
  name: 'minQuantities',
  kind: { list: { process: 'text', quantity: 'whole', unit: 'text' } },
  read: (factory) => factory.minQuantities,
  cell: (factory) =>
    factory.minQuantities
      .map(({ process, quantity, unit }) => {
        if (unit) return `${process ?? ''}:${quantity}:${unit}`;
        return process ? `${process}:${quantity}` : quantity;
      })
      .join(' | '),
};

const certifications: FactoryColumn = {
  name: 'certifications',
  kind: { list: { name: 'text', issuer: 'text', number: 'text', validUntil: 'day', status: 'text' } },
  read: (factory) => factory.certifications.map((one) => ({ ...one, validUntil: toDate(one.validUntil) })),
  cell: (factory) =>
    factory.certifications
      .map(({ name, issuer, number, validUntil, status }) => [name, issuer, number, validUntil, status].join(';'))
      .join(' | '),
};

const createLeadTimeColumn = (name: 'sampleLeadTimeDays' | 'productionLeadTimeDays'): FactoryColumn => ({
  name,
  kind: { record: { low: 'whole', high: 'whole' } },
  read: ({ directoryFields }) => directoryFields[name],
  cell: ({ directoryFields: { [name]: days } }) => (days ? `${days.low}-${days.high}` : ''),
});

/** Columns that an import accepts come first, under its headers; the others are last, so that they can be cut off. */
export const factoryTable: readonly FactoryColumn[] = [
  ...createOwnColumns('text', 'directoryId', 'kind', 'nameEn', 'nameZh', 'city', 'region', 'country', 'specialty'),
  ...createOwnColumns('texts', 'processes', 'capabilities'),
  minQuantities,
  ...createOwnColumns('text', 'startupFriendly'),
  ...createOwnColumns('flag', 'answeredUs'),
  lastAnsweredAt,
  ...createOwnColumns('text', 'confidence'),
  certifications,
  ...createNestedColumns('directoryFields', 'text', 'website', 'employeeRange', 'moqNote', 'paymentTermsNote'),
  ...createNestedColumns('directoryFields', 'whole', 'yearFounded', 'floorAreaM2'),
  ...createNestedColumns('directoryFields', 'texts', 'exportMarkets', 'languages', 'equipment'),
  createLeadTimeColumn('sampleLeadTimeDays'),
  createLeadTimeColumn('productionLeadTimeDays'),
  ...createNestedColumns('whatTheyToldUs', 'text', 'answeredSummary', 'contactedNote', 'communityComments', 'sources'),
  ...createOwnColumns('text', 'id'),
  ...createOwnColumns('whole', 'certificationCount'),
  ...createOwnColumns('time', 'updatedAt'),
];
