import { describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import { capabilitiesIn } from './capability.ts';

const app = await startApp(unlimited);
const { published } = await capabilitiesIn(app);
const maker = await app.live();
const me = await app.live();
const discover = async (body: object) => (await me.rest('POST', '/discover', body)).body;

describe('the order of results', () => {
  test('is by score, then newest first, and deterministic', async () => {
    const twins: string[] = [];
    for (let at = 0; at < 4; at++) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      twins.unshift(await published(maker.organisationId, { title: 'Lens barrels', process: 'camera' }));
    }
    const ask = async (limit: number) => (await discover({ query: 'lens barrel', limit }))['results'];
    expect((await ask(20)).map(({ capability }) => capability.id)).toEqual(twins);
    expect((await ask(3)).map(({ capability }) => capability.id)).toEqual(twins.slice(0, 3));
    for (let again = 0; again < 3; again++) expect(await ask(20)).toEqual(await ask(20));
    await published(maker.organisationId, { title: 'Housings, machined', process: 'cnc' });
    await published(maker.organisationId, { title: 'Shells, molded', materials: ['ABS'] });
    const scores = (await discover({ query: 'lens machined abs' }))['results'].map(({ score }) => score);
    expect(new Set(scores).size).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(scores.every((score: number) => score >= 0 && score <= 1)).toBe(true);
  });

  test('prefers confirmed capabilities', async () => {
    const confirmed = [{ key: 'title', value: 'x', confirmation: 'caller_confirmed' as const, source: null }];
    const title = 'Zirconia rings';
    const first = await published(maker.organisationId, { title }, confirmed);
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await published(maker.organisationId, { title }, []);
    const [best, other] = (await discover({ query: 'zirconia rings' }))['results'];
    expect([best.capability.id, best.score, other.score]).toEqual([first, 0.9, 0.8]);
    expect(best.why).toContain('Confirmed by its owner.');
  });
});
