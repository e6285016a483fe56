import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListedFile } from '#modules/sourcing/engineering/engineering.schema.ts';
import { detectFileKind, findNameProblem, foldFileName } from '#modules/sourcing/engineering/file-name.rules.ts';
import { type CurrentPackage, compareFiles, sumEntries } from '#modules/sourcing/engineering/preview.rules.ts';
import { decodeContent, resolveTransferStatus } from '#modules/sourcing/engineering/transfer/transfer.rules.ts';
import { countRuns } from '../../property-seed.ts';

describe('a file name', () => {
  test.each([
    'housing.step',
    'Gehäuse (Entwurf) #2.pdf',
    '外壳-图纸.dwg',
    'غلاف.pdf',
    'कवर.stp',
    '👩‍🔧 notes.txt',
    '.hidden',
    'CON',
    'a..b',
    '...x',
    '%2e%2e%2fetc',
    "'; drop table engineering_file; --",
    '=HYPERLINK("x")',
    '<b>.pdf',
    '__proto__',
    ' leading and trailing ',
  ])('%j is accepted', (name) => {
    expect(findNameProblem(name)).toBeNull();
  });

  test.each([
    ['a path', ['../../etc/passwd', 'C:\\drawings\\a.dwg', 'gerber/top.gbr', '/', '\\', '.', '..', '...']],
    ['a control character', ['a\nb', 'a\tb', '\u007f', 'a\u0085b', 'a\u2028b', 'a\u2029b', '\u0001']],
    ['a bidirectional control character', ['invoice\u202Efdp.exe', 'a\u2066b', 'a\u202a', '\u2069b']],
    ['no visible character', [' ', '\u00a0\u3000', '\u200b', '\u200d\ufeff', '\ufe0f']],
  ])('with %s is rejected', (_, names) => {
    expect(names.filter((name) => findNameProblem(name) === null)).toEqual([]);
  });

  test.each([
    ['A.STEP', 'a.step'],
    ['Ａ.step', 'a.step'],
    ['ﬁt.pdf', 'fit.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
    ['ΣΑΣ.pdf', 'σας.pdf'.toUpperCase()],
    [' a.step ', 'a.step'],
  ])('%j is equal to %j', (one, other) => {
    expect(foldFileName(one)).toBe(foldFileName(other));
  });

  test('determines the kind of file, regardless of case', () => {
    const kinds: Record<string, string[]> = {
      drawing: ['a.dwg', 'A.DXF', 'housing drawing.pdf', 'Drawings.zip'],
      model_3d: ['a.step', 'A.STP', 'x.y.stl', 'part.SLDPRT'],
      gerber: ['top.gbr', 'b.GTL', 'board.drl', 'gerbers.zip'],
      bom: ['BOM.csv', 'main_bom_v2.xlsx', 'bill of materials.pdf', 'bom'],
      firmware: ['app.hex', 'app.bin', 'firmware-1.2.zip'],
      test_spec: ['test plan.pdf', 'Test_Spec.docx', 'test-procedure.md'],
      photo: ['sample.JPG', 'x.heic'],
      other: ['a.pdf', 'readme', 'bombay.xlsx', 'withdrawing.pdf', 'notes.txt', '图纸.pdf', 'archive.zip'],
    };
    for (const [kind, names] of Object.entries(kinds)) {
      expect(names.map((name) => [name, detectFileKind(name, undefined)])).toEqual(names.map((name) => [name, kind]));
    }
    expect(detectFileKind('a', 'model/step')).toBe('model_3d');
    expect(detectFileKind('a', 'image/vnd.dwg')).toBe('drawing');
    expect(detectFileKind('a', 'image/jpeg')).toBe('photo');
    expect(detectFileKind('a', 'application/vnd.gerber')).toBe('gerber');
    expect(detectFileKind('a', 'application/pdf')).toBe('other');
    expect(detectFileKind('a', 'image/svg+xml')).toBe('other');
    expect(detectFileKind('a.step', 'image/jpeg'), 'the extension before the media type').toBe('model_3d');
  });
});

const name = fc.oneof(fc.constantFrom('a.step', 'A.step', 'b.pdf', 'c/d', 'é', 'e\u0301'), fc.string({ minLength: 1 }));
const sha256 = fc.constantFrom('a'.repeat(64), 'b'.repeat(64));
const sizeBytes = fc.constantFrom(1, 2);
const file = fc.record({ name: name.map((text) => text.normalize('NFC')), sizeBytes, sha256 });
const files = fc.array(file as fc.Arbitrary<ListedFile>, { minLength: 1, maxLength: 12 });
const kept = fc.uniqueArray(file, { selector: ({ name }) => name, maxLength: 6 });
const current: fc.Arbitrary<CurrentPackage | null> = fc.option(
  kept.map((files) => ({
    revision: 'A',
    files: files.map((one) => ({ ...one, uploadedAt: 'then', contentTransferId: 'before' })),
  })),
);

describe('a comparison', () => {
  test('keeps the order and accepts no two confusable names', () => {
    fc.assert(
      fc.property(current, files, (current, files) => {
        const entries = compareFiles(current, files);
        expect(entries.map(({ name, sizeBytes, sha256 }) => ({ name, sizeBytes, sha256 }))).toEqual(files);
        const taken = entries.filter(({ status }) => status !== 'rejected');
        expect(new Set(taken.map(({ name }) => foldFileName(name))).size).toBe(taken.length);
        expect(taken.every(({ name, reason }) => findNameProblem(name) === null && reason === null)).toBe(true);
        expect(sumEntries(entries)).toEqual({
          files: taken.length,
          bytes: taken.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        });
      }),
      { numRuns: countRuns(500) },
    );
  });

  test('marks a file as unchanged only with the same name, size and hash', () => {
    fc.assert(
      fc.property(current, files, (current, files) => {
        for (const { status, same, reason, ...entry } of compareFiles(current, files)) {
          const known = current?.files.find(({ name }) => name === entry.name);
          const isSame = known?.sha256 === entry.sha256 && known.sizeBytes === entry.sizeBytes;
          const expected = known ? (isSame ? 'unchanged' : 'changed') : 'new';
          if (status === 'rejected') expect([typeof reason, same]).toEqual(['string', null]);
          else expect([status, same]).toEqual([expected, isSame ? known : null]);
        }
      }),
      { numRuns: countRuns(500) },
    );
  });
});

describe('content', () => {
  test('in base64 is decoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
        expect(decodeContent(Buffer.from(bytes).toString('base64'))).toEqual(Buffer.from(bytes));
      }),
    );
  });

  test.each([
    ['white space', 'QUJD\nREVG'],
    ['a space at the end', 'QUJD '],
    ['the URL-safe alphabet', '-_-_'],
    ['no padding', 'QQ'],
    ['too much padding', 'QUJDQQ===='],
    ['padding in the middle', 'QQ==QUJD'],
    ['non-zero trailing bits', 'QR=='],
    ['an invalid character', 'QU!D'],
    ['a data URL prefix', 'data:text/plain;base64,QUJD'],
    ['full-width letters', 'ＱＵＪＤ'],
  ])('with %s is refused', (_, text) => {
    expect(() => decodeContent(text)).toThrow('One field is not valid.');
  });
});

test('an open transfer expires at its time; other statuses do not change', () => {
  const expiresAt = '2026-09-02T08:00:00.000Z';
  const at = (ms: number) => new Date(Date.parse(expiresAt) + ms);
  expect([-1, 0, 1].map((ms) => resolveTransferStatus(at(ms), { status: 'open', expiresAt }))).toEqual([
    'open',
    'expired',
    'expired',
  ]);
  for (const status of ['complete', 'failed', 'expired'] as const) {
    expect(resolveTransferStatus(at(1), { status, expiresAt })).toBe(status);
  }
});
