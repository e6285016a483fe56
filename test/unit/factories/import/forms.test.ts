import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import type { FactoryFormat } from '#modules/directory/factories/import/factory.file.ts';
import { factoryCsvHeaders } from '#modules/directory/factories/import/factory-columns.file.ts';
import { countRuns } from '../../../property-seed.ts';
import { type Content, read, rowsOf } from './reading.ts';
import { workbookOf } from './workbook.ts';

const full = {
  directoryId: 'mfg-0001',
  kind: 'manufacturer',
  nameEn: 'Dongguan Hengyi, "Precision" Mould',
  nameZh: '东莞恒益精密模具',
  city: 'Dongguan',
  region: 'Guangdong',
  country: 'CN',
  processes: ['injection_molding', 'cnc'],
  specialty: 'Moulds, then parts',
  capabilities: ['Two-shot moulding', 'Texture'],
  minQuantities: [
    { process: 'injection_molding', quantity: 500, unit: 'shots' },
    { process: 'cnc', quantity: 20, unit: null },
    { process: null, quantity: 100, unit: null },
  ],
  startupFriendly: 'yes',
  answeredUs: true,
  lastAnsweredAt: '2025-03-04',
  confidence: 'verified',
  certifications: [
    {
      name: 'ISO 9001:2015',
      issuer: 'TÜV',
      number: 'A-1',
      validUntil: '2027-01-31',
      status: 'verified',
      sourceNote: 'seen',
    },
    { name: 'RoHS', issuer: null, number: null, validUntil: null, status: 'claimed', sourceNote: null },
  ],
  directoryFields: {
    website: 'https://hengyi.example',
    yearFounded: 2004,
    employeeRange: '51-200',
    floorAreaM2: 8000,
    exportMarkets: ['US', 'DE'],
    languages: ['zh', 'en'],
    sampleLeadTimeDays: { low: 7, high: 14 },
    productionLeadTimeDays: { low: 30, high: 30 },
    equipment: ['Haitian 160 t'],
    moqNote: 'Trial orders at a fee.\nAsk first.',
    paymentTermsNote: '30% deposit',
  },
  whatTheyToldUs: {
    answeredSummary: 'Yes to 500.',
    contactedNote: null,
    communityComments: 'Quick',
    lastAnsweredAt: '2025-03-04',
    sources: 'mail',
  },
  contacts: {
    contactName: 'Ms Lin',
    contactEmail: 'sales@hengyi.example',
    contactPhone: '+86 000 0000 0001',
    contactWechat: 'synthetic_hengyi',
    directoryFields: { phones: ['+86 000 0000 0002'], emails: ['info@hengyi.example'], addressesZh: ['虚构路1号'] },
  },
  notes: { sourceNote: 'fair', verificationNote: null, interactionNote: null },
  aliases: ['mfg-0900'],
  quarantined: false,
};

const headers =
  'directoryId,kind,nameEn,nameZh,city,region,country,specialty,processes,capabilities,aliases,minQuantities,' +
  'startupFriendly,lastAnsweredAt,confidence,answeredUs,quarantined,certifications,' +
  'contactName,contactEmail,contactPhone,contactWechat,phones,emails,addressesZh,' +
  'website,employeeRange,moqNote,paymentTermsNote,yearFounded,floorAreaM2,exportMarkets,languages,equipment,' +
  'sampleLeadTimeDays,productionLeadTimeDays,answeredSummary,contactedNote,communityComments,sources,' +
  'sourceNote,verificationNote,interactionNote';

const cells = [
  ['mfg-0001', 'manufacturer', 'Dongguan Hengyi, "Precision" Mould', '东莞恒益精密模具', 'Dongguan', 'Guangdong', 'CN'],
  ['Moulds, then parts', 'injection_molding|cnc', 'Two-shot moulding | |Texture', 'mfg-0900'],
  ['injection_molding:500:shots|cnc:20|100', 'yes', '2025-03-04', 'verified', 'true', 'false'],
  ['ISO 9001:2015;TÜV;A-1;2027-01-31;verified;seen|RoHS;;;;'],
  ['Ms Lin', 'sales@hengyi.example', '+86 000 0000 0001', 'synthetic_hengyi'],
  ['+86 000 0000 0002', 'info@hengyi.example', '虚构路1号'],
  ['https://hengyi.example', '51-200', 'Trial orders at a fee.\nAsk first.', '30% deposit', '2004', '8000'],
  ['US|DE', 'zh|en', 'Haitian 160 t', '7-14', '30', 'Yes to 500.', '', 'Quick', 'mail', 'fair', '', ''],
].flat();

const csvLine = (cells: string[]) =>
  cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');

test('all formats have the same columns', () => expect(factoryCsvHeaders.join(',')).toBe(headers));

test.each<[FactoryFormat, Content]>([
  ['csv', `${headers}\n${csvLine(cells)}`],
  ['xlsx', workbookOf([[headers.split(','), cells]])],
  ['ndjson', JSON.stringify(full)],
  ['json', JSON.stringify([full])],
  ['json', JSON.stringify({ factories: [full] })],
])('%s reads the same record', async (format, content) => {
  const [row, ...others] = await rowsOf(format, content);
  expect(row?.record).toEqual(full);
  expect(others).toEqual([]);
});

test('a byte order mark and Windows line ends are accepted', async () => {
  const object = '{"directoryId":"mfg-1","nameEn":"A"}';
  for (const [format, text] of [
    ['csv', '\uFEFF"directoryId",nameEn\r\nmfg-1,A\r\n'],
    ['ndjson', `\uFEFF${object}\r\n`],
    ['json', `\uFEFF[${object}]`],
  ] as const)
    expect(await read(format, text, 1)).toMatchObject([{ record: { directoryId: 'mfg-1', nameEn: 'A' } }]);
});

test('the region is converted to English and the raw row is kept', async () => {
  const [row] = await rowsOf('csv', 'directoryId,nameZh,region,city\nmfg-1,恒益,广东省,\n');
  expect(row?.record.region).toBe('Guangdong');
  expect(row?.raw).toEqual({ directoryId: 'mfg-1', nameZh: '恒益', region: '广东省' });
});

test('a rejection never repeats the input', async () => {
  const [refused] = await read('csv', 'directoryId,nameEn,contactEmail\nmfg-1,A,secret(at)example\n');
  expect(refused).toEqual({ line: 2, field: 'contactEmail', message: 'Invalid email address' });
});

/** The columns that vary in random records. */
const few =
  'directoryId,nameEn,specialty,capabilities,answeredUs,minQuantities,yearFounded,moqNote,contactWechat'.split(',');
const fewOf = (record: FactoryRecord) => [
  record.directoryId,
  record.nameEn,
  record.specialty ?? '',
  record.capabilities.join('|'),
  String(record.answeredUs),
  record.minQuantities.map(({ process, quantity }) => `${process ?? ''}:${quantity}`).join('|'),
  String(record.directoryFields.yearFounded ?? ''),
  record.directoryFields.moqNote ?? '',
  record.contacts?.contactWechat ?? '',
];

test('CSV, workbooks and NDJSON give the same record for any representable value', async () => {
  const note = fc.stringMatching(/^[a-z中文"',\n ]{0,12}[a-z中文]$/).map((text) => text.trim());
  const single = note.map((text) => text.replaceAll('\n', ' '));
  const items = fc.uniqueArray(single, { maxLength: 3 });
  const records = fc.array(
    fc.record({
      nameEn: single,
      specialty: fc.option(single),
      capabilities: items,
      answeredUs: fc.boolean(),
      yearFounded: fc.option(fc.integer({ min: 1800, max: 2100 })),
      process: fc.constantFrom('cnc', 'pcba', null),
      quantity: fc.integer({ min: 1, max: 10_000_000 }),
      moqNote: fc.option(note),
      contactWechat: fc.option(single),
    }),
    { minLength: 1, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(records, async (drafts) => {
      const written = drafts.map(({ process, quantity, yearFounded, moqNote, contactWechat, ...draft }, at) =>
        FactoryRecord.parse({
          ...draft,
          directoryId: `mfg-${at}`,
          minQuantities: [{ process, quantity }],
          directoryFields: { yearFounded, moqNote },
          contacts: { contactWechat },
        }),
      );
      const table = [few, ...written.map(fewOf)];
      const ndjson = written.map((record) => JSON.stringify(record)).join('\n');
      const recordsIn = async (format: FactoryFormat, text: Content) =>
        (await rowsOf(format, text)).map(({ record }) => record);
      expect(await recordsIn('ndjson', ndjson)).toEqual(written);
      expect(await recordsIn('csv', table.map(csvLine).join('\n'))).toEqual(written);
      expect(await recordsIn('xlsx', workbookOf([table]))).toEqual(written);
    }),
    { numRuns: countRuns(30) },
  );
});
