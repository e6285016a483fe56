import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readNameWords } from '#modules/sourcing/screening/name-words.file.ts';
import { readScreeningList } from '#modules/sourcing/screening/screening-list.file.ts';
import { createScreener } from '#modules/sourcing/screening/screening-match.rules.ts';
import { leastCpuMs } from '../../cpu-time.ts';

const words = readNameWords();

test('30,000 rows are loaded in less than five seconds of processor time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'screening-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'consolidated.csv');
  const name = (n: number) => `Phantasm ${n.toString(36)} Holdings ${(n * 7919).toString(36)}`;
  const rows = Array.from(
    { length: 30_000 },
    (_, n) => `${name(n)},A list,Entity,${name(n + 1)}; ${name(n + 2)},"${n} Invented Road, Ningbo, Zhejiang, CN",,`,
  );
  writeFileSync(file, ['name,source,type,alt_names,addresses,start_date,end_date', ...rows].join('\n'));
  const load = () => {
    const { entries } = readScreeningList(file);
    createScreener(entries, words);
    expect(entries).toHaveLength(30_000);
  };
  expect(await leastCpuMs(3, load, 5000)).toBeLessThan(5000);
});

const syllables = ['ka', 'lo', 'mi', 'ru', 'sen', 'tor', 'vel', 'zan', 'qui', 'bar', 'dex', 'fol', 'gri', 'hun', 'jal'];
const invent = (n: number) =>
  [0, 1, 2, 3].map((i) => syllables[Math.floor(n / syllables.length ** i) % syllables.length]).join('');
const many = Array.from({ length: 30_000 }, (_, n) => ({
  list: 'A list',
  kind: null,
  name: `${invent(n)} ${invent(n * 7 + 3)} Trading Company`,
  aliases: [
    `Al ${invent(n * 13)} ${invent(n)}`,
    `${String.fromCodePoint(0x4e00 + (n % 5000), 0x4e10 + (n % 3000), 0x4f00 + (n % 100))}科技`,
  ],
  addresses: ['1 Vymysel Street, Ningbo, CN'],
  endDate: null,
}));

test('a list of 30,000 entries answers a name in less than 5 ms, also a hostile one', async () => {
  const screener = createScreener(many, words);
  const ask = (text: string) => screener({ names: [{ label: 'Name', text, kind: null }], addresses: ['Ningbo'] });
  const hostile = [
    invent(5).repeat(40),
    Array.from({ length: 60 }, (_, n) => invent(n * 11)).join(' '),
    'al '.repeat(100),
    'a.'.repeat(150),
    '科'.repeat(300),
    Array.from({ length: 300 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join(''),
    '\u0301'.repeat(300),
    '('.repeat(300),
    `${' '.repeat(299)}科`,
  ];
  const usual = ['Starfall Microelectronics Co., Ltd', `${invent(77)} Trading`, `Al ${invent(99)}`, '星落科技有限公司'];
  for (const text of [...usual, ...hostile]) {
    expect(await leastCpuMs(20, () => ask(text), 5), text.slice(0, 40)).toBeLessThan(5);
  }
  expect(ask(many[17]?.name ?? '')[0]).toMatchObject({ exact: true, name: many[17]?.name });
});
