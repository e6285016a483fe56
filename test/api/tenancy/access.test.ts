import { expect, test } from 'vitest';
import { mintSecret } from '#auth/key-format.ts';
import { findRequirement } from '#kernel/access.ts';
import { listAllowedScopes, listDefaultScopes, type Scope } from '#kernel/scopes.ts';
import { loadContract } from '#modules/contract.ts';
import { publishedSchema as schema } from '#modules/schema.ts';
import { type Caller, startApp, unlimited } from '../../harness.ts';
import { number } from '../../json.ts';
import { type Operation, operations } from './operations.ts';
import { example, type Input } from './shape.ts';

const app = await startApp(unlimited);
const [customer, house] = [await app.organisation(), await app.organisation('internal')];

const bearer = (secret: string) => app.caller({ authorization: `Bearer ${secret}` });

async function ended(change: string): Promise<Caller> {
  const key = await app.live();
  await app.asOwner().execute(`update api_key set ${change} where id = ?`, [key.keyId]);
  return key;
}

async function waiting(): Promise<Caller> {
  const key = await app.live();
  await app.asOwner().execute('update api_key set temporary = true where id = ?', [key.keyId]);
  return key;
}

const keys = new Map<string, Promise<Caller>>();
function keyWith(mode: 'sandbox' | 'live', scopes: Scope[]): Promise<Caller> {
  const name = `${mode} ${scopes}`;
  if (!keys.has(name)) keys.set(name, mode === 'live' ? app.live({ scopes }) : app.sandbox(scopes));
  return keys.get(name)!;
}
const except = (scope: Scope | null, scopes: Scope[]) => scopes.filter((one) => one !== scope);

type Column = (scope: Scope | null) => Caller | Promise<Caller>;
const always =
  (caller: Caller): Column =>
  () =>
    caller;

/** Who may come, by the credential that they bring. Some depend on the scope that the operation asks for. */
const columns: Record<string, Record<string, Column>> = {
  'Without a good key': {
    none: always(app.caller()),
    garbage: always(bearer('garbage')),
    unknown: always(bearer(mintSecret('live'))),
    expired: always(await ended(`expires_at = now() - interval '1 second'`)),
    revoked: always(await ended('revoked_at = now()')),
  },
  'With a key': {
    sandbox: () => keyWith('sandbox', listDefaultScopes('sandbox')),
    'sandbox without the scope': (scope) => keyWith('sandbox', except(scope, listDefaultScopes('sandbox'))),
    live: () => keyWith('live', listDefaultScopes('live')),
    'live with nothing else': (scope) => keyWith('live', scope ? [scope] : []),
    'live without the scope': (scope) => keyWith('live', except(scope, listAllowedScopes('live', 'customer'))),
    'not acknowledged': always(await waiting()),
    internal: always(await app.live({ organisationId: house, scopes: listAllowedScopes('live', 'internal') })),
  },
  'Signed in': {
    viewer: always(await app.session('viewer', customer)),
    member: always(await app.session('member', customer)),
    approver: always(await app.session('approver', customer)),
    owner: always(await app.session('owner', customer)),
    'no role': always(await app.session('reviewer', customer)),
    'internal owner': always(await app.session('owner', house)),
    operator: always(await app.session('operator', house)),
    reviewer: always(await app.session('reviewer', house)),
  },
};

type Row = Pick<Operation, 'name' | 'takes' | 'ask'> & { scope: Scope | null };

/** A file, so it is no operation on a field. */
const openapi: Row = {
  name: 'GET /openapi.json',
  takes: {},
  scope: null,
  ask: (who, _, { headers } = {}) => who.rest('GET', '/openapi.json', undefined, headers),
};
const rows: Row[] = [
  openapi,
  ...operations.map((one) => ({ ...one, scope: findRequirement(one.field).scope ?? null })),
];

let addresses = 0;
/** From an address of its own, so that a failed authentication brakes nobody else. */
async function statusAndCode({ takes, ask }: Row, who: Caller): Promise<[number, string]> {
  const headers = { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses++ & 255}` };
  const { status, body } = await ask(who, example(takes) as Input, { headers });
  const refusal = body['error'] ?? body['errors']?.[0].extensions;
  // A look-up is null beside its error, and the response is 200.
  return [refusal?.status ? number(refusal.status) : status, refusal?.code];
}

const statuses = new Set<number>();
async function cell(row: Row, column: Column): Promise<string> {
  const ask = async () => statusAndCode(row, await column(row.scope));
  const first = await ask();
  // Of many questions at once the service may refuse one, which says to ask again.
  const [status, code] = first[0] === 503 ? await ask() : first;
  // Behind thousands of questions at once the database may seem to be away, which is what /health says then.
  if (!/health$/.test(row.name)) statuses.add(status);
  return status === 401 || status === 403 ? `${status} ${code}` : '✓';
}

const head = [
  '# Who gets past authentication, scope and mode',
  'Asked of a running service: ✓ whatever was answered then, else the refusal. `npm run contract` writes it; a reviewer reads the diff.',
];
const sections = await Promise.all(
  Object.entries(columns).map(async ([title, columns]) => {
    const cells: string[][] = [];
    // Row by row: of thousands of questions at once the service refuses some.
    for (const row of rows) {
      const asked = Object.values(columns).map((column) => cell(row, column));
      cells.push([row.name, row.scope ?? '', ...(await Promise.all(asked))]);
    }
    return ['', `## ${title}`, '', ...aligned([['operation', 'asks for', ...Object.keys(columns)], ...cells])];
  }),
);

/** A table of Markdown that can be read as it is. */
function aligned([titles = [], ...rows]: string[][]): string[] {
  const widths = titles.map((_, i) => Math.max(...[titles, ...rows].map((row) => row[i]!.length)));
  const line = (row: string[]) => `| ${row.map((text, i) => text.padEnd(widths[i]!)).join(' | ')} |`;
  return [titles, widths.map((width) => '-'.repeat(width)), ...rows].map(line);
}

test('access.md is up to date', () =>
  expect(`${[...head, ...sections.flat()].join('\n')}\n`).toMatchFileSnapshot('../../../schema/access.md'));

test('every operation of both APIs has a row', () => {
  const rest = Object.entries(loadContract()['paths'] as Record<string, object>).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const graph = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!].flatMap((type) =>
    Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
  );
  const named = rows.map(({ name }) => name.replace(/ \(.*\)$/, ''));
  expect([...new Set(named)].toSorted()).toEqual([...rest, ...graph].toSorted());
});

test('no caller gets an internal error or a rate limit', () => {
  expect([...statuses].filter((status) => status >= 429)).toEqual([]);
});
