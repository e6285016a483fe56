import { describe, expect, onTestFinished, test } from 'vitest';
import type { Deps } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { startApp } from '../../harness.ts';
import { wayTo } from '../../way-to-database.ts';

const app = await startApp({ TRUST_PROXY: 'true' });
let addresses = 0;
const somebody = (on = app.app, headers = {}) =>
  app.caller({ 'x-forwarded-for': `192.0.2.${++addresses}`, ...headers }, on);

const report = {
  status: 'ok',
  apiVersion: '1.1.3',
  time: '2026-09-01T08:00:00.000Z',
  database: 'ok',
  interview: { wouldRun: true, mode: 'scripted', note: expect.any(String) },
  families: [
    { id: 'capability', available: true, note: expect.any(String) },
    { id: 'project_intake', available: true, note: expect.any(String) },
  ],
  email: { configured: true },
  tracking: { configured: 0 },
};
const down = {
  ...report,
  status: 'degraded',
  database: 'down',
  interview: { wouldRun: false, mode: 'off', note: expect.any(String) },
  families: report.families.map((family) => ({ ...family, available: false })),
};
const query = `{ health {
  status apiVersion time database interview { wouldRun mode note } families { id available note }
  email { configured } tracking { configured }
} }`;

test('health is public and the same in both APIs', async () => {
  const { status, body } = await somebody().rest('GET', '/health');
  expect([status, body]).toEqual([200, { ...report, requestId: expect.stringMatching(/^req_/) }]);
  expect((await somebody().graph(query)).body['data'].health).toEqual(report);
});

test('credentials are ignored: an invalid one is accepted, a valid one is not counted', async () => {
  for (const authorization of ['Bearer garbage', 'Basic eDp5']) {
    expect((await somebody(app.app, { authorization }).rest('GET', '/health')).status).toBe(200);
  }
  const me = await app.live();
  const left = async () => Number((await me.rest('GET', '/me')).headers.get('ratelimit-remaining'));
  const before = await left();
  const { status, headers } = await me.rest('GET', '/health');
  expect([status, headers.get('ratelimit-limit'), await left()]).toEqual([200, null, before - 1]);
});

const tracker = {
  provider: 'provider_a',
  track: async () => ({ availability: 'unavailable' as const, message: '' }),
} as const;
test.each<[string, Partial<Deps>, object]>([
  ['no mail', { mailer: null }, { email: { configured: false } }],
  ['one tracking provider', { trackers: { provider_a: tracker, provider_b: null } }, { tracking: { configured: 1 } }],
  ['a model', { interviewer: {} as Deps['interviewer'] }, { interview: { wouldRun: true, mode: 'model' } }],
])('with %s it is reported', async (_, deps, said) => {
  expect((await somebody(await app.secondInstance(deps)).rest('GET', '/health')).body).toMatchObject(said);
});

test('health is limited to sixty requests per minute and address, for any credential', async () => {
  const address = { 'x-forwarded-for': '198.51.100.7' };
  const key = { ...address, authorization: `Bearer ${(await app.live()).secret}` };
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, i) => app.caller(i % 2 ? key : address).rest('GET', '/health')),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body['error'].details])).toEqual([
    [429, { limit: 'health_per_minute', max: 60, windowSeconds: 60, retryAfterSeconds: expect.any(Number) }],
  ]);
  expect((await somebody().rest('GET', '/health')).status).toBe(200);
});

describe('while the database', () => {
  /** Another instance with a separate connection path to its database. */
  async function behind() {
    const way = await wayTo(app.serviceUrl);
    const config = readConfig({ PUBLIC_URL: 'http://gateway.test', TRUST_PROXY: 'true' });
    const overrides = { mailer: app.mailer, now: () => app.clock.now };
    const instance = await openApp(way.url, config, createLog('silent'), { overrides });
    onTestFinished(async () => {
      await way.shut();
      await Promise.race([instance.close(), new Promise((later) => setTimeout(later, 500))]).catch(() => {});
    });
    return { way, app: instance.app };
  }

  test.each(['shut', 'hold'] as const)(
    'is down (%s), health returns 503 within two seconds with the report',
    async (end) => {
      const { way, app: on } = await behind();
      expect((await somebody(on).rest('GET', '/health')).status).toBe(200);
      await way[end]();
      const before = performance.now();
      const { status, headers, body } = await somebody(on).rest('GET', '/health');
      expect(performance.now() - before).toBeLessThan(2000);
      expect([status, headers.get('retry-after'), body['error'].code]).toEqual([503, '5', 'service_unavailable']);
      expect(body['error'].details).toEqual({ retryAfterSeconds: 5, health: down });
      const graph = await somebody(on).graph(query);
      const { code, details } = graph.body['errors'][0].extensions;
      expect([graph.status, code, details.health]).toEqual([503, 'service_unavailable', down]);
    },
  );

  test('was down, health is ok once it is back', async () => {
    const { way, app: on } = await behind();
    await way.shut();
    expect((await somebody(on).rest('GET', '/health')).status).toBe(503);
    await way.open();
    await expect.poll(async () => (await somebody(on).rest('GET', '/health')).status).toBe(200);
  });
});
