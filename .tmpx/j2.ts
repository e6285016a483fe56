import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { findCandidates } from '#modules/compliance/hts-candidate.rules.ts';
import { readTariff } from '#modules/shipping/tariff.file.ts';
const tariff = readTariff();
for (const file of ['/tmp/me/judged-hts-2.csv', 'test/compliance/judged-products.csv']) {
const rows: any[] = parse(readFileSync(file, 'utf8'), { columns: true });
let ok = 0; const bad: string[] = [];
for (const { id, description, material, use, headings, difficulty } of rows) {
  const got = findCandidates(tariff, { description, ...(material && { material }), ...(use && { use }) }, 5).candidates.map((c) => c.hts.slice(0, 4));
  const good = headings.split('|').some((h: string) => got.slice(0, 3).includes(h));
  if (good) ok++; else bad.push(`${id} [${headings}] got ${got} ${difficulty}: ${description}`);
}
console.log(file, ok, rows.length, (ok / rows.length * 100).toFixed(1)); console.log(bad.join('\n'));
}
