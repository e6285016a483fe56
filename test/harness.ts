import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { GraphQLClient } from 'graphql-request';
import { afterAll, afterEach, beforeEach, expect, inject, onTestFinished } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { getSessionCookieName } from '#http/session-cookie.ts';
import { hashSecret } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import type { MemberRole, OrganisationKind } from '#kernel/rights.ts';
import { listDefaultScopes, type Scope } from '#kernel/scopes.ts';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { importFactories } from '#modules/directory/factories/import/factory-import.service.ts';
import { issueKey } from '#modules/identity/keys/key.service.ts';
import { BrowserSession, Member, Organisation } from '#modules/identity/members/member.entity.ts';
import { createToken } from '#modules/identity/members/member.rules.ts';
import { type Mailer, type Message, type Outcome, parseMessage } from '#ports/mail/mailer.ts';
import type { Deps } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { ormOptions } from '../mikro-orm.config.ts';
import { asJson, type Extensions, type Json } from './json.ts';
import { watchSecrets } from './secrets.ts';

/** A client whose answers are read as `Json`, unless the document is typed. */
type JsonClient = {
  request<T = Json>(document: string, variables?: object): Promise<T>;
  rawRequest<T = Json>(document: string, variables?: object): Promise<{ data: T; headers: Headers }>;
} & GraphQLClient;

export type Answer = { status: number; headers: Headers; body: Json };

/** A private copy of the migrated database for one test file. */
export async function copyDatabase(): Promise<{ ownerUrl: string; serviceUrl: string }> {
  const { ownerUrl, serviceUrl } = inject('database');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const at = (url: string) => url.replace(/\/gateway$/, `/${name}`);
  await withClient(ownerUrl.replace(/\/gateway$/, '/postgres'), (client) =>
    client.query(`create database ${name} template gateway`),
  );
  return { ownerUrl: at(ownerUrl), serviceUrl: at(serviceUrl) };
}

/** Everything in the database, each table as text; of a table that a test filled, the last 20,000 rows. */
export async function everyRow(em: EntityManager): Promise<{ table: string; text: string }[]> {
  const tables = await em.execute<{ name: string }[]>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'audit', 'directory')`,
  );
  const read = async (table: string) => {
    const [row] = await em.execute<{ text: string | null }[]>(
      `select string_agg(t::text, chr(10)) as text from (select * from ${table} order by ctid desc limit 20000) t`,
    );
    return { table, text: row!.text ?? '' };
  };
  return Promise.all(tables.map(({ name }) => read(name)));
}

/** A mailer that records messages and returns the configured outcome. */
export function fakeMailer() {
  const sent: (Message & { key: string; bytes: Buffer })[] = [];
  const next: Outcome[] = [];
  const mailer: Mailer = {
    provider: 'resend',
    from: 'rfq@founder.example',
    fingerprint: 'f'.repeat(64),
    hasIdempotency: true,
    send: async (payload, key) => {
      sent.push({ ...parseMessage(payload), key, bytes: Buffer.from(payload) });
      return next.shift() ?? { kind: 'accepted', providerMessageId: `m-${sent.length}` };
    },
  };
  return { mailer, sent, next };
}

/** Instances of one database need the same, also where a test starts another one. */
export const secretKey = { SECRET_KEY: Buffer.alloc(32, 'test').toString('base64') };

/** This limit uses the test clock, which may stand still, so only its own tests lower it. */
const manyAnonymous = { LIMIT_ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' };

/** Limits that tests do not reach. */
export const unlimited = {
  ...secretKey,
  ...manyAnonymous,
  LIMIT_LINK_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_REQUESTS_PER_DAY_SANDBOX: '1000000',
  LIMIT_REQUESTS_PER_DAY_LIVE: '1000000',
  LIMIT_SESSION_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_SESSION_REQUESTS_PER_DAY: '1000000',
  LIMIT_POINTS_PER_MINUTE_SANDBOX: '1000000000',
  LIMIT_POINTS_PER_MINUTE_LIVE: '1000000000',
  TRUST_PROXY: 'true',
};

type Overrides = Partial<Deps> | ((serviceUrl: string) => Promise<Partial<Deps>>);

/** The service on its own database, with fakes only for clock, mail and model. One per test file. */
export async function startApp(env: Record<string, string> = {}, given: Overrides = {}) {
  const { ownerUrl, serviceUrl } = await copyDatabase();
  const overrides = typeof given === 'function' ? await given(serviceUrl) : given;
  const queries: string[] = [];
  const logged: string[] = [];
  const log = createLog('debug', { write: (line: string) => void logged.push(line) });
  const mail = fakeMailer();
  const secrets = watchSecrets();
  const { send } = mail.mailer;
  mail.mailer.send = (payload, key) => {
    secrets.learnFrom(parseMessage(payload).text);
    return send(payload, key);
  };
  const clock = { now: new Date('2026-09-01T08:00:00Z') };
  const home = join(tmpdir(), `gateway-files-${randomUUID()}`);
  const config = readConfig({
    PUBLIC_URL: 'http://gateway.test',
    DATA_DIR: home,
    ...secretKey,
    ...manyAnonymous,
    ...env,
  });
  const { app, orm, rows, system, settings, background, metrics, readBacklog, close } = await openApp(
    serviceUrl,
    config,
    log,
    {
      onSql: (sql) => void queries.push(sql),
      overrides: { mailer: mail.mailer, now: () => clock.now, ...overrides },
    },
  );
  secrets.watch(app);
  const owner = await MikroORM.init(ormOptions(ownerUrl));
  afterAll(async () => {
    await close();
    await rm(home, { recursive: true, force: true });
    const leaks = await secrets.leaks(logged, await everyRow(owner.em.fork()));
    await owner.close();
    expect(leaks, 'secrets in clear').toEqual([]);
  });
  beforeEach(() => {
    mail.sent.length = mail.next.length = queries.length = 0;
  });
  // Waits for background work of a test, so it cannot affect the next one.
  afterEach(background.idle);

  const asOwner = () => {
    const em = owner.em.fork();
    em.setFilterParams('owned', { owner: null });
    return em;
  };

  async function organisation(kind: OrganisationKind = 'customer', name = `Company ${randomUUID().slice(0, 8)}`) {
    const em = asOwner();
    const id = newId();
    em.create(Organisation, { id, owner: id, name, kind });
    await em.flush();
    return id;
  }

  /** Another instance of the service on the same database, with the same mail and clock. */
  async function secondInstance(more: Partial<Deps> = {}) {
    const common = { mailer: mail.mailer, now: () => clock.now, ...overrides };
    const second = await openApp(serviceUrl, config, log, { overrides: { ...common, ...more } });
    onTestFinished(second.close);
    return secrets.watch(second.app);
  }

  /** Calls with or without a credential. */
  function caller(headers: Record<string, string> = {}, on = app) {
    const fetch = async (input: URL | RequestInfo, init?: RequestInit) => on.request(String(input), init);
    const answer = async (path: string, init: RequestInit): Promise<Answer> => {
      const response = await on.request(path, init);
      const text = await response.text();
      const isFile = !/json/.test(response.headers.get('content-type') ?? 'json');
      const body = isFile ? { content: text } : JSON.parse(text || '{}');
      return { status: response.status, headers: response.headers, body };
    };
    const json = { 'content-type': 'application/json' };
    return {
      headers,
      graphql: new GraphQLClient('http://gateway.test/graphql', { headers, fetch }) as JsonClient,
      /** Like `graphql`, but returns errors instead of throwing them. */
      graph: (query: string, variables: object = {}, more: Record<string, string> = {}): Promise<Answer> =>
        answer('/graphql', {
          method: 'POST',
          headers: { ...json, accept: 'application/graphql-response+json', ...headers, ...more },
          body: JSON.stringify({ query, variables }),
        }),
      /** The raw response, which may be a stream. */
      open: (query: string, variables: object = {}, more: Record<string, string> = {}): Promise<Response> =>
        Promise.resolve(
          on.request('/graphql', {
            method: 'POST',
            headers: { ...json, accept: 'text/event-stream', ...headers, ...more },
            body: JSON.stringify({ query, variables }),
          }),
        ),
      /** `body` goes as JSON unless it is a string or bytes. */
      rest(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> {
        const raw = typeof body === 'string' || body instanceof Uint8Array;
        return answer(`/api/v1${path}`, {
          method,
          headers: { ...(body !== undefined && json), ...headers, ...more },
          body: body === undefined ? null : raw ? Buffer.from(body) : JSON.stringify(body),
        });
      },
    };
  }

  type As = { organisationId?: string; kind?: OrganisationKind; scopes?: Scope[]; name?: string };

  /** A live key of a new organisation, unless one is given, so tests do not share records. */
  async function live({ organisationId, kind = 'customer', scopes, name }: As = {}) {
    const id = organisationId ?? (await organisation(kind, name));
    const em = asOwner();
    const key = { id: newId(), owner: id, organisationId: id, mode: 'live' as const, label: null, now: new Date() };
    const { key: record, secret } = issueKey(em, { ...key, scopes: scopes ?? listDefaultScopes('live') });
    await em.flush();
    secrets.learn('key', secret);
    return { ...caller({ authorization: `Bearer ${secret}` }), secret, keyId: record.id, organisationId: id };
  }

  /** A sandbox key. Each has its own client address, because one address gets five per day. */
  async function sandbox(scopes?: Scope[]) {
    const id = newId();
    const em = asOwner();
    const key = { id, owner: id, mode: 'sandbox' as const, label: null, now: new Date() };
    const { secret } = issueKey(em, { ...key, scopes: scopes ?? listDefaultScopes('sandbox') });
    await em.flush();
    secrets.learn('key', secret);
    return { ...caller({ authorization: `Bearer ${secret}` }), secret, keyId: id };
  }

  async function session(role: MemberRole, organisationId: string) {
    const em = asOwner();
    const token = createToken();
    secrets.learn('session', token);
    const email = `${randomUUID()}@people.example`;
    const member = em.create(Member, { id: newId(), owner: organisationId, organisationId, email, role });
    const { id: memberId } = member;
    const id = newId();
    const expiresAt = new Date(Date.now() + 3600_000);
    em.create(BrowserSession, { id, owner: organisationId, memberId, tokenSha256: hashSecret(token), expiresAt });
    await em.flush();
    const as = caller({
      cookie: `${getSessionCookieName(settings.publicUrl)}=${token}`,
      origin: 'http://gateway.test',
    });
    return { ...as, token, email, memberId, sessionId: id, organisationId };
  }

  /** Imports factories; each needs a `directoryId` and a name. Returns their uuids in order. */
  async function factories(...records: Record<string, unknown>[]): Promise<string[]> {
    async function* given() {
      for (const [i, raw] of records.entries()) yield { line: i + 1, record: FactoryRecord.parse(raw), raw };
    }
    await importFactories(asOwner(), given(), { source: 'test.ndjson', today: '2026-09-01' });
    const ids = await asOwner().execute<{ id: string; directory_id: string }[]>('select id, directory_id from factory');
    return records.map((record) => ids.find(({ directory_id }) => directory_id === record['directoryId'])!.id);
  }

  /** Like `factories`, but quarantines them at the end of the test, so other tests do not list them. */
  async function temporaryFactories(...records: Record<string, unknown>[]): Promise<string[]> {
    onTestFinished(async () => {
      await factories(...records.map((record) => ({ ...record, quarantined: true })));
    });
    return factories(...records);
  }

  return {
    app,
    orm,
    rows,
    system,
    metrics,
    readBacklog,
    caller,
    secondInstance,
    live,
    sandbox,
    session,
    organisation,
    factories,
    temporaryFactories,
    asOwner,
    /** Waits for background work. */
    idle: background.idle,
    secrets,
    queries,
    logged,
    clock,
    settings,
    home,
    ownerUrl,
    serviceUrl,
    ...mail,
  };
}

/** A factory with a contact and its own id. */
export const reachable = (more: Record<string, unknown> = {}) => {
  const tag = randomUUID().replaceAll('-', '').slice(0, 12);
  return {
    directoryId: `mfg-${tag}`,
    nameEn: `Bright Metal ${tag}`,
    nameZh: `明亮金属${tag}`,
    processes: ['cnc'],
    contacts: { contactName: 'Ms Li', contactEmail: `sales-${tag}@factory.example` },
    ...more,
  };
};

export type App = Awaited<ReturnType<typeof startApp>>;
export type Caller = ReturnType<App['caller']>;

/** Creates a quote request in a new project, or in the given one. */
export async function quoteRequest(
  me: Caller,
  input: object = {},
  { projectId, project = {}, key = randomUUID() }: { projectId?: string; project?: object; key?: string } = {},
) {
  const id = projectId ?? (await me.rest('POST', '/projects', { name: 'Lamp', ...project })).body['project'].id;
  const least = { scope: 'mechanical_part', parts: [{ name: 'Bracket', process: 'cnc' }] };
  const body = { kind: 'quote_request', input: { ...least, ...input } };
  const made = await me.rest('POST', `/projects/${id}/actions`, body, { 'idempotency-key': key });
  const { action, deliveries = asJson([]) } = made.body;
  return { ...made, projectId: id as string, action, deliveries, result: action?.output?.result };
}

/** The error of a GraphQL call in the form of the REST API, or null. */
export const refusal = (call: Promise<unknown>): Promise<Extensions | null> =>
  call.then(
    () => null,
    (error) => error.response.errors[0].extensions,
  );

/** The same JSON with the value at the pointer replaced. */
export function put<T extends object>(json: T, pointer: string, part: unknown): T {
  const copy = JSON.parse(JSON.stringify(json));
  const keys = pointer.slice(1).split('/');
  const last = keys.pop()!;
  const holder = keys.reduce((at, key) => at[key], copy);
  holder[last] = part;
  return copy;
}
