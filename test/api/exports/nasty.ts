import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';

const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const texts = [
  ...starts.map((start) => `${start}1+1`),
  `=HYPERLINK("http://evil.example","x")`,
  `'=1`,
  'say "hello", twice; or: not',
  'one | two',
  '深圳市龙岗区精密模具有限公司',
  'emoji 👩‍🔧🏭 and a \u{1F1E8}\u{1F1F3}',
  'ÅÉß — “quotes” and ’ apostrophes',
  '\u202Eright to left',
  'null',
  'true',
  '0012',
];
const notes = ['two\nlines', 'carriage\r\nreturn', 'a lone\rone', 'tab\tin between', '"', '""', ',', '{"json": [1]}'];

const pick = <T>(items: readonly T[], at: number): T => items[at % items.length]!;
const sometimes = <T>(at: number, value: T): T | null => (at % 3 ? value : null);

/** Synthetic factories with texts that break file formats. No list item contains `|`, which CSV uses as separator. */
export const nastyFactories = (count: number): FactoryRecord[] =>
  Array.from({ length: count }, (_, i) => {
    const text = pick(texts, i);
    const note = pick(notes, i);
    const item = `${text.replaceAll('|', '/').replaceAll(';', ',')} x`;
    return FactoryRecord.parse({
      directoryId: `${pick(['mfg', 'int', 'eng'], i)}-n${i}`,
      nameEn: `${text} ${i}`,
      nameZh: sometimes(i, `${text}${i}号`),
      city: sometimes(i + 1, pick(['Shenzhen', '=Dongguan', '东莞'], i)),
      region: sometimes(i + 2, 'Guangdong'),
      country: pick(['CN', 'VN'], i),
      processes: pick([[], ['cnc'], ['pcba', 'cnc', 'other']], i),
      specialty: sometimes(i, text),
      capabilities: pick([[], [item], [item, 'second, "quoted"', '三']], i + 1),
      minQuantities: pick(
        [
          [],
          [{ process: null, quantity: 10_000_000 }],
          [
            { process: 'cnc', quantity: 1 },
            { process: 'pcba', quantity: 500, unit: 'sets:of 2' },
            { process: null, quantity: 7, unit: 'pcs' },
          ],
        ],
        i,
      ),
      startupFriendly: pick(['yes', 'no', 'unknown'], i),
      answeredUs: i % 2 === 0,
      lastAnsweredAt: sometimes(i, pick(['2025-03-04', '1970-01-01', '1969-12-31', '2024-02-29'], i)),
      confidence: pick(['verified', 'reported', 'unverified'], i),
      certifications: pick(
        [
          [],
          [{ name: item }],
          [
            { name: 'ISO 9001:2015', issuer: 'TÜV', number: 'A-1', validUntil: '2027-01-31', status: 'verified' },
            { name: 'RoHS', issuer: null, number: '=2', validUntil: null, status: 'expired' },
          ],
        ],
        i,
      ),
      directoryFields: sometimes(i + 1, {
        website: sometimes(i, 'https://factory.example/?a=1&b="2"'),
        yearFounded: sometimes(i + 1, 1998),
        employeeRange: sometimes(i + 2, '51-200'),
        floorAreaM2: sometimes(i, 100_000_000),
        exportMarkets: pick([null, [], ['EU', '=US']], i),
        languages: pick([['zh', 'en'], null, []], i),
        equipment: pick([null, [item]], i),
        sampleLeadTimeDays: sometimes(i, { low: 0, high: 7 }),
        productionLeadTimeDays: sometimes(i + 1, { low: 30, high: 30 }),
        moqNote: sometimes(i, note),
        paymentTermsNote: sometimes(i + 2, text),
      }),
      whatTheyToldUs: { answeredSummary: sometimes(i, note), sources: sometimes(i + 1, `${text}\n${note}`) },
    });
  });
