import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from '#kernel/errors.ts';
import { conflictCodes } from '../../../src/cli/errors.ts';
import { listen } from '../../api/graph/socket.ts';
import { startApp } from '../../harness.ts';
import { openSourcing } from '../../sourcing.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '12' });
app.clock.now = new Date();
const url = await listen(app.app);
const me = await app.live();
const { run, home } = await openSourcing({ SOURCING_BASE_URL: url, SOURCING_KEY: me.secret });

const given = async (content: string | Uint8Array) => {
  const file = join(home, randomUUID());
  await writeFile(file, content);
  return file;
};

test('codes of conflicts are codes of the contract', () =>
  expect(codes).toEqual(expect.arrayContaining(conflictCodes)));

test('1: what the gateway refuses is printed with its code, message and request id', async () => {
  const { code, out, err } = await run(['projects', 'show', randomUUID()]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^not_found: .+ \(req_\w+\)\n$/);
});

test('1: with --json the envelope of the refusal is printed, and nothing on the standard output', async () => {
  const { code, out, err } = await run(['projects', 'show', randomUUID(), '--json']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(JSON.parse(err)).toMatchObject({ error: { code: 'not_found' }, requestId: expect.any(String) });
});

test('1: a refused field is named', async () => {
  const { code, err } = await run([
    'projects',
    'create',
    'Lamp',
    '--input',
    await given('{"intake":{"stage":"soon"}}'),
  ]);
  expect(code).toBe(1);
  expect(err).toMatch(/^validation_failed: .*\n {2}\/intake\/productName: .*/);
});

test.each([
  [['projects'], 'needs one of'],
  [['projects', 'show'], "missing required argument 'id'"],
  [['projects', 'list', '--colour'], "unknown option '--colour'"],
  [['nothing'], "unknown command 'nothing'"],
  [['deliveries', 'list', '--status', 'lost'], 'Allowed choices'],
  [['factories', 'list', '--page', 'two'], 'It must be a number.'],
  [['me', '--timeout', '300001'], '300000'],
  [['me', '--base-url', 'gateway'], 'not an http or https address'],
  [['projects', 'create', '--input', '/nowhere.json'], 'Cannot read the input'],
])('2: wrong usage, as in %j', async (args, message) => {
  const { code, out, err } = await run(args, { env: { SOURCING_BASE_URL: 'http://127.0.0.1:2' } });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^usage: /);
  expect(err).toContain(message);
});

/** No request is sent: nobody listens at this address, which would be exit code 5. */
const nowhere = { env: { SOURCING_BASE_URL: 'http://127.0.0.1:2' } };

test.each([
  ['overflow', '1e999'],
  ['underflow to zero', '1e-999'],
  ['beyond the safe integers', '9007199254740993'],
  ['beyond the safe integers, as a power', '1e20'],
])('2: %s is invalid_number before any request, in files and in options', async (_, number) => {
  const file = await given(`{"intake":{"notes":"1e999 \\" 1e999","currentQuantity":${number}}}`);
  for (const args of [
    ['projects', 'create', 'Lamp', '--input', file],
    ['estimate', '--declared-value-usd', number],
  ]) {
    const { code, err } = await run(args, nowhere);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^invalid_number: /) });
  }
});

test('2: input that is not UTF-8 is invalid_encoding before any request, from files, the standard input and arguments', async () => {
  const gbk = Buffer.from('{"name":"\xB5\xC6"}', 'latin1');
  const runs = [
    run(['projects', 'create', '--input', await given(gbk)], nowhere),
    run(['projects', 'create', '--input', '-'], { ...nowhere, input: gbk }),
    run(['projects', 'create', '\uFFFD'], nowhere),
  ];
  for (const { code, err } of await Promise.all(runs))
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^invalid_encoding: /) });
});

test('3: without a key, and with one that the gateway does not know', async () => {
  const without = await run(['me'], { env: { SOURCING_KEY: '' } });
  expect(without).toMatchObject({ code: 3, err: expect.stringMatching(/^unauthenticated: /) });
  const wrong = await run(['me'], { env: { SOURCING_KEY: 'ssd_live_wrong' } });
  expect(wrong).toMatchObject({ code: 3, err: expect.stringMatching(/^invalid_key: /) });
});

test('1: a 403 is reported, and the key is not exchanged', async () => {
  const poor = await app.live({ scopes: ['projects:read'] });
  const { code, err } = await run(['factories', 'list'], { env: { SOURCING_KEY: poor.secret } });
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^insufficient_scope: /) });
});

test('4: a version conflict', async () => {
  const { body } = await me.rest('POST', '/projects', { name: 'Lamp' });
  const intake = await given('{"intake":{"productName":"Glow"}}');
  const update = () =>
    run(['projects', 'update', body.project.id, '--input', intake, '--expected-context-version', 'v99']);
  expect(await update()).toMatchObject({ code: 4, err: expect.stringMatching(/^context_version_conflict: /) });
});

test('5: nobody listens', async () => {
  const { code, err } = await run(['me'], nowhere);
  expect({ code, err }).toEqual({ code: 5, err: expect.stringMatching(/^network_error: /) });
});

test('7: the limit of the key, if waiting would take longer than the time-out', async () => {
  const busy = await app.live();
  for (let request = 0; request < 12; request++) await busy.rest('GET', '/me');
  const { code, err } = await run(['me', '--timeout', '500'], { env: { SOURCING_KEY: busy.secret } });
  expect({ code, err }).toEqual({
    code: 7,
    err: expect.stringMatching(/^rate_limited: .*\n {2}Retry after \d+ s\.\n$/),
  });
});
