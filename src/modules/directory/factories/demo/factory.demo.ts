import { fillText } from '#text/prose.ts';
import { FactoryRecord, toFactoryKind } from '../factory.schema.ts';
import { cities } from '../factory-places.ts';
import { texts } from './demo-texts.ts';
import type { DemoTrade } from './demo-trade.file.ts';
import { integrators, offices, trades } from './demo-trades.ts';

const employeeRanges = ['1-50', '51-200', '201-500', '501-1000', '1000+'] as const;

type Random = ReturnType<typeof createRandom>;
type Maker = { random: Random; index: number; directoryId: string; trade: DemoTrade; reach: Reach };
type Reach = 'email' | 'wechat' | 'none';

/**
 * Synthetic factories for demos and load tests. Deterministic per seed; a longer list starts with the shorter one.
 * Names and notes say that they are synthetic, and no address or number can belong to anyone.
 */
export function* generateFactories(count: number, seed = 1): Generator<FactoryRecord> {
  const random = createRandom(seed);
  const made = { mfg: 0, int: 0, eng: 0 };
  const rows = { mfg: trades, int: integrators, eng: offices };
  for (let index = 0; index < count; index++) {
    const kind = index % 16 === 9 ? 'int' : index % 20 === 13 ? 'eng' : 'mfg';
    const trade = rows[kind][made[kind] % rows[kind].length] ?? rows[kind][0];
    const reach = kind === 'mfg' ? chooseReach(made.mfg) : 'email';
    const directoryId = `${kind}-${String(index + 1).padStart(4, '0')}`;
    yield createFactory({ random, index, directoryId, trade, reach });
    made[kind]++;
  }
}

// 13 is coprime with the number of trades, so in any 13 rounds each trade has three factories without e-mail.
function chooseReach(manufacturer: number): Reach {
  const turn = manufacturer % 13;
  return turn === 12 ? 'none' : turn >= 10 ? 'wechat' : 'email';
}

function createFactory({ random, index, directoryId, trade, reach }: Maker): FactoryRecord {
  const brand = createBrand(index);
  const city = findCity(random.one(trade.cities));
  const craft = random.one(trade.names);
  const also = random.some(trade.also, directoryId.startsWith('int-') ? 3 : random.below(2));
  const processes = [...trade.processes, ...also];
  const minimum = random.one(trade.minimum);
  const confidence = random.one(['verified', 'reported', 'reported', 'unverified'] as const);
  const sampleLeadTimeDays = random.between(trade.sampleDays);
  const answered = reach !== 'none' && random.chance(0.4);
  const lastAnsweredAt = answered ? chooseDay(2025, random) : null;
  const slug = brand.en.toLowerCase();
  const pickOrNull = <T>(likely: number, value: T): T | null => (random.chance(likely) ? value : null);
  return {
    directoryId,
    kind: toFactoryKind(directoryId),
    nameEn: fillText(texts.name.en, { city: city.en, brand: brand.en, craft: craft.en }),
    nameZh: fillText(texts.name.zh, { city: city.zh, brand: brand.zh, craft: craft.zh }),
    city: city.en,
    region: city.region,
    country: 'CN',
    processes,
    specialty: trade.specialty,
    capabilities: random.some(trade.capabilities, 3 + random.below(3)),
    minQuantities: random.chance(0.85)
      ? processes.map((process) => ({
          process,
          quantity: also.includes(process) ? 2 * minimum : minimum,
          unit: also.includes(process) ? 'pcs' : trade.unit,
        }))
      : [],
    startupFriendly: random.one(['yes', 'yes', 'unknown', 'unknown', 'no'] as const),
    answeredUs: answered,
    lastAnsweredAt,
    confidence,
    certifications: random.some(trade.certifications, random.below(4)).map((name, at) => ({
      name,
      issuer: null,
      number: pickOrNull(0.5, `SYN-${index + 1}-${at + 1}`),
      validUntil: pickOrNull(0.7, chooseDay(2027, random)),
      status: confidence === 'verified' ? 'verified' : random.one(['claimed', 'document_seen'] as const),
      sourceNote: texts.sourceNote,
    })),
    directoryFields: {
      website: pickOrNull(0.8, `https://www.${slug}.example`),
      yearFounded: pickOrNull(0.9, 1994 + random.below(28)),
      employeeRange: pickOrNull(0.9, random.one(employeeRanges)),
      floorAreaM2: pickOrNull(0.7, 800 + 100 * random.below(300)),
      exportMarkets: pickOrNull(0.7, random.some(texts.exportMarkets, 1 + random.below(4))),
      languages: pickOrNull(0.8, random.chance(0.7) ? ['zh', 'en'] : ['zh']),
      sampleLeadTimeDays,
      productionLeadTimeDays: pickOrNull(0.8, random.between(trade.productionDays)),
      equipment: pickOrNull(0.8, random.some(trade.equipment, 2 + random.below(2))),
      moqNote: pickOrNull(0.3, texts.moqNote),
      paymentTermsNote: pickOrNull(0.5, random.one(texts.paymentTerms)),
    },
    whatTheyToldUs: {
      answeredSummary: answered
        ? fillText(texts.answered.summary, { minimum, unit: trade.unit, ...sampleLeadTimeDays })
        : null,
      contactedNote: answered ? texts.answered.note : pickOrNull(0.3, texts.unanswered),
      communityComments: pickOrNull(0.15, texts.comment),
      lastAnsweredAt,
      sources: answered ? texts.answered.sources : null,
    },
    contacts: createContacts(
      random,
      index,
      slug,
      fillText(texts.addressZh, { region: city.regionZh, city: city.zh, number: index + 1 }),
      reach,
    ),
    notes: { sourceNote: texts.sourceNote, verificationNote: null, interactionNote: null },
    aliases: [],
    quarantined: index % 60 === 41,
  };
}

/**
 * Factories whose mail the simulator answers (src/ports/mail/simulator.ts). They have no process, so that no ranking
 * lists them.
 */
export const simulatorFactories = texts.simulator.factories.map(({ mailbox, en, zh, behaviour }) =>
  FactoryRecord.parse({
    directoryId: `mfg-simulator${mailbox}`,
    nameEn: fillText(texts.simulator.name.en, { name: en }),
    nameZh: fillText(texts.simulator.name.zh, { name: zh }),
    specialty: fillText(texts.simulator.specialty, { behaviour }),
    contacts: {
      contactName: fillText(texts.simulator.contactName, { name: en }),
      contactEmail: `${mailbox}@simulator.test`,
    },
    notes: { sourceNote: texts.sourceNote },
  }),
);

function createContacts(random: Random, index: number, slug: string, address: string, reach: Reach) {
  if (reach === 'none') return null;
  const phone = `+86 000 ${String(index % 10_000).padStart(4, '0')} 0000`;
  return {
    contactName: fillText(texts.contactName, { surname: random.one(texts.surnames) }),
    contactEmail: reach === 'email' ? `${random.one(texts.mailboxes)}@${slug}.example` : null,
    contactPhone: phone,
    contactWechat: reach === 'wechat' || random.chance(0.3) ? `synthetic_${slug}` : null,
    directoryFields: { phones: [phone], emails: [], addressesZh: [address] },
  };
}

/** A unique brand per index: two syllables for the first 1600, three up to 64000, then four. */
function createBrand(index: number) {
  const base = texts.syllables.length;
  let length = 2;
  while (index >= base ** length) length++;
  // The factor is coprime with the base, so this is a permutation.
  let rest = (index * 1103 + 631) % base ** length;
  const picked: typeof texts.syllables = [];
  // biome-ignore lint/style/noNonNullAssertion: a remainder of the length is an index
  for (; length > 0; length--, rest = Math.floor(rest / base)) picked.push(texts.syllables[rest % base]!);
  const en = picked.map((syllable) => syllable.en.toLowerCase()).join('');
  return { en: en.charAt(0).toUpperCase() + en.slice(1), zh: picked.map(({ zh }) => zh).join('') };
}

function findCity(name: string) {
  const city = cities.find(({ en }) => en === name);
  if (!city) throw new Error(`${name} is not in places.csv.`);
  return city;
}

const chooseDay = (year: number, random: Random) =>
  new Date(Date.UTC(year, random.below(12), 1 + random.below(28))).toISOString().slice(0, 10);

function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pickBelow = (limit: number) => Math.floor(next() * limit);
  return {
    below: pickBelow,
    chance: (likely: number) => next() < likely,
    // biome-ignore lint/style/noNonNullAssertion: the index is below the length
    one: <T>(from: readonly T[]): T => from[pickBelow(from.length)]!,
    some<T>(from: readonly T[], count: number): T[] {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(pickBelow(left.length), 1)).flat();
    },
    between([low, high]: readonly [number, number]) {
      const first = low + pickBelow(high - low);
      return { low: first, high: first + 1 + pickBelow(high - first) };
    },
  };
}
