import { describe, expect, test } from 'vitest';
import { hasContacts, removeContacts } from '#modules/directory/factories/contacts/raw-contacts.rules.ts';

describe('contact fields of an imported row', () => {
  test.each([
    'contacts',
    'contactName',
    'contactEmail',
    'Contact Person',
    'emails',
    'E-Mail',
    'phones',
    'Telephone',
    'tel',
    'Tel No.',
    'telNumber',
    'fax',
    'mobile',
    'contactWechat',
    'weixin',
    'WhatsApp',
    'addressesZh',
    'Address',
    '联系人',
    '电话',
    '邮箱',
    '微信号',
    '地址',
    '负责人',
  ])('%s is removed at any depth', (name) => {
    const row = { nameEn: 'A', [name]: 'x', parts: [{ [name]: ['x'], unit: 'pcs' }], more: { [name]: { a: 'x' } } };
    expect(removeContacts(row)).toEqual({ nameEn: 'A', parts: [{ unit: 'pcs' }], more: {} });
    expect(hasContacts(row)).toBe(true);
  });

  test.each([
    'nameEn',
    'contactedNote',
    'website',
    'notes',
    'hotel',
    'capabilities',
    'interactionNote',
    'sampleLeadTimeDays',
  ])('%s is kept', (name) => {
    const row = { [name]: 'x', parts: [{ [name]: 'x' }] };
    expect(removeContacts(row)).toEqual(row);
    expect(hasContacts(row)).toBe(false);
  });

  test.each([
    'Write to li.wei@bright.example before you visit',
    'mobile 138 0013 8000',
    '13800138000',
    'Shenzhen +86 (755) 2345-6789',
  ])('%j is removed from any field', (text) => {
    const row = { nameEn: 'A', remarks: text, parts: [{ remarks: text, unit: 'pcs' }], lines: ['a', text] };
    expect(removeContacts(row)).toEqual({ nameEn: 'A', parts: [{ unit: 'pcs' }], lines: ['a'] });
    expect(hasContacts({ remarks: text })).toBe(true);
  });

  test.each([
    'ISO 9001:2015',
    '2,000 to 50,000 pcs',
    'https://bright.example/en',
    '2026-11-22',
    '91440300MA5DA1234X',
    '@ fair 2025',
  ])('%j is not a contact', (text) => expect(hasContacts({ remarks: text, lines: [text] })).toBe(false));

  test.each([
    [{ contacts: null }],
    [{ contacts: { contactEmail: null, directoryFields: { phones: [] } } }],
    [{ contactEmail: '' }],
  ])('%j has no contacts because it is empty', (row) => expect(hasContacts(row)).toBe(false));
});
