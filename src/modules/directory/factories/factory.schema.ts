import { z } from 'zod';
import { Process, Quantity } from '#kernel/enums.ts';
import { TimeRange } from '#kernel/pagination/page.ts';
import { flag } from '#kernel/query-params.ts';
import { isLine, known, line, note, storable, uniqueList } from '#kernel/text.ts';

export const FactoryKind = z.enum(['manufacturer', 'integrator', 'engineering']).meta({ id: 'FactoryKind' });
export type FactoryKind = z.output<typeof FactoryKind>;
export const Confidence = z.enum(['verified', 'reported', 'unverified']).meta({ id: 'Confidence' });
export const StartupFriendly = z.enum(['yes', 'no', 'unknown']).meta({ id: 'StartupFriendly' });
export const CertificationStatus = z
  .enum(['claimed', 'document_seen', 'verified', 'expired'])
  .meta({ id: 'CertificationStatus' });
const EmployeeRange = z
  .enum(['1-50', '51-200', '201-500', '501-1000', '1000+'])
  .meta({ id: 'EmployeeRange', description: 'People on site.' });

const DirectoryId = z
  .string()
  .regex(/^(mfg|int|eng)-[a-z0-9]{1,40}$/)
  .meta({ description: 'For example mfg-0001. The prefix determines the kind.' });

export const toFactoryKind = (directoryId: string): FactoryKind =>
  directoryId.startsWith('int-') ? 'integrator' : directoryId.startsWith('eng-') ? 'engineering' : 'manufacturer';

const remark = note(4000);

const withDefaults = <S extends z.ZodType>(shape: S) => z.preprocess((value) => value ?? {}, shape);

const addressForm =
  /^(?:[\p{L}\p{M}\p{N}_'+-]+\.)*[\p{L}\p{M}\p{N}_'+-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu;

/** Like `z.email()`, but for any script (RFC 6531). */
const Email = z
  .string()
  .refine((address) => addressForm.test(address) && isInDns(address), {
    message: 'Invalid email address',
    params: { code: 'invalid_format' },
  })
  .refine((address) => Buffer.byteLength(address) <= 254, {
    message: 'An e-mail address must not exceed 254 bytes.',
    params: { code: 'too_long' },
  })
  .overwrite(lowercaseDomain);
const Website = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine(isLine, storable);

/** Whether the ASCII form (IDN) of the domain has labels of at most 63 characters. */
function isInDns(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (/^\p{ASCII}*$/u.test(domain)) return true;
  const labels = URL.parse(`http://${domain}`)?.hostname.split('.') ?? [''];
  return !domain.includes('-.') && labels.every((label) => /^.{1,63}$/.test(label));
}

function lowercaseDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

export const MinQuantity = z.strictObject({
  process: Process.nullable().default(null),
  quantity: Quantity,
  unit: known(line(40)),
});
export type MinQuantity = z.output<typeof MinQuantity>;

export const Certification = z.strictObject({
  name: line(120),
  issuer: known(line(200)),
  number: known(line(120)),
  validUntil: known(z.iso.date()),
  status: CertificationStatus.default('claimed'),
  sourceNote: known(remark),
});
export type Certification = z.output<typeof Certification>;

export const Days = z.int().min(0).max(1000);
export const LeadTimeDays = z
  .strictObject({ low: Days, high: Days })
  .refine(({ low, high }) => low <= high, { message: 'low must not exceed high.', path: ['low'] })
  .meta({ id: 'LeadTimeDays' });

/** Detail fields visible to every customer. No other field of an imported row is. */
export const DirectoryFields = z.strictObject({
  website: known(Website),
  yearFounded: z.int().min(1800).max(2100).nullable().default(null),
  employeeRange: EmployeeRange.nullable().default(null),
  floorAreaM2: z.int().min(1).max(100_000_000).nullable().default(null),
  exportMarkets: uniqueList(line(60), 60).nullable().default(null),
  languages: uniqueList(line(60), 30).nullable().default(null),
  sampleLeadTimeDays: LeadTimeDays.nullable().default(null),
  productionLeadTimeDays: LeadTimeDays.nullable().default(null),
  equipment: uniqueList(line(200), 60).nullable().default(null),
  moqNote: known(remark),
  paymentTermsNote: known(remark),
});
export type DirectoryFields = z.output<typeof DirectoryFields>;

export const WhatTheyToldUs = z.strictObject({
  answeredSummary: known(remark),
  contactedNote: known(remark),
  communityComments: known(remark),
  lastAnsweredAt: known(z.iso.date()),
  sources: known(remark),
});
export type WhatTheyToldUs = z.output<typeof WhatTheyToldUs>;

export const DirectoryNotes = z.strictObject({
  sourceNote: known(remark),
  verificationNote: known(remark),
  interactionNote: known(remark),
});
export type DirectoryNotes = z.output<typeof DirectoryNotes>;

export const Contacts = z.strictObject({
  contactName: known(line(120)),
  contactEmail: known(Email),
  contactPhone: known(line(60)),
  contactWechat: known(line(60)),
  directoryFields: withDefaults(
    z.strictObject({
      phones: uniqueList(line(60), 20).default([]),
      emails: uniqueList(z.string().trim().pipe(Email), 20).default([]),
      addressesZh: uniqueList(line(300), 20).default([]),
    }),
  ),
});
export type Contacts = z.output<typeof Contacts>;

const isReachable = ({ directoryFields: { phones, emails, addressesZh }, ...named }: Contacts) =>
  Object.values(named).some((value) => value !== null) || phones.length + emails.length + addressesZh.length > 0;

export const FactoryRecord = z
  .strictObject({
    directoryId: DirectoryId,
    kind: FactoryKind.nullable().default(null),
    nameEn: known(line(200)),
    nameZh: known(line(200)),
    city: known(line(60)),
    region: known(line(60)),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('CN'),
    processes: uniqueList(Process, Process.options.length).default([]),
    specialty: known(line(300)),
    capabilities: uniqueList(line(120), 30).default([]),
    minQuantities: z.array(MinQuantity).max(30).default([]),
    startupFriendly: StartupFriendly.default('unknown'),
    answeredUs: z.boolean().default(false),
    lastAnsweredAt: known(z.iso.date()),
    confidence: Confidence.default('unverified'),
    certifications: z.array(Certification).max(50).default([]),
    directoryFields: withDefaults(DirectoryFields),
    whatTheyToldUs: withDefaults(WhatTheyToldUs),
    contacts: Contacts.nullable().default(null),
    notes: withDefaults(DirectoryNotes),
    aliases: uniqueList(line(120), 50).default([]),
    quarantined: z.boolean().default(false),
  })
  .refine(({ kind, directoryId }) => kind === null || kind === toFactoryKind(directoryId), {
    message: 'kind does not match the prefix of directoryId.',
    path: ['kind'],
  })
  .refine(({ lastAnsweredAt: a, whatTheyToldUs: { lastAnsweredAt: b } }) => a === null || b === null || a === b, {
    message: 'lastAnsweredAt and whatTheyToldUs.lastAnsweredAt must be the same day.',
    path: ['lastAnsweredAt'],
  })
  .transform((record, { issues }) => {
    const nameEn = record.nameEn ?? record.nameZh;
    if (nameEn === null) {
      const message = 'Either nameEn or nameZh is required.';
      issues.push({ code: 'custom', input: record, path: ['nameEn'], message, params: { code: 'required' } });
      return z.NEVER;
    }
    const lastAnsweredAt = record.lastAnsweredAt ?? record.whatTheyToldUs.lastAnsweredAt;
    return {
      ...record,
      nameEn,
      kind: toFactoryKind(record.directoryId),
      lastAnsweredAt,
      whatTheyToldUs: { ...record.whatTheyToldUs, lastAnsweredAt },
      contacts: record.contacts && isReachable(record.contacts) ? record.contacts : null,
    };
  });
export type FactoryRecord = z.output<typeof FactoryRecord>;

export const FactoryQuery = z.strictObject({
  contacts: flag.optional().meta({ description: '`false` omits contacts.' }),
});

export const FactoryHistoryFilter = z.strictObject({
  field: z.array(z.string().min(1).max(120)).max(20).nullish().meta({ description: 'Changes of any of these fields.' }),
  createdAt: TimeRange.nullish().meta({ description: 'Range of `at`.' }),
});

/** For contacts both values are null: only the fact of a change is recorded. */
export type FieldChange = { field: string; before: unknown; after: unknown };
