import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSourcing } from '../../sourcing.ts';
import { buildSourcing } from './build.ts';
import { json, openStandIn, refuse } from './stand-in.ts';

const { program } = await buildSourcing();
const gateway = await openStandIn();
const key = `ssd_live_${'k'.repeat(36)}`;
const sourcing = await openSourcing({ SOURCING_BASE_URL: gateway.url, SOURCING_KEY: key }, [process.execPath, program]);
const { run, begin, onTerminal, home, credentials } = sourcing;

const html = '<html><body>502 Bad Gateway</body></html>';
const project = { id: '1', name: 'Lamp' };

describe.each([
  ['off a terminal', run],
  ['on a terminal', async (args: readonly string[]) => onTerminal(args).ended],
] as const)('%s the exit code is', (_, start) => {
  test('0 for what is done', async () => {
    gateway.answers((_, response) => json(response, { projects: [project] }));
    expect(await start(['projects', 'list'])).toMatchObject({ code: 0, out: expect.stringContaining('Lamp') });
  });

  test.each([
    [1, 403, 'insufficient_scope'],
    [1, 409, 'delivery_claimed'],
    [1, 500, 'internal_error'],
    [3, 401, 'key_expired'],
    [4, 409, 'version_conflict'],
    [4, 409, 'idempotency_conflict'],
    [7, 429, 'rate_limited'],
  ])('%i for %i %s', async (code, status, name) => {
    gateway.answers((_, response) => refuse(response, status, name));
    expect((await start(['projects', 'list'])).code).toBe(code);
  });

  test.each([
    ['wrong usage', ['projects', 'list', '--nothing']],
    ['invalid_number', ['estimate', '--declared-value-usd', '1e999']],
    ['invalid_encoding', ['projects', 'create', '\uFFFD']],
  ])('2 for %s, and nothing is requested', async (_, args) => {
    gateway.answers(() => {});
    expect((await start(args)).code).toBe(2);
    expect(gateway.asked).toEqual([]);
  });

  test('5 for no answer', async () => {
    gateway.answers((request) => request.socket.destroy());
    expect((await start(['projects', 'list'])).code).toBe(5);
  });

  test('6 for an answer that is not of the contract', async () => {
    gateway.answers((_, response) => void response.end(html));
    expect((await start(['projects', 'list'])).code).toBe(6);
  });
});

test('Ctrl-C at the terminal ends with 130', async () => {
  gateway.answers(() => {});
  const { child, ended } = onTerminal(['projects', 'list']);
  await gateway.was('GET /projects');
  child.stdin.write('\u0003');
  expect(await ended).toMatchObject({ code: 130, out: expect.stringContaining('interrupted: ') });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s off a terminal ends with %i', async (signal, code) => {
  gateway.answers(() => {});
  const { child, ended } = begin(['projects', 'create', 'Lamp']);
  await gateway.was('POST /projects');
  child.kill(signal);
  const { err, ...rest } = await ended;
  expect({ code: rest.code, out: rest.out }).toEqual({ code, out: '' });
  expect(err).toMatch(/^It is not known whether this was saved\. .*\ninterrupted: /);
});

test.each([
  ['HTML from a proxy', (status: number) => ({ status, type: 'text/html', body: html })],
  ['truncated JSON', (status: number) => ({ status, type: 'application/json', body: '{"projects":[{"id"' })],
  ['JSON that is no object', (status: number) => ({ status, type: 'application/json', body: '[]' })],
  ['an object without requestId', (status: number) => ({ status, type: 'application/json', body: '{"projects":[]}' })],
  [
    'a list that is none',
    (status: number) => ({ status, type: 'application/json', body: '{"projects":{},"requestId":"r"}' }),
  ],
])('%s is invalid_response, as a success or as an error', async (_, make) => {
  for (const status of [200, 502]) {
    const { type, body } = make(status);
    gateway.answers((_, response) => void response.writeHead(status, { 'content-type': type }).end(body));
    const { code, out, err } = await run(['projects', 'list', '--json']);
    expect({ code, out, error: JSON.parse(err).error.code }).toEqual({ code: 6, out: '', error: 'invalid_response' });
  }
});

test('a redirect is not followed, so the key goes to no other server', async () => {
  const other = await openStandIn();
  gateway.answers((_, response) => void response.writeHead(302, { location: `${other.url}/api/v1/projects` }).end());
  expect(await run(['projects', 'list'])).toMatchObject({ code: 6, err: expect.stringContaining(other.url) });
  expect(other.asked).toEqual([]);
});

test('an answer that is interrupted after its headers is network_error with the request id', async () => {
  gateway.answers((request, response) => {
    response.writeHead(200, { 'content-length': '1000', 'x-request-id': 'req_1' }).write('{"projects":');
    setTimeout(() => request.socket.destroy(), 50);
  });
  const { code, out, err } = await run(['projects', 'list']);
  expect({ code, out }).toEqual({ code: 5, out: '' });
  expect(err).toMatch(/^network_error: .*interrupted after its headers.* \(req_1\)\n$/);
});

test('a gateway that does not answer within the time-out is network_error', async () => {
  gateway.answers(() => {});
  expect(await run(['projects', 'list', '--timeout', '200'])).toMatchObject({
    code: 5,
    err: 'network_error: No complete answer within 0.2 s.\n',
  });
});

test('a read is repeated once after Retry-After', async () => {
  gateway.answers((_, response) => {
    if (gateway.asked.length === 1) refuse(response, 429, 'rate_limited', { 'retry-after': '1' });
    else json(response, { projects: [project] });
  });
  expect(await run(['projects', 'list'])).toMatchObject({ code: 0 });
  expect(gateway.asked).toEqual(['GET /projects', 'GET /projects']);
  gateway.answers((_, response) => refuse(response, 429, 'rate_limited', { 'retry-after': '1' }));
  expect(await run(['projects', 'list'])).toMatchObject({ code: 7 });
  expect(gateway.asked).toEqual(['GET /projects', 'GET /projects']);
});

test('a write is never repeated, and what shows whether it was saved is named', async () => {
  gateway.answers((_, response) => refuse(response, 503, 'overloaded', { 'retry-after': '1' }));
  expect(await run(['projects', 'create', 'Lamp'])).toMatchObject({ code: 1 });
  expect(gateway.asked).toEqual(['POST /projects']);
  gateway.answers((request) => request.socket.destroy());
  const { code, err } = await run(['projects', 'create', 'Lamp']);
  expect(code).toBe(5);
  expect(err).toContain('Before you repeat it, read: sourcing projects list');
  expect(gateway.asked).toEqual(['POST /projects']);
});

test('a reader that closes the pipe ends nothing with an error', async () => {
  gateway.answers((_, response) => json(response, { projects: Array.from({ length: 5000 }, () => project) }));
  const { child, ended } = begin(['projects', 'list']);
  child.stdout.destroy();
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test('the key stands neither in the list of processes nor in messages', async () => {
  gateway.answers(() => {});
  const { child, ended } = begin(['projects', 'list', '--key', key], { env: { SOURCING_KEY: '' } });
  await gateway.was('GET /projects');
  expect(await readFile(`/proc/${child.pid}/cmdline`, 'utf8')).not.toContain(key);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130 });
  gateway.answers((_, response) => json(response, { error: { code: 'odd', message: `You sent ${key}` } }, 400));
  const { err } = await run(['projects', 'list']);
  expect(err).toBe('odd: You sent [secret] (req_1)\n');
});

test('texts of the gateway cannot command the terminal', async () => {
  gateway.answers((_, response) => json(response, { project: { name: 'a\u001b[2Jb\u202Ec\u0007' } }));
  expect((await run(['projects', 'show', '1'])).out).toBe('name  a\\u{1b}[2Jb\\u{202e}c\\u{7}\n');
});

describe('an action whose answer is lost', () => {
  const input = () => writeFile(join(home, 'input.json'), '{}').then(() => join(home, 'input.json'));
  const list = 'GET /projects/p/actions';

  test('is read from the saved record and waited for', async () => {
    const action = { id: 'a2', kind: 'quote_request', status: 'completed' };
    gateway.answers((request, response) => {
      const isSaved = gateway.asked.includes('POST /projects/p/actions');
      if (request.method === 'POST') request.socket.destroy();
      else if (request.url?.endsWith('/actions/a2')) json(response, { action });
      else json(response, { actions: isSaved ? [action, { ...action, id: 'a1' }] : [{ ...action, id: 'a1' }] });
    });
    const { code, out, err } = await run(['actions', 'create', 'p', 'quote_request', '--input', await input()]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^id +a2$/m) });
    expect(err).toMatch(/^Idempotency key: [\w-]{36}\n/);
    expect(gateway.asked).toEqual([list, 'POST /projects/p/actions', list, 'GET /actions/a2']);
  });

  test('is network_error if nothing was saved, with the key to repeat it', async () => {
    gateway.answers((request, response) => {
      if (request.method === 'POST') request.socket.destroy();
      else json(response, { actions: [] });
    });
    const { code, err } = await run(['actions', 'create', 'p', 'quote_request', '--input', await input()]);
    expect({ code, err }).toEqual({ code: 5, err: expect.stringContaining('same idempotency key') });
    expect(gateway.asked).toEqual([list, 'POST /projects/p/actions', list]);
  });

  test('names the saved record of an action that failed', async () => {
    gateway.answers((request, response) => {
      if (request.method !== 'POST') json(response, { actions: [] });
      else
        json(
          response,
          { error: { code: 'action_generation_failed', message: 'No.', details: { actionId: 'a9' } } },
          502,
        );
    });
    const { code, err } = await run(['actions', 'create', 'p', 'quote_request', '--input', await input()]);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('sourcing actions show a9') });
  });
});

test('an approval whose answer is lost is not repeated; the saved state is read and shown', async () => {
  gateway.answers((request, response) => {
    if (request.method === 'POST') request.socket.destroy();
    else json(response, { delivery: { status: 'approved', dispatchStatus: 'uncertain' } });
  });
  const { code, err } = await run(['deliveries', 'approve', 'd', '--review-sha256', 'a'.repeat(64)]);
  expect({ code, err }).toEqual({ code: 5, err: expect.stringContaining('is now: approved, dispatch uncertain.') });
  expect(gateway.asked).toEqual(['POST /deliveries/d/approve', 'GET /deliveries/d']);
});

describe('an approval at the terminal', () => {
  const reviewSha256 = 'ab12cd34'.repeat(8);
  const args = ['deliveries', 'approve', 'd'];
  const prompt = 'To approve, type the first 8 characters of reviewSha256: ';
  beforeEach(() =>
    gateway.answers((request, response) => {
      if (request.method === 'GET') json(response, { review: { subject: '询价 Lamp', reviewSha256 } });
      else json(response, { delivery: { id: 'd', status: 'sent' } });
    }),
  );
  const review = 'GET /deliveries/d/review';

  test('shows the review, takes its first 8 characters, and approves that review', async () => {
    const program = onTerminal(args);
    await program.shows(prompt);
    expect(program.output.out).toContain('询价 Lamp');
    expect(gateway.asked).toEqual([review]);
    program.child.stdin.write('ab12cd34\r');
    expect(await program.ended).toMatchObject({ code: 0, out: expect.stringMatching(/status.* sent/) });
    expect(gateway.asked).toEqual([review, 'POST /deliveries/d/approve']);
  });

  test.each([
    ['other characters', 'ab12cd35\r', 1, 'not_approved: '],
    ['nothing', '\r', 1, 'not_approved: '],
    ['the end of the input', '\u0004', 1, 'not_approved: '],
    ['Ctrl-C', '\u0003', 130, 'interrupted: '],
  ])('%s approves nothing', async (_, typed, code, message) => {
    const program = onTerminal(args);
    await program.shows(prompt);
    program.child.stdin.write(typed);
    expect(await program.ended).toMatchObject({ code, out: expect.stringContaining(message) });
    expect(gateway.asked).toEqual([review]);
  });

  test('is not asked for off a terminal: nothing is requested', async () => {
    expect(await run(args)).toMatchObject({ code: 2, err: expect.stringContaining('--review-sha256') });
    expect(gateway.asked).toEqual([]);
  });
});

describe('an export', () => {
  const content = 'id,name\n1,灯\n'.repeat(1000);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = join(home, 'exports', 'factories.csv');
  const args = ['factories', 'export', file, '--format', 'csv'];
  beforeEach(async () => {
    await rm(join(home, 'exports'), { recursive: true, force: true });
    await mkdir(join(home, 'exports'));
  });
  const left = () => readdir(join(home, 'exports'));

  /** `send` answers the content. */
  const exporting = (send: Parameters<typeof gateway.answers>[0], digest = sha256) =>
    gateway.answers((request, response) => {
      if (request.url?.endsWith('/content')) send(request, response);
      else json(response, { export: { id: 'e', status: 'complete', sha256: digest } });
    });
  const begun: Parameters<typeof gateway.answers>[0] = (_, response) =>
    void response.writeHead(200, { 'content-length': String(Buffer.byteLength(content)) }).write(content.slice(0, 500));

  test('is saved as a whole', async () => {
    exporting((_, response) => void response.end(content));
    expect(await run(args)).toMatchObject({ code: 0, err: `Export e\nSaved ${file} (SHA-256 ${sha256}).\n` });
    expect(await readFile(file, 'utf8')).toBe(content);
    expect(await left()).toEqual(['factories.csv']);
  });

  test('is downloaded again by its id, without a second export', async () => {
    exporting((_, response) => void response.end(content));
    expect(await run(['exports', 'download', 'e', file])).toMatchObject({ code: 0 });
    expect(await readFile(file, 'utf8')).toBe(content);
    expect(gateway.asked).toEqual(['GET /exports/e', 'GET /exports/e/content']);
  });

  test('to a folder that does not exist is refused, and leaves nothing', async () => {
    exporting((_, response) => void response.end(content));
    const { code, err } = await run(['exports', 'download', 'e', join(home, 'nowhere', 'factories.csv')]);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('file_unwritable: ') });
  });

  test('does not replace a file without --force', async () => {
    await writeFile(file, 'mine');
    exporting((_, response) => void response.end(content));
    expect(await run(args)).toMatchObject({ code: 2 });
    expect([await readFile(file, 'utf8'), gateway.asked]).toEqual(['mine', []]);
    expect(await run([...args, '--force'])).toMatchObject({ code: 0 });
    expect(await readFile(file, 'utf8')).toBe(content);
  });

  test('with another digest is not saved', async () => {
    exporting((_, response) => void response.end(content), 'b'.repeat(64));
    expect(await run(args)).toMatchObject({ code: 1, err: expect.stringContaining('content_changed: ') });
    expect(await left()).toEqual([]);
  });

  test('that is cut off leaves nothing', async () => {
    exporting((request, response) => {
      begun(request, response);
      setTimeout(() => request.socket.destroy(), 50);
    });
    expect(await run(args)).toMatchObject({ code: 5 });
    expect(await left()).toEqual([]);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('that %s ends leaves nothing', async (signal, code) => {
    exporting(begun);
    const { child, ended } = begin(args);
    await expect.poll(left).toEqual([expect.stringMatching(/\.part$/)]);
    child.kill(signal);
    expect((await ended).code).toBe(code);
    expect(await left()).toEqual([]);
  });

  test('that is killed leaves no file of its name', async () => {
    exporting(begun);
    const { child, ended } = begin(args);
    await expect.poll(left).toEqual([expect.stringMatching(/\.part$/)]);
    child.kill('SIGKILL');
    await ended;
    expect(await stat(file).catch(() => null)).toBeNull();
  });
});

describe('connect', () => {
  const started = {
    ...{ deviceCode: `dvc_${'d'.repeat(43)}`, userCode: 'BCDF-GHJK', verificationUri: 'http://gateway.example/device' },
    ...{ interval: 0, expiresIn: 900 },
  };
  const issued = { id: 'k1', expiresAt: '2026-12-01T00:00:00.000Z' };
  const args = ['connect', gateway.url];
  const isSaved = () =>
    readFile(credentials, 'utf8').then(
      (text) => text.includes(key),
      () => false,
    );
  beforeEach(() => rm(credentials, { force: true }));

  /** An approved connection whose acknowledgement `acknowledge` answers. */
  const connecting = (acknowledge: Parameters<typeof gateway.answers>[0], status = () => 'approved') =>
    gateway.answers((request, response) => {
      if (request.url?.endsWith('/acknowledge')) acknowledge(request, response);
      else if (request.url?.endsWith('/poll'))
        json(response, { status: status(), interval: 0, key: issued, secret: key });
      else if (request.url?.endsWith('/cancel')) json(response, { cancelled: true });
      else json(response, started, 201);
    });

  test('saves the key before it acknowledges it', async () => {
    let wasSaved = false;
    connecting(async (_, response) => {
      wasSaved = await isSaved();
      json(response, { key: issued });
    });
    expect(await run(args)).toMatchObject({ code: 0 });
    expect([wasSaved, await isSaved()]).toEqual([true, true]);
  });

  test('that Ctrl-C at the terminal interrupts cancels, and saves nothing', async () => {
    connecting(
      () => {},
      () => 'pending',
    );
    const { child, ended } = onTerminal(args);
    await gateway.was('POST /auth/device/poll');
    child.stdin.write('\u0003');
    expect(await ended).toMatchObject({ code: 130, out: expect.stringContaining('interrupted: ') });
    expect(gateway.asked.at(-1)).toBe('POST /auth/device/cancel');
    expect(await isSaved()).toBe(false);
  });

  describe('whose cancellation has no answer', () => {
    async function interrupted() {
      gateway.answers((request, response) => {
        if (request.url?.endsWith('/device')) json(response, started, 201);
        else if (request.url?.endsWith('/poll')) json(response, { status: 'pending', interval: 0 });
      });
      const process = begin(args);
      await gateway.was('POST /auth/device/poll');
      process.child.kill('SIGINT');
      await gateway.was('POST /auth/device/cancel');
      return process;
    }
    const note = 'The connection could not be cancelled; it ends by itself.';

    test('ends all the same', async () => {
      const { ended } = await interrupted();
      expect(await ended).toMatchObject({ code: 130, err: expect.stringContaining(note) });
    });

    test('ends at once with a second Ctrl-C', async () => {
      const { child, ended } = await interrupted();
      child.kill('SIGINT');
      expect(await ended).toMatchObject({ code: 130, err: expect.not.stringContaining(note) });
    });
  });

  test('that is interrupted while it acknowledges cancels, and removes the key', async () => {
    connecting(() => {});
    const { child, ended } = begin(args);
    await gateway.was('POST /auth/device/acknowledge');
    expect(await isSaved()).toBe(true);
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    expect(gateway.asked.at(-1)).toBe('POST /auth/device/cancel');
    expect(await isSaved()).toBe(false);
  });

  test('keeps a key whose acknowledgement was saved although its answer is lost', async () => {
    let isAcknowledged = false;
    connecting(
      (request) => {
        isAcknowledged = true;
        request.socket.destroy();
      },
      () => (isAcknowledged ? 'acknowledged' : 'approved'),
    );
    expect(await run(args)).toMatchObject({ code: 0 });
    expect(await isSaved()).toBe(true);
    expect(gateway.asked.filter((request) => request.endsWith('acknowledge'))).toHaveLength(1);
  });

  test('removes a key that was not acknowledged, and cancels', async () => {
    connecting((request) => request.socket.destroy());
    expect(await run(args)).toMatchObject({ code: 5 });
    expect(gateway.asked.at(-1)).toBe('POST /auth/device/cancel');
    expect(await isSaved()).toBe(false);
  });

  test('sends no saved key before the new one is issued', async () => {
    connecting((_, response) => json(response, { key: issued }));
    await run(args);
    expect(gateway.headers.map(({ authorization }) => authorization)).toEqual([undefined, undefined, `Bearer ${key}`]);
  });
});
