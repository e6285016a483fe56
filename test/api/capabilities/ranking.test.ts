import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Process } from '#kernel/enums.ts';
import { newId } from '#kernel/ids.ts';
import { PublishedCapability } from '#modules/directory/capabilities/capability.entity.ts';
import {
  expandTerm,
  extractPlaces,
  extractTerms,
  parseQueryTerms,
} from '#modules/directory/capabilities/capability-words.rules.ts';
import { leastCpuMs } from '../../cpu-time.ts';
import { startApp, unlimited } from '../../harness.ts';
import { number } from '../../json.ts';

const app = await startApp(unlimited);
const me = await app.live();

const nouns = [
  'housing',
  'bracket',
  'plate',
  'gear',
  'panel',
  'tube',
  '外壳',
  '支架',
  'lens',
  'cover',
  'clip',
  'rotor',
];
const materials = ['ABS', 'aluminium 6061-T6', 'brass', 'mild steel', 'PC/ABS', 'TPU', '不锈钢'];
const places = ['Shenzhen', '东莞', 'Guangdong', 'Ningbo', 'Zhejiang', 'Suzhou', 'somewhere else'];
const [hereId, hiddenId] = await app.factories(
  { directoryId: 'mfg-here1', nameEn: 'Here', city: 'Ningbo', region: 'Zhejiang' },
  { directoryId: 'mfg-hidden1', nameEn: 'Hidden', city: 'Ningbo', quarantined: true },
);

/** Deterministic numbers. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}
const random = numbers(7);
const one = <T>(of: readonly T[]): T => of[Math.floor(random.next().value * of.length)]!;

const all = Array.from({ length: 10_000 }, (_, i) => {
  const content = {
    title: `${one(nouns)} ${one(nouns)} number ${i}`,
    factoryId: one([null, null, null, hereId!, hiddenId!]),
    factoryName: null,
    process: one(Process.options),
    materials: [one(materials), one(materials)],
    minQuantity: one([null, 1, 100, 1000]),
    maxQuantity: one([null, null, 2000]),
    regions: one([[], [one(places)], [one(places), one(places)]]),
    tolerancesNote: null,
    confidence: one(['verified', 'reported', 'unverified'] as const),
  };
  const publishedAt = new Date(app.clock.now.getTime() + i * 1000);
  const times = { createdAt: publishedAt, updatedAt: publishedAt, publishedAt };
  const derived = { places: extractPlaces(content), words: extractTerms(content) };
  return { ...content, ...times, ...derived, id: newId(), version: 2, leadTimeDays: null };
});
const em = app.asOwner();
for (let at = 0; at < all.length; at += 1000) await em.insertMany(PublishedCapability, all.slice(at, at + 1000));
await em.execute('analyze published_capability');

type Wishes = { query: string; processes?: Process[]; city?: string; region?: string; quantity?: number };
const criteriaSamples: fc.Arbitrary<Wishes> = fc.record(
  {
    query: fc
      .array(fc.constantFrom(...nouns, ...materials, 'machined', '注塑', 'castings', 'nothing', 'ning'), {
        minLength: 1,
        maxLength: 4,
      })
      .map((words) => words.join(' ')),
    processes: fc.array(fc.constantFrom(...Process.options), { maxLength: 3 }),
    city: fc.constantFrom('深圳', 'Ningbo', 'Dongguan'),
    region: fc.constantFrom('浙江', 'Guangdong'),
    quantity: fc.constantFrom(1, 99, 100, 1500, 2001),
  },
  { requiredKeys: ['query'] },
);

/** Written by hand: where each requested place is met, and what leaves it unknown. */
const cities: Record<string, [met: string[], open: string[]]> = {
  深圳: [['Shenzhen'], ['Guangdong']],
  Ningbo: [['Ningbo'], ['Zhejiang']],
  Dongguan: [['东莞'], ['Guangdong']],
};
const regions: Record<string, string[]> = {
  浙江: ['Ningbo', 'Zhejiang'],
  Guangdong: ['Shenzhen', '东莞', 'Guangdong'],
};

function scoreOf(capability: (typeof all)[number], { query, processes = [], city, region, quantity }: Wishes) {
  const { words, process, minQuantity: min, maxQuantity: max, confidence, factoryId } = capability;
  const made = [...capability.regions, ...(factoryId === hereId ? ['Ningbo', 'Zhejiang'] : [])];
  const held = parseQueryTerms(query).map((term) => {
    const pattern = expandTerm(term);
    return 'prefix' in pattern
      ? words.some((word) => word.startsWith(pattern.prefix))
      : pattern.all.every((word) => words.includes(word));
  });
  if (factoryId === hiddenId || !(held.includes(true) || processes.includes(process))) return null;
  const place = (met: string[], open: string[]) =>
    made.some((at) => met.includes(at)) ? 1 : made.every((at) => open.includes(at)) ? 0.5 : 0;
  const terms: [weight: number, value: number][] = [
    [4, held.filter(Boolean).length / held.length],
    [1, { verified: 1, reported: 0.5, unverified: 0 }[confidence]],
    ...(processes.length ? [[3, Number(processes.includes(process))] as [number, number]] : []),
    ...(city ? [[2, place(...cities[city]!)] as [number, number]] : []),
    ...(region ? [[2, place(regions[region]!, [])] as [number, number]] : []),
  ];
  if (quantity !== undefined) {
    const misses = (min !== null && quantity < number(min)) || (max !== null && quantity > number(max));
    terms.push([2, misses ? 0 : min === null ? 0.5 : 1]);
  }
  const sum = (of: number[]) => of.reduce((a, b) => a + b, 0);
  return sum(terms.map(([weight, value]) => weight * value)) / sum(terms.map(([weight]) => weight));
}

describe('among ten thousand capabilities', () => {
  test('the best are returned in the order of a full scan', async () => {
    await fc.assert(
      fc.asyncProperty(criteriaSamples, async (criteria) => {
        const expected = all
          .flatMap((capability) => {
            const score = scoreOf(capability, criteria);
            return score === null ? [] : [{ capability, score: Math.round(score * 1000) / 1000 }];
          })
          .toSorted((a, b) => b.score - a.score || +b.capability.publishedAt - +a.capability.publishedAt)
          .slice(0, 20);
        const { body } = await me.rest('POST', '/discover', { ...criteria, limit: 20 });
        const found = body['results'].map(({ capability, score }) => [capability.title, score]);
        expect(found).toEqual(expected.map(({ capability, score }) => [capability.title, score]));
      }),
      { numRuns: 40, seed: 11 },
    );
  });

  test('each reason is correct and each criterion is answered once', async () => {
    await fc.assert(
      fc.asyncProperty(criteriaSamples, async (criteria) => {
        const { body } = await me.rest('POST', '/discover', { ...criteria, limit: 20 });
        const { processes = [], city, region, quantity } = criteria;
        const asked = [processes.length || null, city, region, quantity].filter((one) => one != null).length;
        for (const { capability, why, unmet } of body['results']) {
          const about = [...why, ...unmet].filter((text) => !/words of the query|confirmed|verified/i.test(text));
          expect(about).toHaveLength(asked);
          const { minQuantity: min, maxQuantity: max, process } = capability;
          const says = (text: string) => [
            why.some((one: string) => one.includes(text)),
            unmet.some((one: string) => one.includes(text)),
          ];
          const isAsked = processes.some((one) => one === process);
          if (processes.length) expect(says('The process is')).toEqual([isAsked, !isAsked]);
          if (quantity === undefined) continue;
          const misses = (min !== null && quantity < number(min)) || (max !== null && quantity > number(max));
          expect(says('is unknown')[1] || misses || min !== null).toBe(true);
          expect(why.some((one: string) => one.startsWith('The quantity meets'))).toBe(!misses && min !== null);
        }
      }),
      { numRuns: 20, seed: 12 },
    );
  });

  test('discovery is fast, even if most capabilities contain a word of the query', async () => {
    const questions = [
      { query: 'machined aluminium housing' },
      { query: '注塑外壳', processes: ['injection_molding'], city: 'Ningbo', quantity: 1000 },
      {
        query: 'bracket plate gear panel tube lens',
        processes: ['cnc', 'sheet_metal'],
        region: 'Guangdong',
        quantity: 100,
      },
      // All capabilities contain this word.
      { query: 'number', city: 'Shenzhen', region: 'Guangdong', quantity: 100 },
    ];
    for (const question of questions) {
      const milliseconds = await leastCpuMs(15, async () => {
        expect((await me.rest('POST', '/discover', question)).body['count']).toBe(10);
      });
      expect(milliseconds, question.query).toBeLessThan(250);
    }
  });
});
