import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Process } from '#kernel/enums.ts';
import { maxRfqLength } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { cleanText, tidyLine } from '#text/prose.ts';
import { anyCharacter } from '../../any-character.ts';
import { draft } from '../../rfq-draft.ts';

const splitLines = (text: string) => text.split('\n');

const text = (maxLength: number) =>
  fc.oneof(fc.string({ maxLength, unit: anyCharacter }), fc.string({ maxLength, unit: 'grapheme-ascii' }));
const part = fc.record(
  {
    name: text(200).filter((name) => name.length > 0 && name.length <= 200),
    process: fc.constantFrom(...Process.options),
    material: text(90),
    finish: text(90),
    notes: text(400),
    quantityPerUnit: fc.integer({ min: 1, max: 90000 }),
  },
  { requiredKeys: ['name'] },
);
const quantities = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 6 });

test('every number, name, material and date of the request appears in both languages', () => {
  const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), quantities, dates, (parts, bands, date) => {
      const quoteBy = date.toISOString().slice(0, 10);
      const { en, zh } = draft({ parts, quantities: bands, quoteBy, anonymised: false });
      const [year, month, day] = quoteBy.split('-').map(Number);
      expect(en).toContain(quoteBy);
      expect(zh).toContain(`${year}年${month}月${day}日`);
      for (const { name, material = '', finish = '', quantityPerUnit = 1 } of parts)
        for (const body of [en, zh]) {
          for (const words of [name, material, finish]) expect(body).toContain(cleanText(tidyLine(words)));
          for (const band of bands)
            for (const number of [band, quantityPerUnit, band * quantityPerUnit])
              expect(body).toContain(number.toLocaleString('en-US'));
        }
    }),
    { numRuns: 30 },
  );
});

test('both languages have the same lines in the same order, without control characters', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const { en, zh } = draft({ parts });
      const headings = (body: string) =>
        splitLines(body).flatMap((line) => line.match(/^\d+\. |^\[2\.\d+\]/)?.[0] ?? []);
      expect(splitLines(zh).length).toBe(splitLines(en).length);
      expect(headings(zh)).toEqual(headings(en));
      for (const body of [en, zh]) {
        expect(cleanText(body)).toBe(body);
        expect(body).toBe(body.normalize('NFC'));
        expect(body).not.toMatch(/[ \t\r]\n|\n{3}|\r|\0/);
      }
    }),
    { numRuns: 30 },
  );
});

const fillText = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

test.each([
  ['plain', 'Lorem ipsum dolor '],
  ['of many lines', 'a\n'],
  ['of twenty long lines', `${fillText('abcdef ', 52)}\n`],
  ['of repeated names', 'fan'],
  ['of characters that grow by normalisation', '\uFB2C'],
])('a request with every field at its limit and text %s stays below the length limit', (_, piece) => {
  const parts = Array.from({ length: 20 }, () => ({
    name: fillText(piece, 200),
    process: 'injection_molding',
    material: fillText(piece, 200),
    finish: fillText(piece, 200),
    notes: fillText(piece, 1000),
  }));
  for (const quantityPerUnit of [undefined, 99_999, 900_719_925_474, Number.MAX_SAFE_INTEGER]) {
    const { en, zh, subjectEn, subjectZh, subject } = draft(
      {
        scope: 'tooling',
        parts: parts.map((one) => ({ ...one, quantityPerUnit })),
        quantities: [10_000_000, 9_999_999, 9_999_998, 9_999_997, 9_999_996, 9_999_995],
        dfmQuestions: fillText(piece, 2000),
        quoteBy: '2026-10-09',
        drawingsStatus: 'drawings_and_sample',
        files: Array.from({ length: 50 }, () => ({ name: fillText(piece, 255), revision: fillText(piece, 40) })),
        namedPlace: fillText(piece, 120),
        priority: 'lead_time',
      },
      { productName: 'Fan', unit: 'u'.repeat(40), stage: 'evt', neededBy: '2026-12-12' },
    );
    expect(en.length).toBeLessThan(maxRfqLength);
    expect(zh.length).toBeLessThan(maxRfqLength);
    expect(Math.max(subjectEn.length, subjectZh.length)).toBeLessThanOrEqual(120);
    expect(subject.length).toBeLessThanOrEqual(200);
  }
});

test('an RFQ asks at most twenty standard questions', () => {
  const parts = Process.options.map((process) => ({ name: process, process }));
  const { en } = draft({ parts });
  const asked = splitLines(en).filter((line) => /^\d+\) /.test(line));
  expect(asked).toHaveLength(20);
  expect(asked.some((line) => line.includes('UN38.3'))).toBe(true);
});
