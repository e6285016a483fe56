import { describe, expect, test } from 'vitest';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';

const withEmail = (contactEmail: string) =>
  FactoryRecord.safeParse({ directoryId: 'mfg-1', nameEn: 'A', contacts: { contactEmail } });

describe('an internationalized e-mail address', () => {
  test.each([
    ['用户@例子.example', '用户@例子.example'],
    ['销售@hengyi.example', '销售@hengyi.example'],
    ['sales@恒益.Example', 'sales@恒益.example'],
    ['用户.2@例子.公司', '用户.2@例子.公司'],
    ['Müller@BÜCHER.example', 'Müller@bücher.example'],
    ['sales@xn--fsqu00a.xn--fiqs8s', 'sales@xn--fsqu00a.xn--fiqs8s'],
  ])('is accepted: %s', (written, kept) => {
    expect(withEmail(written).data?.contacts?.contactEmail).toBe(kept);
  });

  test.each([
    ['a space', '用 户@例子.example'],
    ['two @', '用户@@例子.example'],
    ['no domain', '用户@例子'],
    ['a name beside it', '林 <用户@例子.example>'],
    ['two addresses', '用户@例子.example,销售@例子.example'],
    ['a header', '用户@例子.example\r\nBcc: a@b.example'],
    ['quotes', '"用户"@例子.example'],
    ['an empty label', '用户@例子..example'],
    ['a label that begins or ends with a hyphen', '用户@例子-.example'],
    ['a label that is no IDN', '用户@xn--a.公司'],
    ['a label of more than 63 bytes in DNS', `用户@${'例子'.repeat(35)}.example`],
    ['a character that cannot be seen', '用户@例\u200B子.example'],
    ['more than 254 bytes', `${'用'.repeat(80)}@例子.example`],
  ])('is rejected with %s', (_, written) => {
    expect(withEmail(written).error?.issues.map(({ path }) => path.join('.'))).toEqual(['contacts.contactEmail']);
  });
});
