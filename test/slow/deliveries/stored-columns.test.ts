import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { foldDeliveryCounts } from '#modules/sourcing/deliveries/lists/delivery-count.service.ts';
import type { Outcome } from '#ports/mail/mailer.ts';
import { expectDerivedColumns } from '../../api/deliveries/lists/recomputed.ts';
import { type Caller, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { propertySeed as seed } from '../../property-seed.ts';
import { eventBody, signed } from '../../stand-ins/resend-events.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const app = await startApp({ ...unlimited, RESEND_WEBHOOK_SECRET: secret });
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
const sql = (text: string, values: unknown[] = []) => app.asOwner().execute<Record<string, string>[]>(text, values);

type Me = Awaited<ReturnType<typeof app.live>>;
type World = { me: Me; projectIds: string[]; factories: Record<string, unknown>[]; factoryIds: string[] };

const contacts = [
  null,
  { contactEmail: 'one@factory.example' },
  { contactEmail: 'two@factory.example', contactWechat: 'two' },
  { contactWechat: 'three' },
];

async function createWorld(): Promise<World> {
  app.clock.now = new Date(app.clock.now.getTime() + 24 * 3600_000);
  const me = await app.live();
  const projectIds: string[] = [];
  for (const name of ['Lamp', 'Chair'])
    projectIds.push((await me.rest('POST', '/projects', { name })).body['project'].id);
  const factories = contacts.map((one) => reachable({ contacts: one }));
  return { me, projectIds, factories, factoryIds: await app.factories(...factories) };
}

const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];
const listDeliveries = async ({ me }: World) =>
  sql('select id, status, channel, factory_id from delivery where owner = ? order by id', [me.organisationId]);

const outcomes: Outcome[] = [
  { kind: 'accepted', providerMessageId: 'm' },
  { kind: 'refused', outcome: 'refused' },
  { kind: 'unknown', outcome: 'timeout' },
  { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: null },
];
let messages = 0;
const meet = (n: number) => {
  const outcome = pick(outcomes, n)!;
  app.next.push(outcome.kind === 'accepted' ? { ...outcome, providerMessageId: `m-${++messages}` } : outcome);
};

async function approve(me: Caller, id: string): Promise<void> {
  const { review } = (await me.rest('GET', `/deliveries/${id}/review`)).body;
  await me.rest('POST', `/deliveries/${id}/approve`, review ? { expectedReviewSha256: review.reviewSha256 } : {});
}

/** Calls may be refused; what is stored must be right all the same. */
const steps: Record<string, (world: World, n: number, m: number) => Promise<unknown>> = {
  draft: ({ me, projectIds, factoryIds }, n, m) => {
    const chosen = factoryIds.filter((_, i) => ((n + 1) >> i) & 1);
    return quoteRequest(
      me,
      { factoryIds: chosen.length ? chosen : [factoryIds[0]] },
      { projectId: pick(projectIds, m)! },
    );
  },
  approve: async (world, n, m) => {
    const open = (await listDeliveries(world)).filter(({ status }) => status === 'draft' || status === 'needs_contact');
    const one = pick(open, n);
    meet(m);
    if (one) await approve(world.me, one['id']!);
  },
  reject: async (world, n) => {
    const one = pick(await listDeliveries(world), n);
    if (one) await world.me.rest('POST', `/deliveries/${one['id']}/reject`, {});
  },
  retry: async (world, n, m) => {
    const approved = (await listDeliveries(world)).filter(({ status }) => status === 'approved');
    const one = pick(approved, n);
    meet(m);
    if (one) await world.me.rest('POST', `/deliveries/${one['id']}/retry`);
  },
  settle: async (world, n, m) => {
    const one = pick(await listDeliveries(world), n);
    const input = { id: one?.['id'], outcome: m % 2 ? 'accepted' : 'not_sent', evidence: 'The log of the provider' };
    const document = 'mutation ($input: SettleDeliveryInput!) { settleDelivery(input: $input) { status } }';
    if (one) await world.me.graph(document, { input });
  },
  'sent by hand': async (world, n) => {
    const one = pick(
      (await listDeliveries(world)).filter(({ status }) => status === 'queued'),
      n,
    );
    if (one) await operator.rest('POST', `/deliveries/${one['id']}/sent`, { sentBy: 'Ms Wang' });
  },
  event: async (world, n) => {
    const one = pick(await listDeliveries(world), n);
    if (!one) return;
    const event = { emailId: `e-${one['id']}`, type: 'delivered', at: app.clock.now, tags: { delivery_id: one['id'] } };
    await app.app.request('/webhooks/resend', {
      method: 'POST',
      ...signed(eventBody(event), { secret, at: app.clock.now }),
    });
  },
  job: (_, n) => {
    meet(n);
    return sendDue(app.system);
  },
  time: async (_, n) => {
    app.clock.now = new Date(app.clock.now.getTime() + [30, 61, 3600, 24 * 3600][n % 4]! * 1000);
  },
  import: async (world, n, m) => {
    const i = n % world.factories.length;
    const changes = [
      { contacts: pick(contacts, m) },
      { nameEn: `Renamed ${m}`, nameZh: m % 2 ? `新名${m}` : null },
      { quarantined: m % 2 === 0 },
      { nameEn: `Renamed ${m}`, quarantined: m % 3 === 0, contacts: pick(contacts, m) },
    ];
    world.factories[i] = { ...world.factories[i], ...pick(changes, n >> 2) };
    await app.factories(...world.factories);
  },
  merge: async (world, n) => {
    const survivor = reachable({ contacts: pick(contacts, n), aliases: [world.factories[0]!['directoryId']] });
    const [id] = await app.factories(survivor);
    world.factories[0] = survivor;
    world.factoryIds[0] = id!;
  },
  'contact in SQL': ({ factoryIds }, n, m) => {
    const column = m % 2 ? 'contact_email' : 'contact_wechat';
    const id = pick(factoryIds, n)!;
    if (m % 3 === 0) return sql(`update factory_contact set ${column} = null where factory_id = ?`, [id]);
    if (m % 3 === 1) return sql('delete from factory_contact where factory_id = ?', [id]);
    return sql(
      `insert into factory_contact (factory_id, ${column}, phones, emails, addresses_zh) values (?, 'x', '{}', '{}', '{}')
       on conflict (factory_id) do update set ${column} = 'x'`,
      [id],
    );
  },
  'quarantine in SQL': ({ factoryIds }, n, m) =>
    sql('update factory set quarantined = ? where id = ?', [m % 2 === 0, pick(factoryIds, n)]),
  fold: () => foldDeliveryCounts(app.system),
};
const often = ['draft', 'draft', 'approve', 'approve', 'approve', 'retry', 'import', 'contact in SQL', 'time'];
const step = fc.tuple(fc.constantFrom(...Object.keys(steps), ...often), fc.nat(63), fc.nat(11));

test(`after any history, status, dispatch status, names and counts follow from the records (seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (history) => {
    const world = await createWorld();
    for (const [name, n, m] of history) {
      await steps[name]!(world, n, m);
      app.next.length = 0;
      await expectDerivedColumns(app);
    }
    const shown = await world.me.graph(
      '{ deliveries(first: 50) { totalCount nodes { id status factoryName } } deliverySummary { total byStatus { status count } } }',
    );
    const { deliveries, deliverySummary } = shown.body['data'];
    const saved = await listDeliveries(world);
    for (const { status } of saved) seen.add(status!);
    const counts = Map.groupBy(saved, ({ status }) => status);
    expect([deliveries.totalCount, deliverySummary.total]).toEqual([saved.length, saved.length]);
    expect(new Map(deliverySummary.byStatus.map(({ status, count }) => [status, count]))).toEqual(
      new Map([...counts].map(([status, all]) => [status, all.length])),
    );
  });
  await fc.assert(property, { numRuns: 15, seed });
  expect(seen.size).toBeGreaterThan(4);
});

test('drafts created while contacts, names and quarantine change at the same time are right', async () => {
  const { me, projectIds, factories, factoryIds } = await createWorld();
  const draft = async () => {
    for (let i = 0; i < 12; i++) {
      const { status } = await quoteRequest(me, { factoryIds }, { projectId: projectIds[i % 2]! });
      expect(status).toBe(201);
    }
  };
  let isOver = false;
  const change = async () => {
    for (let i = 0; !isOver; i++) {
      await sql('update factory_contact set contact_email = null');
      await sql('update factory set quarantined = ? where id = ?', [i % 2 === 0, factoryIds[2]]);
      await sql(`update factory_contact set contact_email = 'one@factory.example'`);
      await app.factories(...factories.map((one) => ({ ...one, nameEn: `Import ${i}`, contacts: pick(contacts, i) })));
    }
  };
  const changing = change();
  await Promise.all([draft(), draft(), draft()]).finally(() => {
    isOver = true;
  });
  await changing;
  await expectDerivedColumns(app);
});

test('a failed transaction leaves status and counts as they were', async () => {
  const { me, factoryIds } = await createWorld();
  await quoteRequest(me, { factoryIds });
  const em = app.asOwner();
  await expect(
    em.transactional(async (em) => {
      await em.execute('delete from factory_contact');
      await em.execute(`update delivery set status = 'rejected', rejected_at = now() where owner = ?`, [
        me.organisationId,
      ]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await expectDerivedColumns(app);
});
