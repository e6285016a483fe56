import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../../src/cli/commands.ts';
import { rows } from '../../api/contract/operations.ts';
import { type Person, peopleOf } from '../../api/contract/person.ts';
import { listen } from '../../api/graph/socket.ts';
import { reachable, startApp, unlimited } from '../../harness.ts';
import { openSourcing } from '../../sourcing.ts';
import { buildSourcing } from './build.ts';

/** Every command against a gateway, as a process of the built program. */
const { program } = await buildSourcing();
const app = await startApp(unlimited);
app.clock.now = new Date();
const url = await listen(app.app);
const person = peopleOf(app, await app.factories(reachable(), reachable(), reachable()));
const { run, onTerminal, home } = await openSourcing({ SOURCING_BASE_URL: url }, [process.execPath, program]);

type Line = (me: Person) => readonly string[] | Promise<readonly string[]>;

/** What must have happened before an operation succeeds, and its request. */
async function prepare(me: Person, operation: string): Promise<{ path: Record<string, string>; body: object }> {
  const { path = {}, body = {} } = await rows[operation]!.succeeds(me);
  return { path, body };
}
/** The identifiers in the path of the operation are the arguments. */
const at =
  (operation: string, ...more: string[]): Line =>
  async (me) => [...Object.values((await prepare(me, operation)).path), ...more];

let inputs = 0;
async function given(input: object): Promise<string> {
  const file = join(home, `input-${++inputs}.json`);
  await writeFile(file, JSON.stringify(input));
  return file;
}
/** The body of the operation comes from a file. */
const withInput =
  (operation: string): Line =>
  async (me) => {
    const { path, body } = await prepare(me, operation);
    return [...Object.values(path), '--input', await given(body)];
  };

const lines: Record<string, Line> = {
  me: () => [],
  health: () => [],
  openapi: () => [],
  'keys create': () => [],
  'keys revoke': (me) => [me.keyId],
  'projects list': () => [],
  'projects show': at('GET /projects/{id}'),
  'projects create': withInput('POST /projects'),
  'projects update': withInput('PATCH /projects/{id}'),
  'actions kinds': () => [],
  'actions list': at('GET /actions'),
  'actions show': async (me) => [await me.action()],
  'actions create': async (me) => {
    const { path, body } = await prepare(me, 'POST /projects/{id}/actions');
    const { kind, input } = body as { kind: string; input: object };
    return [...Object.values(path), kind, '--input', await given(input)];
  },
  'deliveries list': at('GET /deliveries'),
  'deliveries show': at('GET /deliveries/{id}'),
  'deliveries review': at('GET /deliveries/{id}/review'),
  'deliveries receipt': at('GET /deliveries/{id}/receipt'),
  'deliveries retry': at('POST /deliveries/{id}/retry'),
  'deliveries reject': at('POST /deliveries/{id}/reject', '--reason', 'too small'),
  'deliveries approve': async (me) => {
    const id = await me.draft();
    const { reviewSha256 } = await me.review(id);
    return [id, '--review-sha256', String(reviewSha256)];
  },
  'deliveries watch': at('GET /deliveries/{id}'),
  outbox: at('GET /outbox'),
  sent: at('POST /deliveries/{id}/sent', '--sent-by', 'Ms Wang (synthetic)'),
  estimate: () => ['--carton', '60x40x40:12.5*10', '--state', 'CA', '--declared-value-usd', '4000'],
  track: () => ['auto', 'SIM-DELIVERED-1'],
  providers: () => [],
  'factories list': () => ['--process', 'cnc', '--answered-us', 'false'],
  'factories search': () => ['明亮 metal'],
  'factories facets': () => ['--process', 'cnc'],
  'factories summary': () => [],
  'factories show': at('GET /factories/{id}', '--contacts', 'false'),
  'factories interactions': at('GET /factories/{id}/interactions', '--bodies', 'true'),
  'factories export': () => [join(home, 'factories.csv'), '--format', 'csv', '--process', 'cnc'],
  'exports list': at('GET /exports'),
  'exports download': async (me) => [await me.export(), join(home, 'again.ndjson')],
  'files list': at('GET /projects/{id}/engineering'),
  'files upload': async (me) => [await me.project(), await given({ part: 'lamp' }), '--revision', 'A'],
  'files download': async (me) => {
    const { path } = await prepare(me, 'GET /projects/{id}/engineering/packages/{packageId}/files/{entryId}/content');
    return [...Object.values(path), join(home, 'lamp.step')];
  },
  'rfqs list': at('GET /rfqs'),
  'rfqs show': at('GET /rfqs/{id}'),
  'rfqs compare': at('GET /rfqs/{id}/comparison', '--quantity', '100'),
  'answers list': at('GET /rfqs/{id}/answers', '--status', 'proposed'),
  'answers show': at('GET /answers/{id}'),
  'answers accept': at('POST /answers/{id}/accept'),
  'answers refuse': at('POST /answers/{id}/refuse', '--reason', 'no certificate'),
  'publications review': at('GET /actions/{id}/publication/review', '--currency', 'USD'),
  'publications approve': withInput('POST /actions/{id}/publication/approval'),
  'publications publish': async (me) => {
    const { path, body } = await prepare(me, 'POST /actions/{id}/publication');
    return [...Object.values(path), '--approval-id', String(Object.values(body)[0])];
  },
  'disclosures list': at('GET /pending-disclosures'),
  'disclosures revoke': at('POST /pending-disclosures/{id}/revoke', '--reason', 'wrong drawing'),
  'capabilities list': () => [],
  'capabilities discover': () => ['aluminium housing', '--processes', 'cnc'],
  'capabilities inspect': async (me) => [await me.published()],
  'runs list': at('GET /runs'),
  'runs show': at('GET /runs/{id}'),
  'runs create': async (me) => [await me.published(), '--quantity', '500', '--incoterm', 'FOB'],
  'interviews show': at('GET /interviews/{id}'),
  'interviews start': () => ['--family', 'project_intake', '--opening', 'We make a desk lamp.'],
  'interviews answer': async (me) => {
    const { id, current } = await me.interview();
    return [id, 'Glow Lamp', '--interview-version', String(current())];
  },
  'interviews publish': async (me) => {
    const { id, current } = await me.readyInterview();
    return [id, '--interview-version', String(current())];
  },
  'knowledge search': () => ['who owns the mould'],
  'knowledge list': () => ['--stage-id', 'tooling'],
  'knowledge show': at('GET /knowledge/documents/{id}'),
  'lifecycle list': () => [],
  'lifecycle show': at('GET /lifecycle/{stageId}'),
  compliance: () => ['desk lamp', '--markets', 'US,EU'],
  hts: () => ['LED desk lamp', '--material', 'aluminium'],
  'webhooks list': at('GET /webhooks'),
  'webhooks create': () => ['https://hooks.brightwell.example/sourcing', '--types', 'delivery.sent,answer.received'],
  'webhooks test': at('POST /webhooks/{id}/ping'),
  'webhooks remove': at('DELETE /webhooks/{id}'),
};
const byOperator = ['outbox', 'sent', 'factories interactions'];
/**
 * `connect` and `disconnect` are walked through in connect.test.ts, `events tail` in following.test.ts, `mcp` in
 * test/slow/mcp.
 */
const others = ['connect', 'disconnect', 'events tail', 'interviews talk', 'mcp'];

const keyOf = ({ caller }: Person) => ({ SOURCING_KEY: caller.headers['authorization']!.slice('Bearer '.length) });

test.each(commands.map(({ name }) => name).filter((name) => !others.includes(name)))(
  '`sourcing %s` does its work',
  async (name) => {
    const me = await person(byOperator.includes(name) ? 'operator' : undefined);
    const args = await lines[name]!(me);
    const { code, out, err } = await run([...name.split(' '), ...args], { env: keyOf(me) });
    expect(code, err).toBe(0);
    if (!/export|download/.test(name)) expect(out).toMatch(/\S/);
  },
);

test('an interview is held and published at the terminal, and goes on where it was left', async () => {
  const me = await person();
  const { id, read } = await me.interview();
  const begin = () => onTerminal(['interviews', 'talk', id], { env: keyOf(me) });
  const first = begin();
  await first.shows('> ');
  first.child.stdin.write('Glow Lamp\r');
  await expect.poll(async () => (await read()).turnCount).toBe(1);
  await expect.poll(() => first.output.out.split('> ').length).toBe(3);
  first.child.stdin.write('\r');
  expect(await first.ended).toMatchObject({ code: 0, out: expect.stringContaining('Go on with: ') });

  const second = begin();
  for (const [turn, text] of ['prototype', '500', 'US'].entries()) {
    await expect.poll(() => second.output.out.split('> ').length).toBe(turn + 2);
    second.child.stdin.write(`${text}\r`);
  }
  await second.shows('Publish them?');
  second.child.stdin.write('y\r');
  expect((await second.ended).code).toBe(0);
  expect((await read()).status).toBe('published');
});

test('Ctrl-C in an interview ends with 130, and what was said stays', async () => {
  const me = await person();
  const { id, read } = await me.interview();
  const { child, output, ended, shows } = onTerminal(['interviews', 'talk', id], { env: keyOf(me) });
  await shows('> ');
  child.stdin.write('Glow Lamp\r');
  await expect.poll(() => output.out.split('> ').length).toBe(3);
  child.stdin.write('\u0003');
  expect((await ended).code).toBe(130);
  expect((await read()).turnCount).toBe(1);
});

test('an upload that was interrupted goes on with the files that are missing', async () => {
  const me = await person();
  const { projectId, begin, upload, all } = await me.engineering();
  const content = { 'lamp.step': 'solid lamp', 'bom.csv': 'part,count' };
  const paths = await Promise.all(
    Object.entries(content).map(async ([name, text]) => {
      await writeFile(join(home, name), text);
      return join(home, name);
    }),
  );
  const { id, files } = await begin(content);
  await upload(id, files[0].entryId, 'solid lamp');
  const { code, err } = await run(['files', 'upload', projectId, ...paths, '--revision', 'A'], { env: keyOf(me) });
  expect({ code, err }).toEqual({ code: 0, err: 'Goes on with the upload that was not finished.\n' });
  expect((await all()).packages).toHaveLength(1);
});
