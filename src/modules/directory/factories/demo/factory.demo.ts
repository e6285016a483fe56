import { FactoryRecord, toFactoryKind } from '../factory.schema.ts';
import { cities } from '../factory-places.ts';
import { engineering, integrator, trades } from './demo-trades.ts';

const syllables =
  'Heng恒 Yi益 Xing兴 Da达 Rui瑞 Feng丰 Jia嘉 Hong宏 Tai泰 Sheng盛 Li利 Hua华 Guang光 Ming明 Jin金 Tong通 Jun骏 Yuan源 Cheng诚 Bo博 Xin新 Hai海 Kai凯 Long隆 Fu富 Mao茂 Shun顺 Zhi智 Chuang创 Lian联 Jing精 De德 Bao宝 Qi启 Run润 He和 Zhong中 Tian天 Peng鹏 Yu宇'
    .split(' ')
    .map((syllable) => ({ en: syllable.slice(0, -1), zh: syllable.slice(-1) }));
const surnames = ['Chen', 'Lin', 'Zhou', 'Huang', 'Wu', 'Liang', 'Deng', 'Xu'];
const employeeRanges = ['1-50', '51-200', '201-500', '501-1000', '1000+'] as const;
const markets = ['US', 'DE', 'GB', 'JP', 'FR', 'AU', 'CA', 'KR'];
const sourceNote = 'Synthetic demo record, not a real company.';

type Trade = typeof integrator;
type Random = ReturnType<typeof createRandom>;
type Maker = { random: Random; index: number; directoryId: string; trade: Trade; reach: Reach };
type Reach = 'email' | 'wechat' | 'none';

/**
 * Synthetic factories for demos and load tests. Deterministic per seed; a longer list starts with the shorter one.
 * Names and notes say that they are synthetic, and no address or number can belong to anyone.
 */
export function* generateFactories(count: number, seed = 1): Generator<FactoryRecord> {
  const random = createRandom(seed);
  for (let index = 0, manufacturers = 0; index < count; index++) {
    const number = String(index + 1).padStart(4, '0');
    if (index % 16 === 9)
      yield createFactory({ random, index, directoryId: `int-${number}`, trade: integrator, reach: 'email' });
    else if (index % 20 === 13)
      yield createFactory({ random, index, directoryId: `eng-${number}`, trade: engineering, reach: 'email' });
    else {
      const trade = trades[manufacturers % trades.length] ?? trades[0];
      yield createFactory({ random, index, directoryId: `mfg-${number}`, trade, reach: chooseReach(manufacturers) });
      manufacturers++;
    }
  }
}

// 13 is coprime with the 14 trades, so within any seven rounds each trade gets at most three factories without e-mail.
function chooseReach(manufacturer: number): Reach {
  const turn = manufacturer % 13;
  return turn === 12 ? 'none' : turn >= 10 ? 'wechat' : 'email';
}

function createFactory({ random, index, directoryId, trade, reach }: Maker): FactoryRecord {
  const brand = createBrand(index);
  const city = findCity(random.one(trade.cities));
  const craft = random.one(trade.names);
  const processes = [trade.process, ...random.some(trade.also, directoryId.startsWith('int-') ? 3 : random.below(2))];
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
    nameEn: `${city.en} ${brand.en} ${craft.en} (synthetic)`,
    nameZh: `${city.zh}${brand.zh}${craft.zh}有限公司（虚构）`,
    city: city.en,
    region: city.region,
    country: 'CN',
    processes,
    specialty: trade.specialty,
    capabilities: random.some(trade.capabilities, 3 + random.below(3)),
    minQuantities: random.chance(0.85)
      ? processes.map((process, at) => ({ process, quantity: minimum * (at + 1), unit: at === 0 ? trade.unit : 'pcs' }))
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
      sourceNote,
    })),
    directoryFields: {
      website: pickOrNull(0.8, `https://www.${slug}.example`),
      yearFounded: pickOrNull(0.9, 1994 + random.below(28)),
      employeeRange: pickOrNull(0.9, random.one(employeeRanges)),
      floorAreaM2: pickOrNull(0.7, 800 + 100 * random.below(300)),
      exportMarkets: pickOrNull(0.7, random.some(markets, 1 + random.below(4))),
      languages: pickOrNull(0.8, random.chance(0.7) ? ['zh', 'en'] : ['zh']),
      sampleLeadTimeDays,
      productionLeadTimeDays: pickOrNull(0.8, random.between(trade.productionDays)),
      equipment: pickOrNull(0.8, random.some(trade.equipment, 2 + random.below(2))),
      moqNote: pickOrNull(0.3, 'Smaller trial orders at a set-up fee.'),
      paymentTermsNote: pickOrNull(
        0.5,
        random.one(['30% deposit, 70% before shipping.', '50% deposit, 50% before shipping.']),
      ),
    },
    whatTheyToldUs: {
      answeredSummary: answered
        ? `Takes trial runs from ${minimum} ${trade.unit}; samples in ${sampleLeadTimeDays.low} to ${sampleLeadTimeDays.high} days.`
        : null,
      contactedNote: answered ? 'Answered a first enquiry.' : pickOrNull(0.3, 'Asked once, no answer so far.'),
      communityComments: pickOrNull(0.15, 'Clear about limits before the quote.'),
      lastAnsweredAt,
      sources: answered ? 'Synthetic demo text.' : null,
    },
    contacts: createContacts(random, index, slug, `${city.regionZh}${city.zh}虚构工业园${index + 1}号`, reach),
    notes: { sourceNote, verificationNote: null, interactionNote: null },
    aliases: [],
    quarantined: index % 60 === 41,
  };
}

/**
 * Factories whose mail the simulator answers (src/ports/mail/simulator.ts). They have no process, so that no ranking
 * lists them.
 */
export const simulatorFactories = (
  [
    ['accept', 'Accept', '接受', 'accepts every mail.'],
    ['refuse', 'Refuse', '拒收', 'refuses every mail.'],
    ['timeout', 'Timeout', '超时', 'does not answer the first attempt and accepts the next one.'],
    ['late', 'Late', '延迟', 'accepts every mail and reports seconds later that it was delayed and delivered.'],
  ] as const
).map(([name, en, zh, does]) =>
  FactoryRecord.parse({
    directoryId: `mfg-simulator${name}`,
    nameEn: `Simulator ${en} Works (demo)`,
    nameZh: `模拟${zh}工厂（演示）`,
    specialty: `For rehearsals: the simulator behind it ${does}`,
    contacts: { contactName: `Simulator ${en} (demo)`, contactEmail: `${name}@simulator.test` },
    notes: { sourceNote },
  }),
);

function createContacts(random: Random, index: number, slug: string, address: string, reach: Reach) {
  if (reach === 'none') return null;
  const phone = `+86 000 ${String(index % 10_000).padStart(4, '0')} 0000`;
  return {
    contactName: `${random.one(surnames)} (synthetic)`,
    contactEmail: reach === 'email' ? `${random.one(['sales', 'rfq', 'info'])}@${slug}.example` : null,
    contactPhone: phone,
    contactWechat: reach === 'wechat' || random.chance(0.3) ? `synthetic_${slug}` : null,
    directoryFields: { phones: [phone], emails: [], addressesZh: [address] },
  };
}

/** A unique brand per index: two syllables for the first 1600, three up to 64000, then four. */
function createBrand(index: number) {
  const base = syllables.length;
  let length = 2;
  while (index >= base ** length) length++;
  // The factor is coprime with the base, so this is a permutation.
  let rest = (index * 1103 + 631) % base ** length;
  const picked: typeof syllables = [];
  // biome-ignore lint/style/noNonNullAssertion: a remainder of the length is an index
  for (; length > 0; length--, rest = Math.floor(rest / base)) picked.push(syllables[rest % base]!);
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
