import { expect, test } from 'vitest';
import { listen } from '../../api/graph/socket.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { openSourcing } from '../../sourcing.ts';

const app = await startApp(unlimited);
app.clock.now = new Date();
const url = await listen(app.app);
const me = await app.live();
const sourcing = await openSourcing({ SOURCING_BASE_URL: url, SOURCING_KEY: me.secret });
const { run } = sourcing;

test('--json prints the answer of the gateway byte for byte', async () => {
  const { body } = await me.rest('POST', '/projects', { name: 'Lampe 台灯' });
  const answer = await fetch(`${url}/api/v1/projects/${body.project.id}`, {
    headers: { ...me.headers, 'x-request-id': 'same' },
  });
  const { code, bytes, err } = await run(['projects', 'show', body.project.id, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
  expect(withoutId(bytes.toString())).toBe(withoutId(await answer.text()));
});

test('lists are tables whose columns stand below one another, Chinese names included', async () => {
  const [id] = await app.factories(reachable({ nameEn: 'Width Works', nameZh: '宽度五金', city: 'Dongguan' }));
  const { code, out } = await run(['factories', 'search', 'Width Works']);
  const [header = '', row = ''] = out.split('\n');
  expect(code).toBe(0);
  expect(row).toContain(id);
  // Each of the four characters takes two columns.
  expect(row.indexOf('Dongguan') + 4).toBe(header.indexOf('city'));
});

test('a record shows every field, and an unknown value as a dash', async () => {
  const { deliveries } = await quoteRequest(me, { factoryIds: await app.factories(reachable()) });
  const { out } = await run(['deliveries', 'show', deliveries[0].id]);
  expect(out).toMatch(/^status +draft$/m);
  expect(out).toMatch(/^transport +–$/m);
  expect(out).toContain(deliveries[0].subject);
});

test('an empty list says so', async () => {
  const fresh = await app.live();
  expect(await run(['runs', 'list'], { env: { SOURCING_KEY: fresh.secret } })).toMatchObject({
    code: 0,
    out: 'None.\n',
  });
});

test.each([
  ['me'],
  ['health'],
  ['providers'],
  ['projects list'],
  ['deliveries list'],
  ['factories list'],
  ['factories facets'],
  ['factories summary'],
  ['rfqs list'],
  ['disclosures list'],
  ['capabilities list'],
  ['runs list'],
  ['knowledge list'],
  ['knowledge search payment'],
  ['lifecycle list'],
  ['lifecycle show tooling'],
  ['track auto SIM-DELIVERED-1'],
  ['hts lamp'],
  ['compliance lamp --markets US'],
  ['capabilities discover lamp'],
  ['estimate --carton 60x40x40:12.5*10 --state CA --declared-value-usd 4000'],
])('`sourcing %s` is answered', async (line) => {
  expect(await run(line.split(' '))).toMatchObject({ code: 0, err: '' });
});

test('`sourcing openapi` prints the document', async () => {
  expect(JSON.parse((await run(['openapi'])).out)).toMatchObject({ info: { version: '1.1.3' } });
});
