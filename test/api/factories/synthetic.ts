import type { z } from 'zod';
import type { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { type Random, randomFrom } from './random.ts';
import {
  brandSyllables,
  certificateNames,
  citiesByWeight,
  companyForms,
  favourites,
  generalCapabilities,
  issuers,
  oddQuantities,
  type Phrase,
  remarks,
  roundQuantities,
  type Trade,
  tradesByWeight,
  uses,
} from './vocabulary.ts';

/** A directory row before parsing. */
export type FactoryInput = Partial<z.input<typeof FactoryRecord>> & { directoryId: string };

type Script = 'en' | 'zh' | 'both';
type City = (typeof citiesByWeight)[number];

const employeeRanges = ['1-50', '51-200', '51-200', '201-500', '501-1000', '1000+'] as const;
const markets = ['US', 'DE', 'GB', 'JP', 'FR', 'AU', 'CA', 'KR', 'NL', 'IT', 'MX', 'IN'];
const surnames = ['Chen', 'Lin', 'Zhou', 'Huang', 'Wu', 'Liang', 'Deng', 'Xu', 'Zhang', 'Li'];
const mailboxes = ['sales', 'info', 'rfq', 'export'];
const terms = [
  '30% deposit, 70% before shipping.',
  '50% deposit, 50% before shipping.',
  'T/T in advance, L/C above 50,000 USD.',
];
const startupFriendly = [...Array(15).fill('yes'), ...Array(10).fill('no'), ...Array(75).fill('unknown')] as const;
const confidence = [
  ...Array(10).fill('verified'),
  ...Array(40).fill('reported'),
  ...Array(50).fill('unverified'),
] as const;
const prefixes = [...Array(18).fill('mfg'), 'int', 'eng'] as const;

/**
 * A deterministic synthetic directory of any size; a longer one starts with the shorter one. Words are as frequent as
 * in a real directory: company types in half of the names, brands in a few or in one. Notes and addresses say that it
 * is synthetic.
 */
export function* syntheticDirectory(count: number, seed = 1): Generator<FactoryInput> {
  const random = randomFrom(seed);
  for (let index = 0; index < count; index++) yield factory(random, index);
}

function factory(random: Random, index: number): FactoryInput {
  const code = codeOf(index);
  const brand = brandOf(random);
  const city = random.chance(0.03) ? null : random.one(citiesByWeight);
  const trades = random.upTo(1 + skewed(random, 4), tradesByWeight);
  const [trade] = trades as [Trade, ...Trade[]];
  const processes = random.chance(0.02) ? [] : trades.map(({ process }) => process);
  const scriptDice = random.below(10);
  const script = scriptDice === 0 ? 'en' : scriptDice === 1 ? 'zh' : 'both';
  const answeredUs = random.chance(0.06);
  return {
    directoryId: `${random.one(prefixes)}-${code}`,
    ...namesOf(random, script, city, brand, random.one(trade.names)),
    city: city && (random.chance(0.05) ? city.zh : city.en),
    region: city?.region,
    processes,
    specialty: random.chance(0.9) ? specialtyOf(random, inOne(random, script), trade) : null,
    capabilities: capabilitiesOf(random, script, trades),
    minQuantities: processes.length && random.chance(0.77) ? minQuantitiesOf(random, trades) : [],
    startupFriendly: random.one(startupFriendly),
    answeredUs,
    lastAnsweredAt: answeredUs ? dayOf(random, 2025) : null,
    confidence: random.one(confidence),
    certifications: random.chance(0.4) ? certificationsOf(random, code) : [],
    directoryFields: fieldsOf(random, trade, code),
    whatTheyToldUs: answeredUs
      ? { answeredSummary: `Takes trial runs of ${trade.unit}.`, sources: 'Synthetic text.' }
      : null,
    contacts: random.chance(0.8) ? contactsOf(random, brand.en, code, city) : null,
    notes: { sourceNote: 'Synthetic record, not a real company.' },
    quarantined: random.chance(0.02),
  };
}

const digits = 10 ** 7;
const fromLetter = 10 * 36 ** 6;
const withLetter = 26 * 36 ** 6;

/** Seven characters unique per index: every third one numeric, the others starting with a letter. */
const codeOf = (index: number): string =>
  index % 3 === 0
    ? String((index * 7_654_321) % digits).padStart(7, '0')
    : (fromLetter + ((index * 7_103_377) % withLetter)).toString(36);

function brandOf(random: Random): Phrase {
  const length = random.chance(0.35) ? 3 : 2;
  let en = '';
  let zh = '';
  for (let at = 0; at < length; at++) {
    const syllable = random.one(random.chance(0.3) ? favourites : brandSyllables);
    en += syllable.en;
    zh += syllable.zh;
  }
  return { en: en.charAt(0).toUpperCase() + en.slice(1), zh };
}

function namesOf(random: Random, script: Script, city: City | null, brand: Phrase, trade: Phrase) {
  const form = random.one(companyForms);
  const placed = city && random.chance(0.85) ? city : null;
  const ending = random.chance(0.5) ? '市' : '';
  const inBrackets = random.chance(0.06);
  const ownerEn = !placed ? brand.en : inBrackets ? `${brand.en} (${placed.en})` : `${placed.en} ${brand.en}`;
  const ownerZh = !placed ? brand.zh : inBrackets ? `${brand.zh}（${placed.zh}）` : placed.zh + ending + brand.zh;
  const en = `${ownerEn} ${trade.en} ${form.en}`;
  const zh = `${ownerZh}${trade.zh}${form.zh}`;
  return { nameEn: script === 'zh' ? null : en, nameZh: script === 'en' ? null : zh };
}

/** Bilingual records have each text in one language, more often in English. */
const inOne = (random: Random, script: Script): keyof Phrase =>
  script === 'both' ? (random.chance(0.65) ? 'en' : 'zh') : script;

function specialtyOf(random: Random, script: keyof Phrase, { products }: Trade): string {
  const product = random.one(products)[script];
  const use = random.one(uses)[script];
  const remark = random.chance(0.6) ? random.one(remarks)[script] : null;
  if (script === 'en') return `${product} ${use}${remark ? `, ${remark}` : ''}`;
  return `${use}${product}${remark ? `，${remark}` : ''}`;
}

function capabilitiesOf(random: Random, script: Script, [trade, also]: Trade[]): string[] {
  const general = random.upTo(random.below(3), generalCapabilities);
  const chosen = [...random.upTo(2 + random.below(5), trade!.capabilities), ...general];
  if (also && random.chance(0.5)) chosen.push(random.one(also.capabilities));
  const mixed = random.chance(0.15);
  const one = inOne(random, script);
  return chosen.map((phrase) => phrase[mixed ? inOne(random, script) : one]);
}

function minQuantitiesOf(random: Random, trades: Trade[]) {
  const quantity = random.one(random.chance(0.12) ? oddQuantities : roundQuantities);
  if (random.chance(0.2)) return [{ quantity, unit: 'pcs' }];
  return trades.map(({ process, unit }, at) => ({ process, quantity: quantity * (at + 1), unit }));
}

const certificationsOf = (random: Random, code: string) =>
  random.upTo(1 + skewed(random, 3), certificateNames).map((name, at) => ({
    name,
    issuer: random.chance(0.5) ? random.one(issuers) : null,
    number: random.chance(0.5) ? `SYN-${code}-${at}` : null,
    validUntil: random.chance(0.6) ? dayOf(random, 2027) : null,
    status: random.one(['claimed', 'claimed', 'document_seen', 'verified'] as const),
    sourceNote: null,
  }));

function fieldsOf(random: Random, trade: Trade, code: string) {
  const low = random.between(3, 20);
  return {
    website: random.chance(0.7) ? `https://synthetic-${code}.example` : null,
    yearFounded: random.chance(0.8) ? random.between(1988, 2023) : null,
    employeeRange: random.chance(0.75) ? random.one(employeeRanges) : null,
    floorAreaM2: random.chance(0.5) ? 100 * random.between(5, 400) : null,
    exportMarkets: random.chance(0.5) ? random.upTo(1 + random.below(5), markets) : null,
    languages: random.chance(0.5) ? (random.chance(0.6) ? ['zh', 'en'] : ['zh']) : null,
    sampleLeadTimeDays: random.chance(0.4) ? { low, high: low + random.below(15) } : null,
    equipment: random.chance(0.5) ? random.upTo(1 + random.below(3), trade.equipment) : null,
    paymentTermsNote: random.chance(0.3) ? random.one(terms) : null,
  };
}

function contactsOf(random: Random, brand: string, code: string, city: City | null) {
  const host = `${brand.toLowerCase()}-${code}.example`;
  const phone = `+86 000 ${String(random.below(10_000)).padStart(4, '0')} 0000`;
  return {
    contactName: `${random.one(surnames)} (synthetic)`,
    contactEmail: random.chance(0.85) ? `${random.one(mailboxes)}@${host}` : null,
    contactPhone: phone,
    contactWechat: random.chance(0.4) ? `synthetic_${code}` : null,
    directoryFields: {
      phones: [phone],
      emails: random.chance(0.2) ? [`office@${host}`] : [],
      addressesZh: city ? [`${city.regionZh}${city.zh}虚构工业园${code}号`] : [],
    },
  };
}

/** Geometric distribution: 0 in half of all draws. */
function skewed(random: Random, limit: number): number {
  let drawn = 0;
  while (drawn < limit - 1 && random.chance(0.5)) drawn++;
  return drawn;
}

const dayOf = (random: Random, year: number): string =>
  `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
