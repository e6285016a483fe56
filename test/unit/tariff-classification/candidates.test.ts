import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCandidates } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import { readClassificationTables } from '#modules/logistics/tariff-classification/classification-table.file.ts';
import type { Query } from '#modules/logistics/tariff-classification/scoring/ranking.rules.ts';
import { leastCpuMs } from '../../cpu-time.ts';
import { countRuns, pickRuns } from '../../property-seed.ts';
import { classifier, tariff } from './classifier.ts';

const lines = [...tariff.lines.values()];
const candidatesOf = (query: string | Query, limit = 5) =>
  findCandidates(classifier, typeof query === 'string' ? { description: query } : query, limit);
const headingsOf = (query: string | Query, limit = 5) =>
  candidatesOf(query, limit).candidates.map(({ hts }) => hts.slice(0, 4));

describe('a candidate', () => {
  test.each(['constructor', '__proto__', 'valueOf'])('%s is treated like any other word', (word) => {
    const [first] = candidatesOf({ description: `Power bank, ${word}`, material: word, use: word }).candidates;
    expect(first!.hts).toBe('8507.60.00');
  });

  test('has a line with its rate, reasons and deciding question', () => {
    const { candidates, asOf, note } = candidatesOf('Power bank, 10,000 mAh');
    expect(asOf).toBe('2026-09');
    expect(note).toContain('rulings.cbp.gov');
    expect(note).toContain('19 CFR 177');
    expect(candidates[0]).toEqual({
      hts: '8507.60.00',
      description: tariff.lines.get('8507.60.00')!.description,
      score: expect.any(Number),
      why: [
        'Matching words: “power bank”, “power”, “bank”.',
        'A power bank is a storage battery: 8507.60.',
        'Additional duties on goods of China: China Section 301 9903.91.06 or 9903.91.01; others may apply.',
        'A different answer to this question changes the classification: Can it be charged, and is it lithium-ion? A pack that is part of a machine goes with it when shipped together.',
      ],
      generalRateText: '3.4%',
      generalRatePct: 3.4,
      source: 'USITC HTS 2026 Rev 10 (2026-06-08); terms and classification rules: own tables, 2026-09',
    });
  });

  test('shows a rate that is not a plain percentage as text, without a number', () => {
    const { candidates } = candidatesOf('Wall clock', 10);
    const specific = candidates.find(({ generalRatePct }) => generalRatePct === null)!;
    expect(specific.generalRateText).toBe(tariff.lines.get(specific.hts)!.general.text);
    expect(specific.generalRateText).toMatch(/¢|cents|\$|each/);
  });

  test('mentions Section 232 if its line is listed', () => {
    const [first] = candidatesOf('Aluminium bracket, CNC machined').candidates;
    expect(first!.hts).toBe('7616.99.51');
    expect(first!.why.join(' ')).toContain('Section 232 metals 9903.82.02');
  });

  test('has a lower confidence for composite goods', () => {
    const [plain] = candidatesOf('Power bank').candidates;
    const [several] = candidatesOf('3-in-1 power bank').candidates;
    expect(several!.score).toBeLessThan(plain!.score);
    expect(several!.why.join(' ')).toContain('note 3 to section XVI');
  });

  test('of another plausible heading precedes other lines of the first heading', () => {
    const headings = headingsOf('Air quality monitor with temperature and humidity sensor', 5);
    expect(new Set(headings.slice(0, 2)).size).toBe(2);
  });
});

describe('a description', () => {
  test.each([
    ['that says nothing', 'zzqx wvvk'],
    ['of words that go with anything', 'A smart portable device'],
    ['of what it is not', 'No battery, without Bluetooth'],
    ['in signs', '!!! ??? ---'],
  ])('%s has no candidate and states so', (_, description) => {
    const { candidates, note } = candidatesOf(description);
    expect(candidates).toEqual([]);
    expect(note).toContain('No line of chapters 28 to 97 shares a distinctive word');
  });

  test.each([
    ['Thermos bottle, steel', '9617'],
    ['Rechargeable headlamps for runners', '8513'],
    ['Aluminum housings', '7616'],
    ['Moulds for injection moulding', '8480'],
    ['LAPTOP', '8471'],
    ['ｌａｐｔｏｐ', '8471'],
    ['Knives for the kitchen', '8211'],
    ['保温杯', '9617'],
    ['注塑模具，两出', '8480'],
    ['电动滑板车，折叠，350W', '8711'],
  ])('%s leads to %s', (description, heading) => {
    expect(headingsOf(description)[0]).toBe(heading);
  });

  test.each([
    ['smart watch with Bluetooth', '8517', 'not a watch of 9102'],
    ['Bluetooth earbuds', '8518', 'HQ H317791'],
    ['wired headphones', '8518', 'wireless ones too'],
    ['headphones without Bluetooth', '8518', 'wireless ones too'],
    ['power bank', '8507', 'storage battery'],
    ['tablet computer', '8471', 'freely programmable'],
    ['industrial robot arm', '8428', 'Industrial robots'],
    ['service robot for hotels', '8479', 'function of its own'],
    ['humidity sensor with Wi-Fi', '9025', 'principal function'],
    ['plastic enclosure for a router', '3926', 'note 2 to section XVI'],
    ['bare PCB', '8534', 'without components'],
    ['PCBA for a router', '8517', 'note 2(b) to section XVI'],
    ['charger for phones', '8504', 'static converters'],
    ['wire harness', '8544', 'with connectors'],
    ['security camera with Wi-Fi', '8525', 'also with a network function'],
    ['hand crank coffee grinder', '8210', 'electric motor'],
    ['charcoal grill', '7321', 'burn something'],
    ['furniture kit, unassembled', '9403', 'GRI 2(a)'],
  ])('“%s” is classified as %s by a stated rule', (description, heading, why) => {
    const { candidates } = candidatesOf(description);
    const found = candidates.slice(0, 3).find(({ hts }) => hts.startsWith(heading))!;
    expect(found.why.join(' ')).toContain(why);
  });

  test('is combined with the material', () => {
    const description = 'Bracket for a shelf';
    const first = (material: string) => headingsOf({ description, material }, 3);
    expect(first('aluminium')).toContain('7616');
    expect(first('ABS plastic')).toContain('3926');
    expect(first('stainless steel')).toContain('7326');
    expect(first('brass')).toContain('7419');
    expect(first('brass')).not.toContain('3926');
    const screws = (material: string) => headingsOf({ description: 'Screws', material })[0];
    expect([screws('brass'), screws('aluminium'), screws('steel')]).toEqual(['7415', '7616', '7318']);
    expect(headingsOf({ description: 'Spoon', material: 'wood' })[0]).toBe('4419');
  });

  test('is combined with the use', () => {
    const alone = headingsOf('Filter', 10);
    const forCameras = headingsOf({ description: 'Filter', use: 'camera lens' }, 3);
    expect(alone).not.toEqual(forCameras);
    expect(forCameras).toContain('9002');
  });

  test('always has the same candidates, up to the limit', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3, maxLength: 2000 }), fc.integer({ min: 1, max: 10 }), (text, limit) => {
        const { candidates } = candidatesOf(text, limit);
        expect(candidates.length).toBeLessThanOrEqual(limit);
        expect(candidates).toEqual(candidatesOf(text, limit).candidates);
        expect(candidates.every(({ hts }) => tariff.lines.has(hts))).toBe(true);
      }),
      { numRuns: countRuns(50) },
    );
  });
});

describe('the line index', () => {
  test('finds the heading of each schedule line by its own words', () => {
    expect(classifier.index.lines).toHaveLength(9049);
    const everyChapter = new Map(lines.toReversed().map((line) => [line.hts.slice(0, 2), line]));
    const missed = pickRuns([...everyChapter.values()]).filter(({ hts, description }) => {
      const found = headingsOf(description.replaceAll(' > ', ' ').slice(0, 2000), 10);
      return !found.includes(hts.slice(0, 4));
    });
    expect(missed.map(({ hts }) => hts)).toEqual([]);
  });

  test('has terms only for subheadings of the schedule', () => {
    const { terms } = readClassificationTables();
    expect([...terms.keys()].filter((start) => !tariff.headings.has(start))).toEqual([]);
  });

  test('is fast, also for a long description', async () => {
    const long = 'Bluetooth sensor of steel with rechargeable battery and camera, '.repeat(31).slice(0, 2000);
    expect(await leastCpuMs(20, () => candidatesOf(long), 100)).toBeLessThan(100);
  });
});
