import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import type { Outcome as Answered } from '#ports/mail/mailer.ts';
import { wechat } from '../../api/deliveries/dispatch/drafted.ts';
import { type Answer, fakeMailer, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { eventBody, signed } from '../../stand-ins/resend-events.ts';
import { isLong, runs, seed } from '../crash/figures.ts';
import type { Delivery, Model, ModelResponse, Outcome, Settled } from './model.ts';
import * as rules from './model.ts';

const answers: Record<Exclude<Outcome, 'died'>, Answered> = {
  accepted: { kind: 'accepted', providerMessageId: 'm-1' },
  refused: { kind: 'refused', outcome: 'refused' },
  busy: { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: null },
  unknown: { kind: 'unknown', outcome: 'timeout' },
};
/** The outcome of every mail until the test sets another. */
let meets: Outcome = 'accepted';
const fake = fakeMailer();
const mailer = {
  ...fake.mailer,
  send: async (payload: Uint8Array, key: string): Promise<Answered> => {
    await fake.mailer.send(payload, key);
    if (meets === 'died') throw new Error('The process is gone.');
    return answers[meets];
  },
};
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const app = await startApp({ ...unlimited, RESEND_WEBHOOK_SECRET: secret }, { mailer });
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
const [byMail, byHand] = (await app.factories(reachable(), reachable(wechat))) as [string, string];
const begin = Date.parse('2026-09-01T08:00:00Z');

type Real = { me: Awaited<ReturnType<typeof app.live>>; projectId: string; ids: string[]; echoes: string[] };
const sequences = isLong ? runs * 200 : 50;
let steps = 0;

const sql = (text: string, values: unknown[] = []) => app.asOwner().execute(text, values);
const setContact = (channel: 'email' | 'wechat', contact: string | null) =>
  channel === 'email'
    ? sql('update factory_contact set contact_email = ? where factory_id = ?', [contact, byMail])
    : sql('update factory_contact set contact_wechat = ? where factory_id = ?', [contact, byHand]);

/** A fresh state without open work of the previous one. */
async function setup(): Promise<{ model: Model; real: Real }> {
  const model = rules.newModel();
  app.clock.now = new Date(begin);
  await sql('update dispatch set next_attempt_at = null');
  await Promise.all([setContact('email', model.contacts.email), setContact('wechat', model.contacts.wechat)]);
  fake.sent.length = 0;
  const me = await app.live();
  const projectId = (await me.rest('POST', '/projects', { name: 'Lamp' })).body['project'].id;
  const real: Real = { me, projectId, ids: [], echoes: [] };
  for (const [i, channel] of (['email', 'email', 'wechat'] as const).entries()) {
    await draft(channel, model, real);
    await review(i, model, real);
  }
  return { model, real };
}

async function draft(channel: Delivery['channel'], model: Model, { me, projectId, ids }: Real) {
  const factoryIds = [channel === 'email' ? byMail : byHand];
  const made = await quoteRequest(me, { factoryIds }, { projectId });
  expect(toModelResponse(made)).toEqual(rules.draft(model, channel));
  if (made.status === 201) ids.push(made.deliveries[0].id);
}

async function review(i: number, model: Model, { me, ids, echoes }: Real) {
  const answer = await me.rest('GET', `/deliveries/${ids[i]}/review`);
  expect(toModelResponse(answer)).toEqual(rules.review(model, model.deliveries[i]!));
  if (answer.status === 200) echoes[i] = answer.body['review'].reviewSha256;
}

const since = (column: string) => `extract(epoch from ${column})::float8 - ${begin / 1000}`;
const saved = ({ projectId }: Real) =>
  sql(
    `select d.status, d.channel, case when x.id is not null then json_build_object(
       'status', x.status, 'attempts', x.attempts, 'lastOutcome', x.last_outcome,
       'leaseUntil', ${since('x.lease_expires_at')}, 'retryBefore', ${since('x.retry_before')},
       'nextAt', ${since('x.next_attempt_at')}) end as dispatch
     from delivery d left join dispatch x on x.delivery_id = d.id where d.project_id = ? order by d.id`,
    [projectId],
  );
const expected = (model: Readonly<Model>) =>
  model.deliveries.map((delivery) => {
    const { channel, dispatch } = delivery;
    return { status: rules.showStatus(model, delivery), channel, dispatch };
  });

type Command = fc.AsyncCommand<Model, Real>;
/** After each step, the saved rows must equal the model. */
const command = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check = (_: Readonly<Model>) => true,
): Command => ({
  check,
  run: async (model, real) => {
    await run(model, real);
    expect(await saved(real)).toEqual(expected(model));
    steps++;
  },
  toString: () => name,
});

const toModelResponse = ({ status, body }: Answer): ModelResponse =>
  status < 300 ? [status] : [status, body['error'].code];

const often = <T>(times: number, one: T): T[] => Array(times).fill(one);

const ofOne = (name: string, run: (delivery: Delivery, id: string, model: Model, real: Real) => Promise<void>) =>
  fc.nat(2).map((n) =>
    command(
      `${name} ${n}`,
      async (model, real) => {
        const i = n % model.deliveries.length;
        await run(model.deliveries[i]!, real.ids[i]!, model, real);
      },
      ({ deliveries }) => deliveries.length > 0,
    ),
  );

const anyOutcome = fc.constantFrom<Outcome>('accepted', 'refused', 'busy', 'unknown', 'unknown', 'died', 'died');

const drafting = fc.constantFrom('email' as const, 'wechat' as const).map((channel) =>
  command(
    `draft by ${channel}`,
    (model, real) => draft(channel, model, real),
    ({ deliveries }) => deliveries.length < 5,
  ),
);

const reviewing = ofOne('review', (_, id, model, real) => review(real.ids.indexOf(id), model, real));

const anyEcho = fc.constantFrom(...often(6, 'seen' as const), 'wrong' as const, 'none' as const);
const approving = fc.tuple(anyEcho, anyOutcome).chain(([echo, outcome]) =>
  ofOne(`approve ${echo}, ${outcome}:`, async (delivery, id, model, { me, ids, echoes }) => {
    meets = outcome;
    const known = echoes[ids.indexOf(id)];
    const given = echo === 'seen' && !known ? 'wrong' : echo;
    const digest = given === 'seen' ? known : '0'.repeat(64);
    const body = given === 'none' ? {} : { expectedReviewSha256: digest };
    expect(toModelResponse(await me.rest('POST', `/deliveries/${id}/approve`, body))).toEqual(
      rules.approve(model, delivery, given, outcome),
    );
  }),
);

const rejecting = ofOne('reject', async (delivery, id, _, { me }) => {
  expect(toModelResponse(await me.rest('POST', `/deliveries/${id}/reject`, {}))).toEqual(
    rules.reject(delivery, delivery),
  );
});

const retrying = anyOutcome.chain((outcome) =>
  ofOne(`retry, ${outcome}:`, async (delivery, id, model, { me }) => {
    meets = outcome;
    expect(toModelResponse(await me.rest('POST', `/deliveries/${id}/retry`))).toEqual(
      rules.retry(model, delivery, outcome),
    );
  }),
);

const working = anyOutcome.map((outcome) =>
  command(`the job, ${outcome}`, async (model) => {
    meets = outcome;
    await sendDue(app.system);
    rules.workerTurn(model, outcome);
  }),
);

const passing = fc.constantFrom(1, 59, 60, 60, 61, 120, 120, 3600, 3600, 22 * 3600, 82_800).map((secondsLater) =>
  command(`${secondsLater} s later`, async (model) => {
    model.now += secondsLater;
    app.clock.now = new Date(begin + model.now * 1000);
  }),
);

const telling = ofOne('event', async (delivery, id) => {
  const tags = { delivery_id: id };
  const callback = signed(eventBody({ emailId: `m-of-${id}`, type: 'delivered', at: app.clock.now, tags }), {
    secret,
    at: app.clock.now,
  });
  const { status } = await app.app.request('/webhooks/resend', { method: 'POST', ...callback });
  expect(status).toBe(204);
  rules.event(delivery);
});

const marking = ofOne('sent by operator staff', async (delivery, id, model) => {
  expect(toModelResponse(await operator.rest('POST', `/deliveries/${id}/sent`, { sentBy: 'Ms Wang' }))).toEqual(
    rules.markSent(model, delivery),
  );
});

const reading = ofOne('read', async (delivery, id, model, { me }) => {
  expect((await me.rest('GET', `/deliveries/${id}`)).body).toMatchObject(rules.read(model, delivery));
});

const contacting = fc
  .tuple(fc.constantFrom('email' as const, 'wechat' as const), fc.constantFrom('first', 'first', 'second', null))
  .map(([channel, name]) =>
    command(`contact by ${channel}: ${name}`, async (model) => {
      const contact = name && (channel === 'email' ? `${name}@factory.example` : name);
      model.contacts[channel] = contact;
      await setContact(channel, contact);
    }),
  );

const settling = fc.constantFrom<Settled>('accepted', 'not_sent').chain((outcome) =>
  ofOne(`settle as ${outcome}`, async (delivery, id, model, { me }) => {
    const document = `mutation ($input: SettleDeliveryInput!) { settleDelivery(input: $input) { note } }`;
    const { body } = await me.graph(document, { input: { id, outcome, evidence: 'The log of the provider' } });
    const { status = 200, code } = body['errors']?.[0].extensions ?? {};
    expect(code ? [status, code] : [status]).toEqual(rules.settle(model, delivery, outcome));
  }),
);

const archiving = fc.constant(
  command('the project is archived, or opened again', async (model, { me, projectId }) => {
    model.archived = !model.archived;
    const status = model.archived ? 'archived' : 'active';
    expect((await me.rest('PATCH', `/projects/${projectId}`, { status })).status).toBe(200);
  }),
);

const priorities = ['quality', 'price', 'lead_time', 'scale', 'location'];
const editing = fc.constant(
  command('the project is edited', async (model, { me, projectId }) => {
    const intent = { priorities: [priorities[model.version % 5]], prioritySource: null };
    const expectedContextVersion = `v${model.version}`;
    expect((await me.rest('PATCH', `/projects/${projectId}`, { intent, expectedContextVersion })).status).toBe(200);
    model.version++;
  }),
);

const commands = fc.commands(
  [
    ...often(4, reviewing),
    ...often(10, approving),
    ...often(10, retrying),
    ...often(6, working),
    ...often(14, passing),
    ...often(3, telling),
    ...often(4, settling),
    ...[drafting, rejecting, marking, reading, contacting, editing, archiving],
  ],
  { maxCommands: 60, size: 'max' },
);

test(`random sequences of calls, job runs, events and time match the state model (seed ${seed})`, {
  timeout: 60_000 + sequences * 5000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const world = await setup();
      await fc.asyncModelRun(() => world, sequence);
      const { model, real } = world;
      for (const [i, id] of real.ids.entries()) {
        const sent = fake.sent.filter(({ key }) => key.includes(id));
        expect(sent.length).toBe(model.deliveries[i]!.dispatch?.attempts ?? 0);
        expect(new Set(sent.map(({ key, bytes }) => `${key} ${bytes}`)).size).toBe(Math.min(sent.length, 1));
      }
    }),
    { numRuns: sequences, seed },
  );
  console.info(
    `test/slow/deliveries/model.test.ts: ${sequences} sequences, ${steps} steps, 0 disagreements (seed ${seed})`,
  );
});
