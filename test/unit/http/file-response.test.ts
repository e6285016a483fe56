import { expect, test } from 'vitest';
import { parseByteRange } from '#http/byte-range.ts';
import { renderDisposition } from '#http/file-response.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-999', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-999', { start: 0, end: 9 }],
  ['BYTES= 9-9 ', { start: 9, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-2', null],
  ['bytes=0-1,4-5', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=0-3', null],
  [undefined, null],
])('the header %j is the range %j of ten bytes', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

test.each([
  ['a.dwg', `attachment; filename="a.dwg"; filename*=UTF-8''a.dwg`],
  ['a "b" 100%.pdf', `attachment; filename="a _b_ 100_.pdf"; filename*=UTF-8''a%20%22b%22%20100%25.pdf`],
  [
    "支架 (1)'s*.step",
    `attachment; filename="__ (1)_s_.step"; filename*=UTF-8''%E6%94%AF%E6%9E%B6%20%281%29%27s%2A.step`,
  ],
  ['lamp.step', `attachment; filename="lamp.step"; filename*=UTF-8''lamp.step`],
  ['a"b\r\nc.pdf', `attachment; filename="a_b__c.pdf"; filename*=UTF-8''a%22b__c.pdf`],
  ['../etc/passwd', `attachment; filename="__etc_passwd"; filename*=UTF-8''.._etc_passwd`],
  ["l'été;x.pdf", `attachment; filename="l__t__x.pdf"; filename*=UTF-8''l%27%C3%A9t%C3%A9%3Bx.pdf`],
  ['fdp\u202Eexe.pdf', `attachment; filename="fdp_exe.pdf"; filename*=UTF-8''fdp_exe.pdf`],
  ['😀.png', `attachment; filename="_.png"; filename*=UTF-8''%F0%9F%98%80.png`],
])('the file %s keeps its name', (name, disposition) => {
  expect(renderDisposition(name)).toBe(disposition);
});
