import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DomainError } from '#kernel/errors.ts';
import { type FactoryFormat, type FactoryRow, readFactoryRows } from '#modules/factories/factory.file.ts';
import { FactoryRecord } from '#modules/factories/factory.shapes.ts';
import { factoryCsvHeaders } from '#modules/factories/factory-columns.file.ts';

type Content = string | Uint8Array;

async function* bytesOf(content: Content, size = 7) {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = (format: FactoryFormat, content: Content, size?: number) =>
  Array.fromAsync(readFactoryRows(format, bytesOf(content, size)));

const isRow = (row: object): row is FactoryRow => 'record' in row;
const rowsOf = async (format: FactoryFormat, content: Content) => (await read(format, content)).filter(isRow);

/** What happened to each line: the directory id of an accepted row, or the refused field. */
const outcomes = async (format: FactoryFormat, content: Content, size?: number) =>
  (await read(format, content, size)).map((row) => [row.line, isRow(row) ? row.record.directoryId : row.field]);

async function refusalOf(format: FactoryFormat, content: Content) {
  const error: unknown = await read(format, content).catch((thrown: unknown) => thrown);
  if (!(error instanceof DomainError)) throw new Error('Nothing was refused.');
  return error.details?.['fields'];
}

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

const csv = [
  headers,
  [
    'mfg-0001,manufacturer,"Dongguan Hengyi, ""Precision"" Mould",东莞恒益精密模具,Dongguan,Guangdong,CN,"Moulds, then parts"',
    'injection_molding|cnc,Two-shot moulding | |Texture,mfg-0900,injection_molding:500:shots|cnc:20|100',
    'yes,2025-03-04,verified,true,false',
    'ISO 9001:2015;TÜV;A-1;2027-01-31;verified;seen|RoHS;;;;',
    'Ms Lin,sales@hengyi.example,+86 000 0000 0001,synthetic_hengyi',
    '+86 000 0000 0002,info@hengyi.example,虚构路1号',
    'https://hengyi.example,51-200,"Trial orders at a fee.\nAsk first.",30% deposit',
    '2004,8000,US|DE,zh|en,Haitian 160 t,7-14,30',
    'Yes to 500.,,Quick,mail,fair,,',
  ].join(','),
].join('\n');

/** The few columns in which a random record differs. */
const csvOf = (records: FactoryRecord[]) =>
  [
    'directoryId,nameEn,specialty,capabilities,answeredUs,minQuantities,yearFounded,moqNote,contactWechat',
    ...records.map((record) =>
      [
        record.directoryId,
        record.nameEn,
        record.specialty ?? '',
        record.capabilities.join('|'),
        String(record.answeredUs),
        record.minQuantities.map(({ process, quantity }) => `${process ?? ''}:${quantity}`).join('|'),
        String(record.directoryFields.yearFounded ?? ''),
        record.directoryFields.moqNote ?? '',
        record.contacts?.contactWechat ?? '',
      ]
        .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(','),
    ),
  ].join('\n');

describe('the three forms', () => {
  test('have one list of columns', () => expect(factoryCsvHeaders.join(',')).toBe(headers));

  test('read the same record from CSV, NDJSON and JSON', async () => {
    const [fromCsv] = await rowsOf('csv', csv);
    expect(fromCsv?.record).toEqual(full);
    for (const [format, text] of [
      ['ndjson', JSON.stringify(full)],
      ['json', JSON.stringify([full])],
      ['json', JSON.stringify({ factories: [full] })],
    ] as const)
      expect(await read(format, text)).toEqual([{ line: 1, record: full, raw: full }]);
  });

  test('tolerate a byte order mark and Windows line ends', async () => {
    const object = '{"directoryId":"mfg-1","nameEn":"A"}';
    const accepted = [[1, 'mfg-1']];
    expect(await outcomes('csv', '\uFEFF"directoryId",nameEn\r\nmfg-1,A\r\n', 1)).toEqual([[2, 'mfg-1']]);
    expect(await outcomes('ndjson', `\uFEFF${object}\r\n`, 1)).toEqual(accepted);
    expect(await outcomes('json', `\uFEFF[${object}]`)).toEqual(accepted);
  });

  test('say the region in English and keep the row as it was written', async () => {
    const [row] = await rowsOf('csv', 'directoryId,nameZh,region,city\nmfg-1,恒益,广东省,\n');
    expect(row?.record.region).toBe('Guangdong');
    expect(row?.raw).toEqual({ directoryId: 'mfg-1', nameZh: '恒益', region: '广东省' });
  });

  test('agree for any record that a CSV cell can say', async () => {
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
        const ndjson = written.map((record) => JSON.stringify(record)).join('\n');
        const recordsIn = async (format: FactoryFormat, text: string) =>
          (await rowsOf(format, text)).map(({ record }) => record);
        expect(await recordsIn('ndjson', ndjson)).toEqual(written);
        expect(await recordsIn('csv', csvOf(written))).toEqual(written);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a bad row stops nothing and names its field', () => {
  test('in NDJSON', async () => {
    const good = (id: string) => `{"directoryId":"${id}","nameEn":"A"}`;
    const lines = [
      good('mfg-1'),
      '',
      '{"directoryId":"mfg-2"',
      '[]',
      'null',
      '{"directoryId":"mfg-3","nameEn":"A","colour":"red"}',
      '{"directoryId":"mfg-4","nameEn":"A","contacts":{"contactEmail":"销售@例子.example"}}',
      '{"directoryId":"mfg-5","nameEn":"A","minQuantities":[{"quantity":0}],"confidence":"sure"}',
      '{"directoryId":"mfg-6"}',
      '{"directoryId":"mfg-7","nameEn":"A\\u0000"}',
      '{"directoryId":"mfg-8","nameEn":"A","__proto__":{"quarantined":true}}',
      good('mfg-9'),
    ];
    expect(await outcomes('ndjson', lines.join('\n'))).toEqual([
      [1, 'mfg-1'],
      [3, null],
      [4, null],
      [5, null],
      [6, 'colour'],
      [7, 'contacts.contactEmail'],
      [8, 'minQuantities[0].quantity'],
      [8, 'confidence'],
      [9, 'nameEn'],
      [10, 'nameEn'],
      [11, '__proto__'],
      [12, 'mfg-9'],
    ]);
  });

  test('in JSON, counted by record', async () => {
    expect(await outcomes('json', '[{"nameEn":"A"}, 7, {"directoryId":"mfg-3","nameEn":"A"}]')).toEqual([
      [1, 'directoryId'],
      [2, null],
      [3, 'mfg-3'],
    ]);
  });

  test('in CSV, by header and by the line on which the row begins', async () => {
    const lines = [
      'directoryId,nameEn,contactEmail,minQuantities,moqNote',
      'mfg-1,A,a@b.example,cnc:5,"two',
      'lines"',
      '',
      'mfg-2,B,a@b.example;c@d.example,cnc:five,',
      'mfg-3,C,,',
      'mfg-4,D,,,,',
      'mfg-5,E,,,fine',
    ];
    const expected = [
      [2, 'mfg-1'],
      [5, 'minQuantities'],
      [5, 'contactEmail'],
      [6, null],
      [7, null],
      [8, 'mfg-5'],
    ];
    for (const size of [1, 3, 1000]) expect(await outcomes('csv', lines.join('\n'), size)).toEqual(expected);
    expect(await outcomes('csv', lines.join('\r\n'))).toEqual(expected);
  });

  test('even where its quotes do not match', async () => {
    const lines = [
      'directoryId,nameEn',
      'mfg-1,"A"x',
      'mfg-2,5" hose',
      'mfg-3,"open',
      'mfg-4,B',
      'mfg-5,"C"',
      'mfg-6,D',
    ];
    expect(await outcomes('csv', lines.join('\n'))).toEqual([
      [2, null],
      [3, null],
      [4, null],
      [5, 'mfg-4'],
      [6, 'mfg-5'],
      [7, 'mfg-6'],
    ]);
  });

  test('where it is not UTF-8', async () => {
    const damaged = Buffer.from([0xff, 0xfe]);
    const table = Buffer.concat([Buffer.from('directoryId,nameEn\nmfg-1,A'), damaged, Buffer.from('\nmfg-2,B\n')]);
    expect(await outcomes('csv', table)).toEqual([
      [2, 'nameEn'],
      [3, 'mfg-2'],
    ]);
    const objects = Buffer.concat([
      Buffer.from('{"directoryId":"mfg-1","nameEn":"A'),
      damaged,
      Buffer.from('"}\n{"directoryId":"mfg-2","nameEn":"B"}'),
    ]);
    expect(await outcomes('ndjson', objects)).toEqual([
      [1, null],
      [2, 'mfg-2'],
    ]);
  });

  test('where it is longer than 1 MiB', async () => {
    const long = 'x'.repeat(1024 * 1024);
    expect(await outcomes('csv', `directoryId,nameEn\nmfg-1,${long}\nmfg-2,B\n`, 65_536)).toEqual([
      [2, null],
      [3, 'mfg-2'],
    ]);
    const objects = `{"directoryId":"mfg-1","nameEn":"${long}"}\n{"directoryId":"mfg-2","nameEn":"B"}\n`;
    expect(await outcomes('ndjson', objects, 65_536)).toEqual([
      [1, null],
      [2, 'mfg-2'],
    ]);
  });

  test('and never repeats what was written', async () => {
    const [refused] = await read('csv', 'directoryId,nameEn,contactEmail\nmfg-1,A,secret(at)example\n');
    expect(refused).toEqual({ line: 2, field: 'contactEmail', message: 'Invalid email address' });
  });
});

describe('a file that cannot be read at all', () => {
  test('is refused with the names of unknown, doubled and missing columns before any row', async () => {
    expect(await refusalOf('csv', 'nameEn,colour,contacts.contactEmail,nameEn\nA,red,,B\n')).toMatchObject([
      { path: '/colour', code: 'unknown_field', message: 'There is no column named "colour".' },
      { path: '/contacts.contactEmail', code: 'unknown_field' },
      { path: '/nameEn', code: 'duplicate' },
      { path: '/directoryId', code: 'required' },
    ]);
    expect(await refusalOf('csv', '')).toMatchObject([{ path: '/directoryId', code: 'required' }]);
  });

  test('is refused when it is no JSON list', async () => {
    for (const text of ['[{', '{"factory":[]}', '"factories"', '']) {
      expect(await refusalOf('json', text)).toMatchObject([{ path: '', code: 'invalid_value' }]);
    }
  });
});

describe('reading goes along with the file', () => {
  const endless = (head: string, row: (at: number) => string) =>
    async function* (closed: () => void) {
      try {
        yield Buffer.from(head);
        for (let at = 1; ; at++) yield Buffer.from(row(at));
      } finally {
        closed();
      }
    };
  const files = {
    csv: endless('directoryId,nameEn\n', (at) => `mfg-${at},A\n`),
    ndjson: endless('', (at) => `{"directoryId":"mfg-${at}","nameEn":"A"}\n`),
  };

  test.each(['csv', 'ndjson'] as const)('of %s, and lets it go when the reader stops', async (format) => {
    let open = true;
    let rows = 0;
    for await (const row of readFactoryRows(
      format,
      files[format](() => (open = false)),
    )) {
      expect(isRow(row)).toBe(true);
      if (++rows === 1000) break;
    }
    expect({ rows, open }).toEqual({ rows: 1000, open: false });
  });
});
