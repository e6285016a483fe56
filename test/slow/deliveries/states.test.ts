import { expect, test } from 'vitest';
import { createDraftHelpers, unknownOutcome, wechat } from '../../api/deliveries/dispatch/drafted.ts';
import { type Answer, type Caller, fakeMailer, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { asJson, text } from '../../json.ts';
import { final, type Row, renderTable, values } from './states.ts';

const app = await startApp(unlimited);
const { approve, pass } = createDraftHelpers(app);
const me = await app.live();
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
const [byMail, byHand] = (await app.factories(reachable(), reachable(wechat))) as [string, string];
const projectId = (await me.rest('POST', '/projects', { name: 'Lamp' })).body['project'].id as string;
const sql = (text: string, given: unknown[] = []) => app.asOwner().execute<Record<string, unknown>[]>(text, given);

type Instance = Awaited<ReturnType<typeof app.secondInstance>>;
const on = (as: { secret: string }, instance?: Instance) =>
  app.caller({ authorization: `Bearer ${as.secret}` }, instance ?? app.app);

type Instances = Record<(typeof values.transport)[number], Caller> & { withSender: Caller };
async function openInstances(): Promise<Instances> {
  const { settings, mailer } = app;
  const open = (from: string | null) => app.secondInstance({ mailer: null, settings: { ...settings, mailFrom: from } });
  const other = { ...fakeMailer().mailer, from: 'other@founder.example', fingerprint: 'e'.repeat(64) };
  return {
    configured: on(me),
    none: on(me, await open(null)),
    changed: on(me, await app.secondInstance({ mailer: other })),
    withSender: on(me, await open(mailer.from)),
  };
}

const settling = `mutation ($input: SettleDeliveryInput!) { settleDelivery(input: $input) { note } }`;
const settle = async (as: Caller, id: string, outcome: string): Promise<Answer> => {
  const answer = await as.graph(settling, { input: { id, outcome, evidence: 'The log of the provider' } });
  const { status = 200, code } = answer.body['errors']?.[0].extensions ?? {};
  return { ...answer, status, body: asJson({ error: { code } }) };
};

const verbs: Record<string, (as: Caller, id: string) => Promise<Answer>> = {
  review: (as, id) => as.rest('GET', `/deliveries/${id}/review`),
  approve: async (as, id) => {
    const { status } = (await me.rest('GET', `/deliveries/${id}`)).body;
    const { review } = status === 'draft' ? (await as.rest('GET', `/deliveries/${id}/review`)).body : {};
    const expectedReviewSha256 = review?.reviewSha256 ?? '0'.repeat(64);
    return as.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256 });
  },
  retry: (as, id) => as.rest('POST', `/deliveries/${id}/retry`),
  reject: (as, id) => as.rest('POST', `/deliveries/${id}/reject`, {}),
  sent: (_, id) => operator.rest('POST', `/deliveries/${id}/sent`, { sentBy: 'Ms Wang' }),
  'settle: accepted': (as, id) => settle(as, id, 'accepted'),
  'settle: not_sent': (as, id) => settle(as, id, 'not_sent'),
};

type Subject = { channel: 'email' | 'wechat'; dispatch?: string; window?: string; make: () => Promise<string> };

async function draft(channel: Subject['channel']): Promise<string> {
  const factoryIds = [channel === 'email' ? byMail : byHand];
  return (await quoteRequest(me, { factoryIds }, { projectId })).deliveries[0].id;
}
async function approved(as: Caller, channel: Subject['channel'] = 'email'): Promise<string> {
  const id = await draft(channel);
  expect((await approve(as, id)).status).toBe(200);
  return id;
}
const busy = { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 1 } as const;
const refused = { kind: 'refused', outcome: 'refused' } as const;

const hour = 3600;
const closed = 23 * hour;

function subjectsOn({ configured, none, withSender }: Instances): Subject[] {
  const attempted = async (outcome: typeof busy | typeof refused | typeof unknownOutcome, seconds: number) => {
    app.next.push(outcome);
    const id = await approved(configured);
    pass(seconds);
    return id;
  };
  const sending = async (seconds: number) => {
    const id = await attempted(unknownOutcome, seconds);
    await sql(`update dispatch set status = 'sending', last_outcome = null where delivery_id = ?`, [id]);
    return id;
  };
  const then = async (id: Promise<string>, verb: string) => {
    expect((await verbs[verb]!(configured, await id)).status).toBe(200);
    return id;
  };
  const held = async () => {
    const id = await approved(configured, 'wechat');
    await setContact('withdrawn');
    await then(Promise.resolve(id), 'settle: not_sent');
    await setContact('usable');
    return id;
  };
  const legacy = async () => {
    const id = await draft('email');
    await sql(`update delivery set status = 'resend_failed' where id = ?`, [id]);
    return id;
  };
  return [
    { channel: 'email', make: () => draft('email') },
    { channel: 'wechat', make: () => draft('wechat') },
    { channel: 'email', dispatch: 'none, sender frozen', make: () => approved(withSender) },
    { channel: 'email', dispatch: 'none, no sender', make: () => approved(none) },
    { channel: 'email', window: 'open', make: () => attempted(busy, 60) },
    { channel: 'email', window: 'closed', make: () => attempted(busy, closed) },
    { channel: 'email', dispatch: 'sending, lease runs', window: 'open', make: () => sending(30) },
    { channel: 'email', dispatch: 'uncertain, lease ended', window: 'open', make: () => sending(60) },
    { channel: 'email', window: 'open', make: () => attempted(unknownOutcome, 60) },
    { channel: 'email', window: 'closed', make: () => attempted(unknownOutcome, closed) },
    { channel: 'email', window: 'open', make: () => attempted(refused, 60) },
    { channel: 'email', window: 'closed', make: () => attempted(refused, closed) },
    { channel: 'wechat', make: () => approved(configured, 'wechat') },
    { channel: 'email', make: () => approved(configured) },
    { channel: 'email', make: () => then(attempted(unknownOutcome, closed), 'settle: accepted') },
    { channel: 'wechat', make: () => then(approved(configured, 'wechat'), 'sent') },
    { channel: 'email', make: () => then(attempted(refused, 60), 'settle: not_sent') },
    { channel: 'wechat', make: held },
    { channel: 'email', make: () => then(draft('email'), 'reject') },
    { channel: 'wechat', make: () => then(draft('wechat'), 'reject') },
    { channel: 'email', make: legacy },
  ];
}

/** Changes records of the factory and the project only, not the delivery. */
const setContact = (contact: string) =>
  sql(
    `with quarantined as (update factory set quarantined = ? where id = any(?::uuid[]))
     update factory_contact set
       contact_email = case when factory_id = ?::uuid then ?::text end,
       contact_wechat = case when factory_id = ?::uuid then ?::text end
     where factory_id = any(?::uuid[])`,
    [
      ...[contact === 'quarantined', factories],
      ...[byMail, contact === 'withdrawn' ? null : 'first@factory.example'],
      ...[byHand, contact === 'withdrawn' ? null : 'first', factories],
    ],
  );
const factories = `{${byMail},${byHand}}`;
const setProject = (status: string) => me.rest('PATCH', `/projects/${projectId}`, { status });

type Saved = { delivery: string; dispatch: string | null; link: string | null; state: string };
const save = async (id: string): Promise<Saved> =>
  (
    await sql(
      `select to_jsonb(d)::text as delivery, to_jsonb(x)::text as dispatch, to_jsonb(l)::text as link,
         concat_ws(' ', d.status, x.status) as state
       from delivery d left join dispatch x on x.delivery_id = d.id
         left join supplier_link l on l.delivery_id = d.id where d.id = ?`,
      [id],
    )
  )[0] as Saved;
async function restore(id: string, { delivery, dispatch, link }: Saved): Promise<void> {
  await sql('delete from supplier_link where delivery_id = ?', [id]);
  await sql('delete from dispatch where delivery_id = ?', [id]);
  await sql('delete from delivery where id = ?', [id]);
  await sql('insert into delivery select * from jsonb_populate_record(null::delivery, ?::jsonb)', [delivery]);
  if (dispatch)
    await sql('insert into dispatch select * from jsonb_populate_record(null::dispatch, ?::jsonb)', [dispatch]);
  if (link)
    await sql('insert into supplier_link select * from jsonb_populate_record(null::supplier_link, ?::jsonb)', [link]);
}

async function tryVerb(verb: string, as: Caller, id: string, before: Saved): Promise<Row['cells'][string]> {
  const { status, body } = await verbs[verb]!(as, id);
  const code = body['error']?.code;
  if (code) return { text: `${status} ${code}`, leadsOn: false };
  const after = await save(id);
  if (after.delivery !== before.delivery || after.dispatch !== before.dispatch) await restore(id, before);
  const leadsOn = after.state !== before.state;
  return { text: leadsOn ? `${status} → ${after.state.split(' ')[0]}` : `${status}`, leadsOn };
}

async function createRows({ channel, make, ...named }: Subject, instances: Instances): Promise<Row[]> {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
  await setContact('usable');
  const id = await make();
  const saved = await save(id);
  app.next.length = 0;
  const isFinal = final.includes(saved.state.split(' ')[0]!);
  const isMail = channel === 'email' && !isFinal;
  const rows: Row[] = [];
  for (const project of values.project) {
    await setProject(project);
    for (const contact of values.contact) {
      await setContact(contact);
      const before = await save(id);
      for (const transport of isMail ? values.transport : (['configured'] as const)) {
        const as = instances[transport];
        const { status, dispatch } = (await as.rest('GET', `/deliveries/${id}`)).body;
        const cells: Row['cells'] = {};
        for (const verb of Object.keys(verbs)) cells[verb] = await tryVerb(verb, as, id, before);
        expect(await save(id), 'what was refused has changed nothing').toEqual(before);
        rows.push({
          ...{ status: text(status), channel, dispatch: dispatch ? text(dispatch.status) : '–', window: '–', ...named },
          ...{ surroundings: { contact, project, transport: isMail ? transport : '–' }, cells },
        });
      }
    }
  }
  await setProject('active');
  return rows;
}

async function generate(): Promise<Row[]> {
  const instances = await openInstances();
  const rows: Row[] = [];
  for (const subject of subjectsOn(instances)) rows.push(...(await createRows(subject, instances)));
  return rows;
}
let generated: Promise<Row[]> | undefined;
/** Created by the first test, for all tests. */
const allRows = (): Promise<Row[]> => (generated ??= generate());
const timeout = 900_000;

const preface = `# States of deliveries and what each verb does

Generated by calling every verb through the API in every reachable state of a delivery, with every combination of contact,
project and transport. Rows with equal responses are merged. \`npm run contract\` writes this file; a test compares it.

- **Dispatch**: \`dispatchStatus\`; – if nothing was submitted. *Sender frozen*: approved with MAIL_FROM but without a
  transport; *no sender*: approved without both. A job returns the latter to \`draft\` once a sender is configured.
- **Window**: the 23 hours from the first attempt during which the provider recognises a repeated mail.
- **Contact**: the contact of the factory on the channel of the delivery. A changed address counts as withdrawn.
- **Transport**: the e-mail transport, compared with the approved one. *Changed*: another provider, credential or sender.
- **Verbs**: \`approve\` sends the digest of the current review; \`sent\` is reported by operator staff; \`settle\` is the mutation
  \`settleDelivery\`. *200 → sent*: succeeds and sets the status to \`sent\`. *200* alone: succeeds and changes nothing.
`;

test('the table of states and verbs equals schema/delivery-states.md', { timeout }, async () => {
  await expect(`${preface}\n${renderTable(await allRows())}\n`).toMatchFileSnapshot(
    '../../../schema/delivery-states.md',
  );
});

test('every non-final state of a delivery can be left by a request, or ends by itself within a minute', {
  timeout,
}, async () => {
  const stuck = (await allRows()).filter(({ status, dispatch, cells }) => {
    const waits = dispatch === 'sending, lease runs';
    return !final.includes(status) && !waits && !Object.values(cells).some(({ leadsOn }) => leadsOn);
  });
  expect(stuck.map(({ cells, ...row }) => row)).toEqual([]);
});

test('no request changes a delivery in a final state', { timeout }, async () => {
  const changed = (await allRows()).filter(
    ({ status, cells }) => final.includes(status) && Object.values(cells).some(({ leadsOn }) => leadsOn),
  );
  expect(changed.map(({ cells, ...row }) => row)).toEqual([]);
});

test('nothing is sent for an archived project or to a withdrawn, changed or quarantined contact', {
  timeout,
}, async () => {
  const sending = (await allRows()).filter(
    ({ status, surroundings: { contact, project }, cells }) =>
      ['approved', 'queued'].includes(status) &&
      (project === 'archived' || contact !== 'usable') &&
      cells['retry']!.leadsOn,
  );
  expect(sending.map(({ cells, ...row }) => row)).toEqual([]);
});
