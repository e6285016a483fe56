import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, expect } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { sha256 } from '#kernel/hash.ts';
import { FactoryRecord } from '#modules/directory/factories/factory.schema.ts';
import { importFactories } from '#modules/directory/factories/import/factory-import.service.ts';
import { operator } from '#modules/identity/audit/audit.service.ts';
import { createOrganisationKey } from '#modules/identity/keys/key.service.ts';
import { createOrganisation, createSession } from '#modules/identity/members/operator.service.ts';
import { ormOptions } from '../../../mikro-orm.config.ts';
import { reachable } from '../../harness.ts';
import { type Fault, type FaultName, startResend } from '../../stand-ins/resend.ts';
import { tokensIn, withoutTokens } from '../../supplier-links.ts';
import type { Figures } from './figures.ts';
import { type Calls, type Database, type Gateway, openGateways } from './gateway.ts';

export type Draft = { id: string; digest: string };
export type Saved = {
  delivery: string;
  payload: Buffer | null;
  payloadSha256: string | null;
  dispatches: number;
  dispatch: string | null;
  attempts: number;
  leases: number;
  lastOutcome: string | null;
  leaseToken: string | null;
  messageId: string | null;
  frozenSha256: string | null;
};

export const leaseMs = 2000;

/** The provider accepts the mail, and responds once `done` resolves. */
export const answerAfter = (done: () => Promise<unknown>): Fault => ({
  accepts: true,
  async answer(reply, { status, body }) {
    await done();
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  },
});

/** Far above lease, grace period and two job intervals, because the machine may be busy. */
const stuckMs = 60_000;

const ownerAddress = 'owner@people.example';

/** Creates an organisation with a key and an owner, and five factories with e-mail addresses, the maximum of one request. */
async function seedDatabase(ownerUrl: string) {
  const orm = await MikroORM.init(ormOptions(ownerUrl));
  const em = orm.em.fork();
  em.setFilterParams('owned', { owner: null });
  const customer = await createOrganisation(em, 'Crash', 'customer');
  const { secret } = await createOrganisationKey(operator, em, customer, undefined, null);
  const { token } = await createSession(em, customer.id, ownerAddress, 'owner', 'http://localhost');
  const records = Array.from({ length: 5 }, () => reachable());
  async function* given() {
    for (const [i, raw] of records.entries()) yield { line: i + 1, record: FactoryRecord.parse(raw), raw };
  }
  await importFactories(em, given(), { source: 'test.ndjson', today: '2026-09-01' });
  await orm.close();
  return { key: { secret }, session: token, factoryIds: records.map(({ directoryId }) => directoryId) };
}

/** Records every committed lease, independent of the attempt counter of the row. */
const countLeases = `
  create table lease_taken (delivery_id uuid not null, token uuid primary key);
  create function note_lease() returns trigger language plpgsql security definer as $$
    begin insert into public.lease_taken values (new.delivery_id, new.lease_token) on conflict do nothing; return null; end $$;
  create trigger note_lease after insert or update of lease_token on dispatch
    for each row when (new.lease_token is not null) execute function note_lease();`;

/** One database, one provider that stores its mails outside of it, and gateways that tests can kill. */
export async function createLab(database: Database) {
  const { key, session, factoryIds } = await seedDatabase(database.ownerUrl);
  const sql = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    withClient(database.ownerUrl, async (client) => (await client.query(text, values)).rows as Row[]);
  await sql(countLeases);

  const planned = new Map<string, (FaultName | Fault)[]>();
  const asked = new Map<string, number>();
  const mail = await startResend({
    meets: (providerKey) => {
      const id = providerKey.slice('dlv-'.length, 'dlv-'.length + 36);
      asked.set(id, (asked.get(id) ?? 0) + 1);
      return planned.get(id)?.shift();
    },
  });
  afterAll(mail.close);

  const mailSettings = { RESEND_BASE_URL: mail.url, RESEND_API_KEY: 're_test', MAIL_FROM: 'rfq@founder.example' };
  const gateway = openGateways(database);
  const start = (env: Record<string, string> = {}): Promise<Gateway> =>
    gateway({
      ...mailSettings,
      DISPATCH_LEASE_SECONDS: String(leaseMs / 1000),
      DISPATCH_TIMEOUT_SECONDS: '1',
      DEMO_DATA: 'off',
      ...env,
    });

  /** Creates reviewed drafts over the REST API of this gateway, so many at once. */
  async function drafts(on: Calls, count: number, atOnce = factoryIds.length): Promise<Draft[]> {
    const made = await on.rest(key, 'POST', '/projects', { name: 'Lamp' });
    const projectId = made!.body['project'].id;
    const input = { scope: 'mechanical_part', parts: [{ name: 'Bracket', process: 'cnc' }] };
    const read: Draft[] = [];
    while (read.length < count) {
      const idempotency = { 'idempotency-key': crypto.randomUUID() };
      const request = { kind: 'quote_request', input: { ...input, factoryIds: factoryIds.slice(0, atOnce) } };
      const answer = await on.rest(key, 'POST', `/projects/${projectId}/actions`, request, idempotency);
      for (const { id } of answer!.body['deliveries']) {
        const review = await on.rest(key, 'GET', `/deliveries/${id}/review`);
        read.push({ id, digest: review!.body['review'].reviewSha256 });
      }
    }
    return read.slice(0, count);
  }

  const approve = (on: Calls, { id, digest }: Draft) =>
    on.rest(key, 'POST', `/deliveries/${id}/approve`, { expectedReviewSha256: digest });
  const retry = (on: Gateway, { id }: Draft) => on.rest(key, 'POST', `/deliveries/${id}/retry`);

  async function saved({ id }: Draft): Promise<Saved> {
    const [row] = await sql<Saved>(
      `select d.status as delivery, d.payload, d.payload_sha256 as "payloadSha256", x.status as dispatch,
         coalesce(x.attempts, 0) as attempts, x.last_outcome as "lastOutcome", x.lease_token as "leaseToken",
         x.provider_message_id as "messageId", x.payload_sha256 as "frozenSha256",
         (select count(*)::int from dispatch where delivery_id = d.id) as dispatches,
         (select count(*)::int from lease_taken where delivery_id = d.id) as leases
       from delivery d left join dispatch x on x.delivery_id = d.id where d.id = $1`,
      [id],
    );
    return row!;
  }

  const findMails = ({ id }: Draft) =>
    mail.mails.filter(({ idempotencyKey }) => idempotencyKey?.startsWith(`dlv-${id}-`));

  /**
   * Acts as a client without a response: approves again and retries until the mail is accepted. With `waits`, leaves the
   * retries to the job. Returns the duration in ms, or null if the mail is stuck.
   */
  async function settle(on: Gateway, draft: Draft, { waits = false } = {}): Promise<number | null> {
    const from = performance.now();
    for (;;) {
      const { status, body } = (await approve(on, draft))!;
      const tookMs = performance.now() - from;
      if (body['dispatch']?.status === 'accepted') return tookMs;
      expect([200, 503]).toContain(status);
      if (tookMs > stuckMs) return null;
      if (!waits) await retry(on, draft);
      await sleep(waits ? 200 : 50);
    }
  }

  /** Checks and counts the final state. */
  async function assertSettled(on: Gateway, draft: Draft, settledMs: number | null, figures: Figures): Promise<void> {
    const mails = findMails(draft);
    if (settledMs === null) figures.stuck++;
    else figures.settled++;
    figures.slowestMs = Math.max(figures.slowestMs, settledMs ?? 0);
    if (mails.length === 0) figures.lost++;
    if (mails.length > 1) figures.duplicate++;
    const before = asked.get(draft.id);
    const again = await approve(on, draft);
    const { payload, payloadSha256, attempts, leases, ...state } = await saved(draft);
    expect(state).toEqual({
      delivery: 'sent',
      dispatches: 1,
      dispatch: 'accepted',
      lastOutcome: 'accepted',
      leaseToken: null,
      messageId: mails[0]?.id,
      frozenSha256: payloadSha256,
    });
    expect({ mails: mails.length, attempts }).toEqual({ mails: 1, attempts: leases });
    const sent = mails[0]!.raw.toString();
    expect({ sent: withoutTokens(sent), hash: sha256(sent), links: tokensIn(sent).length }).toEqual({
      sent: payload!.toString(),
      hash: payloadSha256,
      links: 2,
    });
    expect(again).toMatchObject({ status: 200, body: { status: 'sent', dispatch: { status: 'accepted', attempts } } });
    expect([asked.get(draft.id), findMails(draft).length]).toEqual([before, 1]);
  }

  return {
    key,
    session,
    mailSettings,
    sql,
    start,
    drafts,
    approve,
    retry,
    saved,
    mailsOf: findMails,
    mailsToOwner: () => mail.mails.filter(({ body }) => body.to.includes(ownerAddress)),
    settle,
    assertSettled,
    /** Number of requests to the provider for this draft. */
    asked: ({ id }: Draft) => asked.get(id) ?? 0,
    /** Sets the faults of the next provider requests for this draft. */
    meet: ({ id }: Draft, ...faults: (FaultName | Fault)[]) => planned.set(id, [...(planned.get(id) ?? []), ...faults]),
  };
}
