import { beforeEach, describe, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { startApp, unlimited } from '../../../harness.ts';
import { createDraftHelpers, unknownOutcome } from './drafted.ts';

const app = await startApp(unlimited);
const { approved, approve, drafted, retry, detail, pass } = createDraftHelpers(app);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const sql = (text: string, id: string) => app.asOwner().execute(text, [id]);
const changes: [string, string, string][] = [
  [
    'the factory is quarantined',
    'update factory set quarantined = true where id = ?',
    'update factory set quarantined = false where id = ?',
  ],
  [
    'the address is withdrawn',
    'update factory_contact set contact_email = null where factory_id = ?',
    `update factory_contact set contact_email = 'first@factory.example' where factory_id = ?`,
  ],
  [
    'the address is changed',
    `update factory_contact set contact_email = 'second@factory.example' where factory_id = ?`,
    `update factory_contact set contact_email = 'first@factory.example' where factory_id = ?`,
  ],
];
const first = { contacts: { contactName: 'Ms Li', contactEmail: 'first@factory.example' } };

/** A mail of unknown outcome that can be retried. */
async function createUncertainMail() {
  const me = await app.live();
  app.next.push(unknownOutcome);
  const draft = await approved(me, first);
  pass(60);
  app.sent.length = 0;
  return { me, ...draft };
}

describe.each(changes)('once %s', (_, change, undo) => {
  test('no retry sends the mail until the change is undone', async () => {
    const { me, id, factoryId } = await createUncertainMail();
    await sql(change, factoryId);
    const { status, body } = await retry(me, id);
    expect([status, body.error.code]).toEqual([409, 'dispatch_contact_withdrawn']);
    expect(app.sent).toEqual([]);
    await sql(undo, factoryId);
    expect((await retry(me, id)).body.status).toBe('sent');
  });

  test('no job sends the mail', async () => {
    const { me, id, factoryId } = await createUncertainMail();
    await sql(change, factoryId);
    await sendDue(app.system);
    expect(app.sent.filter(({ key }) => key.includes(id))).toEqual([]);
    expect((await detail(me, id)).dispatch).toMatchObject({ status: 'uncertain', attempts: 1 });
  });

  test('a mail approved without a transport gets no first attempt', async () => {
    const me = await app.live();
    const settings = { ...app.settings, mailFrom: app.mailer.from };
    const without = await app.secondInstance({ mailer: null, settings });
    const { id, factoryId } = await drafted(me, first);
    await approve(app.caller({ authorization: `Bearer ${me.secret}` }, without), id);
    await sql(change, factoryId);
    const { status, body } = await retry(me, id);
    expect([status, body.error.code]).toEqual([409, 'dispatch_contact_withdrawn']);
    expect(app.sent).toEqual([]);
  });
});
