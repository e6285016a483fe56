import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { documented } from '../../api/contract/document.ts';
import { onPort, openBrowser } from '../../api/pages/browser.ts';
import { reachable, startApp } from '../../harness.ts';
import { openOutsideProject } from './outside-project.ts';

const app = await onPort((env) => startApp({ ...env, LIMIT_REQUESTS_PER_MINUTE: '1000' }));
// Keys end by the clock of the database.
app.clock.now = new Date();
await app.factories(
  ...['Dongguan', 'Shenzhen'].map((city) => reachable({ city, processes: ['cnc', 'injection_molding'] })),
);
const project = await openOutsideProject();
const { secret: key } = await app.live();
const environment = { BASE: app.origin, KEY: key };

const snippets = [...(await readFile('docs/sdk.md', 'utf8')).matchAll(/^```ts\n(.*?)^```$/gms)].map(
  ([, text]) => text!,
);
await Promise.all(snippets.map((text, at) => project.write(`example-${at}.ts`, text)));

/** The oldest Node that is supported, where the machine has it, and the one that runs the gateway. */
const installed = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'));
const nodes = [...new Set(installed.filter((file) => existsSync(file)).map((file) => realpathSync(file)))].filter(
  (file) => /^v20\./.test(String(execFileSync(file, ['--version']))),
);
if (!nodes.length) console.log('Node 20 is not on this machine: the SDK is tried with the Node of the gateway alone.');

test('the package holds three programs, their types and licenses, and needs no other package', async () => {
  expect(project.files.filter((path) => !/^types\/|^LICENSE/.test(path)).toSorted()).toEqual([
    'README.md',
    'graphql.js',
    'main.js',
    'package.json',
    'receipts.js',
    expect.stringMatching(/^shared-[\w-]+\.js$/),
  ]);
  expect(project.files.filter((path) => /^types\/(?!src\/sdk\/|schema\/)/.test(path))).toEqual([]);
  const manifest = JSON.parse(await readFile('dist/sdk/package.json', 'utf8'));
  expect(manifest.dependencies).toBeUndefined();
});

test('every operation of the document is a function with types', async () => {
  const { createClient } = await import(pathToFileURL('dist/sdk/main.js').href);
  const client: Record<string, Record<string, unknown>> = createClient({ baseUrl: app.origin });
  const names = Object.values(client).flatMap((calls) => Object.keys(calls));
  const ids = [...documented.values()].map(({ operationId: id }) => `${id[0]!.toLowerCase()}${id.slice(1)}`);
  expect(names.toSorted()).toEqual(ids.toSorted());
  const typed = Object.entries(client).flatMap(([subject, calls]) =>
    Object.keys(calls).map((name) => `  known<Awaited<ReturnType<typeof c.${subject}.${name}>>>(),`),
  );
  // `any`, `unknown` and `never` are no types of an answer.
  await project.write(
    'every-operation.ts',
    `import { createClient } from '@sourcing-gateway/sdk';
const c = createClient({ baseUrl: 'http://localhost' });
type Known<T> = 0 extends 1 & T ? false : unknown extends T ? false : [T] extends [never] ? false : true;
const known = <T>(..._: Known<T> extends true ? [] : ['has no type']) => true;
export const all = [\n${typed.join('\n')}\n];
`,
  );
  expect(await project.compile('--noEmit')).toBe('');
});

test('what the contract does not have does not compile', async () => {
  await project.write(
    'wrong.ts',
    `import { createClient } from '@sourcing-gateway/sdk';
const c = createClient({ baseUrl: 'http://localhost' });
// @ts-expect-error: there is no such operation
c.deliveries.sendDelivery;
// @ts-expect-error: a project has a name
c.projects.createProject({});
// @ts-expect-error: an id is required
c.projects.getProject();
// @ts-expect-error: no delivery has this status
c.deliveries.listDeliveries({ status: 'lost' });
// @ts-expect-error: nobody confirms that a recipient got it
c.deliveries.getDelivery({ id: 'a' }).then(({ dispatch }) => dispatch?.arrived);
`,
  );
  expect(await project.compile('--noEmit')).toBe('');
});

test.each(['process', ...nodes])(
  'the examples of the documentation compile and run on %s',
  async (name) => {
    const node = name === 'process' ? process.execPath : name;
    expect(await project.compile()).toBe('');
    const outputs: string[] = [];
    for (const at of snippets.keys()) outputs.push(await project.run(node, `out/example-${at}.js`, environment));
    const [calls, errors, repeated, graph] = outputs;
    expect(calls).toMatch(/^completed 1\n/);
    expect(calls!.trim().split('\n').length).toBeGreaterThanOrEqual(3);
    expect(errors).toMatch(/^validation_failed 400 req_\w+\n\/name /);
    expect(repeated).toMatch(/^[0-9a-f-]{36}\n$/);
    expect(graph).toMatch(/^Bright Metal \w+ Shenzhen\n$/);
  },
  60_000,
);

test('plain JavaScript reads lists, and its errors have code, status and request id', async () => {
  await project.write(
    'plain.js',
    `import { createClient, GatewayError } from '@sourcing-gateway/sdk';
const gateway = createClient({ baseUrl: process.env.BASE + '/', key: process.env.KEY });
const { total } = await gateway.factories.listFactories({ city: 'Dongguan' });
const error = await gateway.deliveries.getDelivery({ id: '01990000-0000-7000-8000-000000000009' }).catch((e) => e);
console.log(total, error instanceof GatewayError, error.code, error.status, typeof error.requestId);
`,
  );
  for (const node of [process.execPath, ...nodes])
    expect(await project.run(node, 'plain.js', environment)).toBe('1 true not_found 404 string\n');
});

test('a bundle for browsers calls the gateway and verifies a webhook', async () => {
  await project.write(
    'page.js',
    `import { createClient, verifyWebhook } from '@sourcing-gateway/sdk';
export const call = (baseUrl, key) => createClient({ baseUrl, key }).identity.getMe().then(({ mode }) => mode);
export const verify = (body, headers, secret) => verifyWebhook(body, headers, secret).catch(({ message }) => message);
`,
  );
  const bundle = await rolldown({ input: join(project.folder, 'page.js'), platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', name: 'sdk' });
  expect(output[0].code).not.toMatch(/\bnode:|\bBuffer\b/);
  const visitor = await openBrowser(app.origin);
  const page = await visitor({ bypassCSP: true });
  await page.goto('/sign-in');
  await page.addScriptTag({ content: output[0].code });
  const evaluate = (expression: string) => page.evaluate(expression);
  expect(await evaluate(`sdk.call(${JSON.stringify(app.origin)}, ${JSON.stringify(key)})`)).toBe('live');
  const secret = `whsec_${Buffer.from('a secret of 24 bytes or so').toString('base64')}`;
  const [id, at, body] = ['msg_1', new Date(), '{"type":"delivery.sent"}'];
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  const verify = (text: string) =>
    evaluate(`sdk.verify(${JSON.stringify(text)}, ${JSON.stringify(headers)}, ${JSON.stringify(secret)})`);
  expect(await verify(body)).toEqual({ type: 'delivery.sent' });
  expect(await verify(`${body} `)).toBe('No signature matches.');
});
