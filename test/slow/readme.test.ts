import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { findFreePort, startEmbedded } from '#db/embedded/embedded.ts';

const home = await mkdtemp(join(tmpdir(), 'gateway-readme-'));
await chmod(home, 0o755);
const [port, mailPort] = [await findFreePort(), await findFreePort()];
const running: ChildProcess[] = [];

afterAll(async () => {
  for (const child of running.toReversed()) {
    if (child.exitCode !== null) continue;
    process.kill(-child.pid!, 'SIGTERM');
    await once(child, 'close');
  }
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** The commands of a text as they stand, but for the ports. */
async function commandsIn(file: string): Promise<string[]> {
  const text = (await readFile(file, 'utf8')).replaceAll('4000', String(port)).replaceAll('4999', String(mailPort));
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands!);
}
const walkThroughs = await commandsIn('docs/walk-throughs.md');
const others = [
  ...['README.md', 'docs/first-quote.md', 'docs/directory.md', 'docs/shipping.md', 'docs/graphql.md'],
  ...['docs/sign-in-and-keys.md', 'docs/webhooks.md', 'docs/operations/retention.md', 'docs/recipes.md'],
  'docs/rest.md',
];
const blocks = (await Promise.all(others.map(commandsIn))).flat();
const unused = new Set(blocks);

function block(holds: string): string {
  const found = blocks.find((commands) => commands.includes(holds))!;
  unused.delete(found);
  return found;
}

/** What the first block leaves in the terminal for all others, and the one sandbox key that it makes. */
const [terminal = '', firstRequest = ''] = block('first try').split(/^(?=KEY=)/m);
let key = '';
const inTerminal = (commands: string) => `${terminal}KEY=${key}\n${commands}`;

function shell(commands: string) {
  const child = spawn('bash', ['-ec', commands], {
    detached: true,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      DATA_DIR: home,
      PORT: String(port),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output };
}

async function until(words: string, commands: string) {
  const { child, output } = shell(commands);
  running.push(child);
  while (!output().includes(words)) {
    if (child.exitCode !== null) throw new Error(output());
    await new Promise((later) => setTimeout(later, 25));
  }
  return output;
}

/** `meanwhile` does what the commands wait for. */
async function done(commands: string, meanwhile = async (_said: () => string) => {}): Promise<string> {
  const { child, output } = shell(inTerminal(commands));
  const [[code]] = await Promise.all([once(child, 'close'), meanwhile(output)]);
  expect({ code, output: output() }).toEqual({ code: 0, output: expect.anything() });
  return output();
}

test('the commands of the README and docs work', async () => {
  const mails = await until('stand-in', `exec ${block('mail:stand-in')}`);
  expect(block('npm ci')).toBe('npm ci\nnpm start\n');
  await until('is ready', block('RESEND_API_KEY'));

  const first = await done(`${firstRequest}echo "made $KEY"`);
  key = /made (ssd_sbx_\w+)$/m.exec(first)![1]!;
  expect(first).toContain('"total":');
  expect(first).toContain('"matchedOn":["nameZh"');

  const explored = await done(block('factoryFacets(filter: { q:') + block('/content'));
  expect(explored).toContain('"factoryFacets":{"region":[{"value":');
  expect(explored).toContain('"reference":"synthetic demo:');
  expect(explored).not.toContain('"errors"');
  expect(explored).toMatch(/^export-sha256: [0-9a-f]{64}/im);
  expect(explored).toMatch(/^mfg-/m);

  const recipes = await done(block('save()') + block('query Answering') + block('AFTER=null'));
  expect(recipes).toContain('"answeredShare":');
  expect(recipes.match(/mfg-/g)?.length).toBeGreaterThan(10);
  expect(recipes).not.toContain('"errors"');
  expect(await done(block('type=delivery.sent'))).toMatch(/^\d+$/m);

  const listed = await done(block('&page=$page'));
  expect(new Set(listed.trim().split(/[,\n]/)).size).toBe(40);
  const repeated = await done(block('repeated-lamp-0001'));
  expect(repeated).toMatch(/^HTTP\/1\.1 201.*^HTTP\/1\.1 200.*^idempotency-replayed: true/ims);
  expect(repeated.match(/replayed/gi)).toHaveLength(1);
  expect(await done(block("grep -i '^ratelimit'"))).toMatch(/^ratelimit-policy: \d+;w=60, \d+;w=86400/im);

  const misspelt = await done(block('q=shenzen'));
  expect(misspelt).toMatch(/"suggestions":\["shenzhen"/i);

  const estimated = await done(block('/shipping/estimate'));
  expect(estimated).toContain('known: 40.9');
  expect(estimated).toContain('"formula":"weight * count"');
  expect(estimated).toContain('"availability":"planned"');

  const landed = await done(block('LANDED='));
  expect(landed).toContain('"importTax":{"ratePct":');
  expect(landed).toMatch(/"landed":\{"low":"[\d.]+","high":"[\d.]+","currency":"USD"\},"reason":null/);

  expect(await done(block('X-Cost-Only'))).toContain('"cost":{"requested":21,');

  expect(await done(block('/events?limit=2'))).toContain('"nextAfter":');

  const walked = await done(walkThroughs.join('\n'));
  expect(walked).toContain('currentQuantity: 1500');
  expect(walked).toContain('lithium-battery-transport');
  expect(walked).toContain('conditional fcc_15c_cert');
  expect(walked).toMatch(/hts: '\d{4}\.\d{2}\.\d{2}'/);
  expect(walked).toMatch(/^complete$/m);
  expect(walked).toContain('"unitPrice":{"amount":"2.1');
  expect(walked).not.toContain('"error');

  const story = await done(block('org create') + block('/publication/approval'), letTimePass);
  expect(story).toContain('This is a request for quotation, not an order.');
  expect(story).toMatch(/Approving sends one email to \S+@\S+\.example with 0 copies\./);
  expect(story).toContain('Handed to the e-mail provider.');
  expect(mails().match(/^\d+ /gm)).toEqual(['1 ', '2 ', '3 ']);
  expect(story).toMatch(/^proposed\nsupplier_answer$/m);
  const compared =
    '"answerState":"quoted","cells":[{"quantity":500,"quoted":{"total":{"amount":"24250.00","currency":"CNY"}}';
  expect(story).toContain(compared);
  expect(story).toContain('"answerState":"sent"');

  const purged = await done(block('purge show'));
  expect(purged).toMatch(/"name":\s*"sandbox_keys"/);
  expect(purged).toMatch(/"outcome":\s*"(?:complete|busy)"/);

  const [link] = /http\S+/.exec(await done(block('session create')))!;
  const signedIn = await submit('/sign-in/link', { token: new URL(link).searchParams.get('token')! });
  const [cookie] = signedIn.headers.get('set-cookie')!.split(';');
  const device = await done(block('/auth/device'), async (output) => {
    const [, code] = await vi.waitUntil(() => / compare (\S+)\n/.exec(output()), { timeout: 10_000 });
    await submit('/device/approve', { user_code: code! }, cookie!);
  });
  expect(device).toMatch(/^active$/m);
  expect([...unused], 'commands that were not run').toEqual([]);

  // Four more sandbox keys are left to this address: all of the above took one.
  const make = `${firstRequest.split('\n', 1)[0]}\n`;
  expect(await done(make.repeat(4))).toBe('');
  const { child, output } = shell(`${terminal}${make}echo went on`);
  const [code] = await once(child, 'close');
  expect([code, output()]).toEqual([1, 'The limit sandbox_keys_per_day is 5 per day.\n']);
}, 300_000);

/** Fifteen minutes, as soon as something waits for them. */
async function letTimePass() {
  const { ownerUrl } = await startEmbedded(home);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query('select now() as start');
  const pass = () =>
    client.query(`update disclosure set release_at = release_at - interval '15 minutes' where created_at >= $1`, [
      rows[0].start,
    ]);
  await vi.waitUntil(async () => (await pass()).rowCount, { timeout: 120_000, interval: 500 });
  await client.end();
}

const submit = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: `http://localhost:${port}`, cookie },
    body: new URLSearchParams(fields),
  });

test('no other page has commands to run', async () => {
  const pages = globSync(['*.md', 'docs/**/*.md'], { exclude: ['docs/api/**'] }).filter(
    (page) => ![...others, 'docs/walk-throughs.md'].includes(page),
  );
  const commands = await Promise.all(pages.map(async (page) => [page, await commandsIn(page)]));
  expect(commands.filter(([, found]) => found!.length > 0)).toEqual([]);
});
