import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readQuoteFile } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.file.ts';
import { publishing } from '../../api/rfqs/published.ts';
import { startApp, unlimited } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';

const app = await startApp(unlimited);
const { published, detail } = publishing(app);
const me = await app.live();
const folder = await mkdtemp(join(tmpdir(), 'gateway-quotes-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const { admin } = openPrograms(settingsOf(app));
async function given(name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

test('a quote is recorded from a file, by factory uuid or directory id; recording it again changes nothing', async () => {
  const { rfq, rfqId, factoryIds } = await published(me);
  const [housing, screw] = rfq.lineIds;
  const [record] = await app.asOwner().execute('select directory_id from factory where id = ?', [factoryIds[0]]);
  const { directory_id: directoryId } = record!;
  expect((await admin('rfq', 'show', rfqId)).answer.rfq).toMatchObject({
    id: rfqId,
    status: 'draft',
    lines: [
      { id: housing, number: 1, name: 'Housing', quantityPerUnit: 1 },
      { id: screw, number: 2 },
    ],
    invitations: [{ factoryId: factoryIds[0], directoryId, status: 'pending' }, { factoryId: factoryIds[1] }],
  });
  const csv = await given(
    'quote.csv',
    `lineId,description,quantity,unitPrice,leadTimeDaysLow,leadTimeDaysHigh,currency,incoterm,quoteNote
${housing},Housing,500,2.10,20,30,CNY,FOB,"without VAT,
second line"
${housing},Housing,2000,1.90,25,35,CNY,,
${screw},Screw,2000,0.01,10,12,,,
`,
  );
  const add = (factory: string, file: string) =>
    admin('quote', 'add', '--rfq', rfqId, '--factory', factory, '--file', file);
  const quote = { rfqId, factoryId: factoryIds[0], version: 1, source: 'file', currency: 'CNY' };
  const note = 'without VAT,\nsecond line';
  expect(await add(directoryId, csv)).toMatchObject({ code: 0, answer: { recorded: true, quote: { ...quote, note } } });

  const bad = await given('bad.csv', 'description,quantity,unitPrice,currency\nHousing,500,"2,10",CNY\n');
  const [again, refused, strange] = await Promise.all([
    add(factoryIds[0]!, csv),
    add(factoryIds[0]!, bad),
    add(factoryIds[0]!, join(folder, 'quote.txt')),
  ]);
  expect(again).toMatchObject({ code: 0, answer: { recorded: false, quote } });
  expect(refused).toMatchObject({
    code: 1,
    answer: { error: { code: 'validation_failed', details: { problems: [{ line: 2, field: 'unitPrice' }] } } },
  });
  expect(strange).toMatchObject({ code: 1, answer: { error: { message: expect.stringContaining('.json or .csv') } } });
  const { quotes } = await detail(me, rfqId);
  expect(quotes.map(({ version, lines }) => [version, lines.length])).toEqual([[1, 3]]);
  const entries = await app
    .asOwner()
    .execute(`select owner, actor from audit_entry where resource_id = ?`, [quotes[0].id]);
  expect(entries).toEqual([{ owner: me.organisationId, actor: 'console' }]);

  expect((await admin('rfq', 'close', rfqId)).answer.rfq).toMatchObject({ status: 'closed' });
});

type QuoteFileError = { details: { problems: { line: number; field: string }[] } };

const problems = (format: 'json' | 'csv', text: string | Uint8Array) => {
  try {
    readQuoteFile(format, typeof text === 'string' ? Buffer.from(text) : text);
  } catch (error) {
    return (error as QuoteFileError).details.problems.map(({ line, field }) => [line, field]);
  }
  return null;
};

test.each<[string, string, unknown[]]>([
  ['an unknown column', 'description,quantity,currency,price\nA,1,USD,2\n', [[1, 'price']]],
  ['a duplicate column', 'description,quantity,quantity,currency\nA,1,1,USD\n', [[1, null]]],
  ['no currency', 'description,quantity\nA,1\n', [[2, 'currency']]],
  ['a different currency on another line', 'description,quantity,currency\nA,1,USD\nB,1,CNY\n', [[3, 'currency']]],
  ['a quantity that is not a number', 'description,quantity,currency\nA,1,USD\n\nB,1e3,USD\n', [[4, 'quantity']]],
  [
    'several errors',
    'description,quantity,unitPrice,currency\n,0,x,USD\n',
    [
      [2, 'description'],
      [2, 'quantity'],
      [2, 'unitPrice'],
    ],
  ],
  ['an incomplete lead time', 'description,quantity,currency,leadTimeDaysLow\nA,1,USD,3\n', [[2, 'leadTimeDays/high']]],
  ['a line with too few cells', 'description,quantity,currency\nA,1\n', [[2, null]]],
  ['unbalanced quotation marks', 'description,quantity,currency\n"A,1,USD\n', [[expect.any(Number), null]]],
  ['no lines', 'description,quantity,currency\n', [[null, null]]],
  ['no content', '', [[null, null]]],
])('a CSV file with %s is rejected with line and field', (_, text, expected) =>
  expect(problems('csv', text)).toEqual(expected),
);

test.each<[string, string, unknown[]]>([
  ['malformed JSON', '{', [[null, null]]],
  ['no lines', '{"currency":"USD"}', [[null, 'lines']]],
  [
    'an invalid line',
    '{"currency":"USD","lines":[{"description":"A","quantity":1},{"description":"B","quantity":1,"moq":0}]}',
    [[2, 'moq']],
  ],
  ['an unknown field', '{"currency":"USD","price":1,"lines":[{"description":"A","quantity":1}]}', [[null, 'price']]],
  [
    'a price as a number',
    '{"currency":"USD","lines":[{"description":"A","quantity":1,"unitPrice":1.5}]}',
    [[1, 'unitPrice']],
  ],
])('a JSON file with %s is rejected with line and field', (_, text, expected) =>
  expect(problems('json', text)).toEqual(expected),
);

test('a file that is not valid UTF-8 is rejected', () =>
  expect(problems('csv', Buffer.from([0xff, 0xfe]))).toEqual([[null, null]]));

test('a CSV file from a spreadsheet is accepted: BOM, CRLF, blanks around cells', () => {
  const { lines, currency, source } = readQuoteFile(
    'csv',
    Buffer.from('\uFEFFdescription,quantity,currency\r\n A , 5 ,USD\r\n'),
  );
  expect([lines[0]!.description, lines[0]!.quantity, currency, source]).toEqual(['A', 5, 'USD', 'file']);
});
