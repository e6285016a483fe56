import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../api/graph/socket.ts';
import { startApp } from '../../harness.ts';
import { openSourcing } from '../../sourcing.ts';
import { buildSourcing } from './build.ts';
import { json, openStandIn, refuse } from './stand-in.ts';

/** Commands that outlive an interruption: the log of events, and the download of a file. */
const { program } = await buildSourcing();
const app = await startApp();
const url = await listen(app.app);
const stub = await openStandIn();
const { run, begin, home } = await openSourcing({}, [process.execPath, program]);
const at = (baseUrl: string, secret = `ssd_live_${'k'.repeat(36)}`) => ({
  env: { SOURCING_BASE_URL: baseUrl, SOURCING_KEY: secret },
});

describe('events tail', () => {
  const lines = (out: string) => out.trim().split('\n').filter(Boolean);

  test('prints the newest events, then those that follow, and says how to go on', async () => {
    const key = await app.live();
    const create = (name: string) => key.rest('POST', '/projects', { name });
    await create('Lamp');
    await create('Fan');
    const env = at(url, key.secret);
    const { child, output, ended, shows } = begin(
      ['events', 'tail', '--last', '1', '--interval', '1', '--type', 'project.created'],
      env,
    );
    await expect.poll(() => lines(output.out).length).toBe(1);
    const { body } = await create('Kettle');
    await shows(body['project'].id);
    expect(lines(output.out).map((line) => line.split('  ').slice(2, 4))).toEqual(
      Array.from({ length: 2 }, () => ['project.created', 'project']),
    );
    child.kill('SIGINT');
    const { code, err } = await ended;
    expect(code).toBe(130);
    const next = /^To go on: sourcing events tail --after (\d+)$/m.exec(err)![1]!;

    const later = begin(['events', 'tail', '--after', String(Number(next) - 1), '--interval', '1', '--json'], env);
    await later.shows('"nextAfter"');
    later.child.kill('SIGINT');
    const [answer] = lines((await later.ended).out);
    expect(JSON.parse(answer!)).toMatchObject({
      events: [{ sequence: Number(next), type: 'project.created', resource: { id: body['project'].id } }],
      nextAfter: Number(next),
    });
  });

  test('with --last 0 prints only what comes next', async () => {
    const key = await app.live();
    await key.rest('POST', '/projects', { name: 'Lamp' });
    const { child, output, ended } = begin(['events', 'tail', '--last', '0', '--interval', '1'], at(url, key.secret));
    const createAnother = () => key.rest('POST', '/projects', { name: 'Fan' }).then(() => output.out);
    await expect.poll(createAnother, { interval: 500, timeout: 15_000 }).toContain('project.created');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(143);
    const { body } = await key.rest('GET', '/events?last=100&type=project.created');
    expect(output.out).not.toContain(body['events'][0].resource.id);
  });

  test('ends with 7 where it is limited twice, and says how to go on', async () => {
    const event = { sequence: 8, at: '2026-11-27T10:00:00.000Z', type: 'rfq.sent', resource: { type: 'rfq', id: 'a' } };
    stub.answers(({ url = '' }, response) =>
      url.includes('last=')
        ? json(response, { events: [event], nextAfter: 8 })
        : refuse(response, 429, 'rate_limited', { 'retry-after': '1' }),
    );
    const { code, out, err } = await run(['events', 'tail', '--interval', '1'], at(stub.url));
    expect({ code, out }).toEqual({ code: 7, out: '8  2026-11-27T10:00:00.000Z  rfq.sent  rfq  a\n' });
    expect(err).toContain('To go on: sourcing events tail --after 8\n');
    expect(stub.asked.slice(1)).toEqual(Array.from({ length: 2 }, () => 'GET /events?after=8&limit=100'));
  });

  test('takes either a place or a number of events', async () => {
    const { code, err } = await run(['events', 'tail', '--after', '1', '--last', '2'], at(stub.url));
    expect({ code, err }).toEqual({ code: 2, err: 'usage: Give either --after or --last.\n' });
  });
});

describe('files download', () => {
  const content = Buffer.from(Array.from({ length: 400_000 }, (_, at) => at % 251));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = join(home, 'housing.step');
  const line = ['files', 'download', 'p', 'q', 'e', file];
  const listFiles = async () => (await readdir(home)).filter((name) => name.startsWith('housing.step'));
  beforeEach(async () => {
    for (const name of await listFiles()) await rm(join(home, name));
  });

  /** Sends the range that is asked for; the first answer breaks off in the middle. */
  function serve(body = content, etag = sha256) {
    let isFirst = true;
    stub.answers(({ headers }, response) => {
      const [, from] = /^bytes=(\d+)-$/.exec(headers.range ?? '') ?? [];
      const isCurrent = from !== undefined && headers['if-range'] === `"${etag}"`;
      const part = body.subarray(isCurrent ? Number(from) : 0);
      response.writeHead(isCurrent ? 206 : 200, { etag: `"${etag}"`, 'content-length': part.length });
      if (!isFirst) return void response.end(part);
      isFirst = false;
      response.write(part.subarray(0, 150_000), () => setTimeout(() => response.destroy(), 100));
    });
  }

  test('goes on after an interruption with the bytes that are missing', async () => {
    serve();
    const first = await run(line, at(stub.url));
    expect(first).toMatchObject({ code: 5, err: expect.stringContaining('Give the same command to go on.\n') });
    expect(await listFiles()).toEqual([`housing.step.${sha256}.part`]);

    const second = await run(line, at(stub.url));
    expect(second).toMatchObject({ code: 0, err: expect.stringMatching(/^Goes on with .*\nSaved .*\n$/) });
    expect(stub.headers.at(-1)!.range).toBe('bytes=149999-');
    expect(await listFiles()).toEqual(['housing.step']);
    expect(content.equals(await readFile(file))).toBe(true);
  });

  test('begins again where the content is another', async () => {
    serve();
    await run(line, at(stub.url));
    const other = Buffer.from('another revision');
    const digest = createHash('sha256').update(other).digest('hex');
    serve(other, digest);
    expect((await run(line, at(stub.url))).code).toBe(0);
    expect(await listFiles()).toEqual(['housing.step']);
    expect(await readFile(file, 'utf8')).toBe('another revision');
  });

  test('saves nothing whose bytes are not those of the digest', async () => {
    serve(content, '0'.repeat(64));
    await run(line, at(stub.url));
    expect(await run(line, at(stub.url))).toMatchObject({ code: 1, err: expect.stringContaining('content_changed: ') });
    expect(await listFiles()).toEqual([]);
  });
});
