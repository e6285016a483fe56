import { expect, test } from 'vitest';
import { formatAttachment } from '#http/attachment.ts';
import { parseByteRange } from '#http/byte-range.ts';

test.each([
  [undefined, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
  ['bytes=0-1, 3-4', null],
  ['bytes=5-2', null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=3-', { start: 3, end: 9 }],
  ['bytes=3-99', { start: 3, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('of ten bytes, the range %j is %j', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

test.each([
  ['lamp.step', `attachment; filename="lamp.step"; filename*=UTF-8''lamp.step`],
  ['a"b\r\nc.pdf', `attachment; filename="a_b__c.pdf"; filename*=UTF-8''a%22b__c.pdf`],
  ['../etc/passwd', `attachment; filename="__etc_passwd"; filename*=UTF-8''.._etc_passwd`],
  ["l'été;x.pdf", `attachment; filename="l__t__x.pdf"; filename*=UTF-8''l%27%C3%A9t%C3%A9%3Bx.pdf`],
  ['fdp\u202Eexe.pdf', `attachment; filename="fdp_exe.pdf"; filename*=UTF-8''fdp_exe.pdf`],
])('the file name %j leaves its header in no way', (name, header) => {
  expect(formatAttachment(name)).toBe(header);
});
