import { describe, expect, test } from 'vitest';
import { Process } from '#kernel/enums.ts';
import { trades } from '#modules/directory/factories/demo/demo-trades.ts';
import { generateFactories, simulatorFactories } from '#modules/directory/factories/demo/factory.demo.ts';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { cities } from '#modules/directory/factories/factory-places.ts';
import { pickRuns } from '../../property-seed.ts';

const demo = [...generateFactories(600)];
const count = (holds: (factory: FactoryRecord) => boolean) => demo.filter(holds).length;
const emailOf = ({ contacts }: FactoryRecord) => contacts?.contactEmail ?? null;

describe('the demo directory', () => {
  test('consists of valid import records', () => {
    for (const factory of pickRuns(demo)) expect(FactoryRecord.parse(factory)).toEqual(factory);
  });

  test('is clearly marked as synthetic', () => {
    for (const { nameEn, nameZh, notes, contacts, directoryFields } of demo) {
      expect(nameEn).toMatch(/ \(synthetic\)$/);
      expect(nameZh).toMatch(/（虚构）$/);
      expect(notes.sourceNote).toBe('Synthetic demo record, not a real company.');
      expect(contacts?.contactEmail ?? '@x.example').toMatch(/@[a-z]+\.example$/);
      expect(contacts?.contactPhone ?? '+86 000').toMatch(/^\+86 000/);
      expect(contacts?.contactWechat ?? 'synthetic_').toMatch(/^synthetic_/);
      expect(directoryFields.website ?? 'https://www.x.example').toMatch(/^https:\/\/www\.[a-z]+\.example$/);
    }
  });

  test.each([1, 2, 3])('has at least four manufacturers with e-mail for every process (seed %i)', (seed) => {
    const reachable = [...generateFactories(600, seed)].filter(
      (factory) => factory.kind === 'manufacturer' && !factory.quarantined && emailOf(factory),
    );
    for (const process of Process.options)
      expect(reachable.filter(({ processes }) => processes.includes(process)).length, process).toBeGreaterThanOrEqual(
        4,
      );
  });

  test('varies kind, confidence, answers and contact channels', () => {
    expect(count(({ kind }) => kind === 'integrator')).toBe(37);
    expect(count(({ kind }) => kind === 'engineering')).toBe(23);
    expect(count(({ quarantined }) => quarantined)).toBe(10);
    expect(count(({ contacts }) => contacts === null)).toBeGreaterThanOrEqual(3);
    expect(count(({ contacts }) => contacts?.contactEmail === null && contacts.contactWechat !== null)).toBeGreaterThan(
      9,
    );
    for (const confidence of ['verified', 'reported', 'unverified'])
      expect(
        count((factory) => factory.confidence === confidence),
        confidence,
      ).toBeGreaterThan(9);
    for (const startupFriendly of ['yes', 'no', 'unknown'])
      expect(
        count((factory) => factory.startupFriendly === startupFriendly),
        startupFriendly,
      ).toBeGreaterThan(9);
    expect(
      count(({ answeredUs, whatTheyToldUs }) => answeredUs && whatTheyToldUs.answeredSummary !== null),
    ).toBeGreaterThan(19);
    expect(count(({ answeredUs }) => !answeredUs)).toBeGreaterThan(19);
    expect(count(({ answeredUs, lastAnsweredAt }) => answeredUs !== (lastAnsweredAt !== null))).toBe(0);
  });

  test('assigns each city to its province and states minima only for the processes of the factory', () => {
    const places = new Set(cities.map(({ en, region }) => `${en}, ${region}`));
    for (const { city, region, processes, minQuantities } of demo) {
      expect(places).toContain(`${city}, ${region}`);
      for (const { process } of minQuantities) expect(processes).toContain(process);
    }
  });

  test('has at least four factories of each trade', () => {
    for (const { trade, specialty } of trades) {
      const made = count((factory) => factory.specialty === specialty && !factory.quarantined);
      expect([trade, made]).toEqual([trade, Math.max(4, made)]);
    }
  });

  test('is deterministic, and a shorter list is a prefix of a longer one', () => {
    expect([...generateFactories(600)]).toEqual(demo);
    expect([...generateFactories(120)]).toEqual(demo.slice(0, 120));
    expect([...generateFactories(600, 2)]).not.toEqual(demo);
  });
});

describe('the simulator factories', () => {
  test('are clearly marked and use only addresses of the simulator', () => {
    expect(simulatorFactories.map(emailOf)).toEqual([
      'accept@simulator.test',
      'refuse@simulator.test',
      'timeout@simulator.test',
      'late@simulator.test',
    ]);
    for (const factory of simulatorFactories) {
      expect(FactoryRecord.parse(factory)).toEqual(factory);
      expect(factory.nameEn).toMatch(/^Simulator \w+ Works \(demo\)$/);
      expect(factory.nameZh).toMatch(/^模拟.+（演示）$/);
      expect(factory.notes.sourceNote).toBe('Synthetic demo record, not a real company.');
      const { contactPhone, contactWechat, directoryFields } = factory.contacts!;
      expect([contactPhone, contactWechat, ...Object.values(directoryFields).flat()]).toEqual([null, null]);
    }
  });

  test('have no processes, so no shortlist includes them', () => {
    expect(simulatorFactories.flatMap(({ processes }) => processes)).toEqual([]);
  });
});
