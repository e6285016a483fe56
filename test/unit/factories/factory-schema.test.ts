import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as shapes from '#modules/directory/factories/factory.schema.ts';
import { FactoryListQuery, FactorySearchQuery } from '#modules/directory/factories/factory-filter.schema.ts';

const { FactoryRecord, toFactoryKind: kindOf } = shapes;

const least = { directoryId: 'mfg-1', nameZh: '恒益' };

const refused = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('an imported record', () => {
  test('requires only an id and a name, and gets every field', () => {
    expect(FactoryRecord.parse(least)).toEqual({
      directoryId: 'mfg-1',
      kind: 'manufacturer',
      nameEn: '恒益',
      nameZh: '恒益',
      city: null,
      region: null,
      country: 'CN',
      processes: [],
      specialty: null,
      capabilities: [],
      minQuantities: [],
      startupFriendly: 'unknown',
      answeredUs: false,
      lastAnsweredAt: null,
      confidence: 'unverified',
      certifications: [],
      directoryFields: {
        website: null,
        yearFounded: null,
        employeeRange: null,
        floorAreaM2: null,
        exportMarkets: null,
        languages: null,
        sampleLeadTimeDays: null,
        productionLeadTimeDays: null,
        equipment: null,
        moqNote: null,
        paymentTermsNote: null,
      },
      whatTheyToldUs: {
        answeredSummary: null,
        contactedNote: null,
        communityComments: null,
        lastAnsweredAt: null,
        sources: null,
      },
      contacts: null,
      notes: { sourceNote: null, verificationNote: null, interactionNote: null },
      aliases: [],
      quarantined: false,
    });
  });

  test('is parsed to the same record again', () => {
    const once = FactoryRecord.parse({
      ...least,
      contacts: { contactEmail: ' a@B.Example ' },
      capabilities: [' x ', 'x'],
    });
    expect(once.capabilities).toEqual(['x']);
    expect(FactoryRecord.parse(once)).toEqual(once);
  });

  test('parses blank text and null as unknown', () => {
    const blank = FactoryRecord.parse({
      ...least,
      nameEn: '  ',
      city: '',
      contacts: { contactName: '', contactEmail: null, directoryFields: null },
      notes: null,
      whatTheyToldUs: null,
    });
    expect(blank).toEqual(FactoryRecord.parse(least));
  });

  test('has the same lastAnsweredAt in both places; different days are rejected', () => {
    const parsed = FactoryRecord.parse({ ...least, whatTheyToldUs: { lastAnsweredAt: '2025-03-04' } });
    expect([parsed.lastAnsweredAt, parsed.whatTheyToldUs.lastAnsweredAt]).toEqual(['2025-03-04', '2025-03-04']);
    const two = { ...least, lastAnsweredAt: '2025-03-05', whatTheyToldUs: { lastAnsweredAt: '2025-03-04' } };
    expect(refused(FactoryRecord, two)).toEqual(['lastAnsweredAt']);
  });

  test.each([
    ['no name', { directoryId: 'mfg-1' }, 'nameEn'],
    ['no id', { nameEn: 'A' }, 'directoryId'],
    ['an id of another form', { ...least, directoryId: 'MFG-1' }, 'directoryId'],
    ['an id that is too long', { ...least, directoryId: `mfg-${'1'.repeat(41)}` }, 'directoryId'],
    ['a kind that is not that of the prefix', { ...least, kind: 'integrator' }, 'kind'],
    ['a process outside the list', { ...least, processes: ['cnc', 'magic'] }, 'processes.1'],
    ['a minimum of zero', { ...least, minQuantities: [{ quantity: 0 }] }, 'minQuantities.0.quantity'],
    [
      'a minimum above ten million',
      { ...least, minQuantities: [{ quantity: 10_000_001 }] },
      'minQuantities.0.quantity',
    ],
    ['a day that does not exist', { ...least, lastAnsweredAt: '2025-02-30' }, 'lastAnsweredAt'],
    [
      'a lead time upside down',
      { ...least, directoryFields: { sampleLeadTimeDays: { low: 9, high: 7 } } },
      'directoryFields.sampleLeadTimeDays.low',
    ],
    ['half a surrogate pair', { ...least, specialty: '\ud800' }, 'specialty'],
    [
      'a script for a website',
      { ...least, directoryFields: { website: 'javascript:alert(1)' } },
      'directoryFields.website',
    ],
  ])('is rejected with %s', (_, value, field) => {
    expect(refused(FactoryRecord, value)).toEqual([field]);
  });

  test.each(['id', 'certificationCount', 'matchedOn', 'createdAt', 'updatedAt', 'contactsNote'])(
    'is rejected with %s, which only the service may set',
    (field) => {
      const { error } = FactoryRecord.safeParse({ ...least, [field]: null });
      expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [field] }]);
    },
  );
});

describe('a contact address', () => {
  const addressOf = (contactEmail: string) =>
    FactoryRecord.parse({ ...least, contacts: { contactEmail } }).contacts?.contactEmail;

  test('is trimmed and its domain lower-cased', () => {
    expect(addressOf(' Sales.Team@HengYi.Example ')).toBe('Sales.Team@hengyi.example');
  });

  test.each([
    'Lin <sales@hengyi.example>',
    'sales@hengyi.example,info@hengyi.example',
    'sales@hengyi.example\r\nBcc: a@b.example',
    'sales@hengyi',
    'sales hengyi.example',
    `${'a'.repeat(250)}@hengyi.example`,
  ])('%j is rejected', (contactEmail) => {
    expect(refused(FactoryRecord, { ...least, contacts: { contactEmail } })).toEqual(['contacts.contactEmail']);
  });
});

test('the prefix of a directory id determines the kind', () => {
  expect(['mfg-1', 'int-1', 'eng-1'].map(kindOf)).toEqual(['manufacturer', 'integrator', 'engineering']);
});

describe('the list query', () => {
  test('has a default page and page size', () => {
    expect(FactoryListQuery.parse({})).toEqual({ page: 1, pageSize: 20 });
  });

  test('parses numbers and flags', () => {
    const query = {
      page: '3',
      pageSize: '50',
      minQuantityAtMost: '500',
      answeredUs: 'true',
      includeQuarantined: 'false',
    };
    expect(FactoryListQuery.parse(query)).toEqual({
      page: 3,
      pageSize: 50,
      minQuantityAtMost: 500,
      answeredUs: true,
      includeQuarantined: false,
    });
  });

  test.each([
    ['pageSize', ['51', '0', '-1', '1e1', ' 5', '5 ', '', '05', '0x5', '2.5', '٥', '9'.repeat(400)]],
    ['page', ['100001', '0']],
    ['minQuantityAtMost', ['10000001', '0', '']],
    ['answeredUs', ['yes', '1', 'TRUE', '']],
    ['startupFriendly', ['true', 'Yes', '']],
    ['process', ['CNC', 'milling']],
    ['confidence', ['high']],
    ['city', ['', ' ', 'x'.repeat(61)]],
    ['q', ['', '   ', 'x'.repeat(201), 'a\0b']],
    ['pagesize', ['5']],
  ])('rejects an invalid %s', (name, values) => {
    for (const value of values) expect(FactoryListQuery.safeParse({ [name]: value }).success, value).toBe(false);
  });

  test('requires q for a search', () => {
    expect(refused(FactorySearchQuery, {})).toEqual(['q']);
    expect(FactorySearchQuery.parse({ q: ' 深圳 cnc ' })).toEqual({ q: '深圳 cnc', page: 1, pageSize: 20 });
  });

  test('is documented as integers with bounds', () => {
    expect(z.toJSONSchema(FactoryListQuery, { io: 'input' }).properties?.['pageSize']).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 50,
      default: 20,
    });
  });
});

test('displayed fields have a JSON Schema', () => {
  for (const shape of [shapes.DirectoryFields, shapes.WhatTheyToldUs, shapes.Certification, shapes.Contacts])
    expect(z.toJSONSchema(shape, { io: 'output' })).toMatchObject({ type: 'object', additionalProperties: false });
});
