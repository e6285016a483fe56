import { beforeEach, describe, expect, test } from 'vitest';
import { canonicalizeJson } from '#kernel/hash.ts';
import type { Mailer } from '#ports/mail/mailer.ts';
import { demoOrganisationId, selectMailer } from '#ports/mail/simulator.ts';
import { fakeMailer } from '../../harness.ts';

const real = fakeMailer();
beforeEach(() => {
  real.sent.length = 0;
});

const mail = (to: string, more: object = {}) =>
  Buffer.from(canonicalizeJson({ from: 'rfq@founder.example', to, subject: 'RFQ', text: 'Hello', ...more }));
/** For an organisation that is not the demo. */
const choose = (mailer: Mailer | null, address: string | null, mailFrom?: string) =>
  selectMailer(mailer, { address, owner: null }, mailFrom);
/** As the service does it: the transport is chosen by the address of the recipient. */
const send = (to: string, key = 'dlv-1', attempt?: number, mailer: Mailer | null = real.mailer) =>
  choose(mailer, to)!.send(mail(to), key, undefined, attempt);
const idOf = (begin: string) => ({
  kind: 'accepted',
  providerMessageId: expect.stringMatching(`^${begin}-[0-9a-f]{32}$`),
});
const timedOut = { kind: 'unknown', outcome: 'timeout' };
const refused = { kind: 'refused', outcome: 'refused' };

describe('the simulator', () => {
  test.each([
    ['accept', idOf('sim-accept'), idOf('sim-accept')],
    ['refuse', refused, refused],
    ['timeout', timedOut, idOf('sim-timeout')],
    ['late', idOf('sim-late'), idOf('sim-late')],
    ['anybody', refused, refused],
    ['constructor', refused, refused],
  ])('returns the outcome of %s@ for a mail and its retry', async (name, first, second) => {
    for (const to of [`${name}@simulator.test`, `${name}+1@simulator.test`, `${name}+a+b@SIMULATOR.Test`]) {
      expect(await send(to)).toEqual(first);
      expect(await send(to, 'dlv-1', 1)).toEqual(first);
      for (const attempt of [2, 3]) expect(await send(to, 'dlv-1', attempt)).toEqual(second);
    }
    expect(real.sent).toEqual([]);
  });

  test('derives the message id from the key in every instance', async () => {
    const to = 'timeout@simulator.test';
    const [one, other] = [await send(to, 'dlv-1', 2), await send(to, 'dlv-2', 2)];
    expect(await send(to, 'dlv-1', 3, null)).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('has no state across keys', async () => {
    await send('timeout@simulator.test', 'dlv-1', 2);
    expect(await send('timeout@simulator.test', 'dlv-2')).toEqual(timedOut);
  });

  test('has its own credential and idempotency in every configuration', () => {
    const [beside, alone] = [choose(real.mailer, 'late@simulator.test')!, choose(null, 'accept@simulator.test')!];
    for (const { provider, hasIdempotency } of [beside, alone])
      expect({ provider, hasIdempotency }).toEqual({ provider: 'simulator', hasIdempotency: true });
    expect(beside.fingerprint).toBe(alone.fingerprint);
    expect(beside.fingerprint).not.toBe(real.mailer.fingerprint);
  });

  test('uses the sender of the transport, of the settings, or its own', () => {
    const to = 'accept@simulator.test';
    expect(choose(real.mailer, to, 'other@founder.example')?.from).toBe('rfq@founder.example');
    expect(choose(null, to, 'other@founder.example')?.from).toBe('other@founder.example');
    expect(choose(null, to)?.from).toBe('sender@simulator.test');
  });

  test.each([
    ['what is no message', Buffer.from('{}')],
    ['a mail to somebody else', mail('ms.li@factory.example')],
    ['a second recipient', mail('accept@simulator.test,ms.li@factory.example')],
  ])('refuses %s and forwards nothing', async (_, payload) => {
    expect(await choose(real.mailer, 'accept@simulator.test')!.send(payload, 'dlv-1')).toEqual(refused);
    expect(real.sent).toEqual([]);
  });
});

describe('addresses outside the simulator', () => {
  test.each([
    'accept@simulator.test.example',
    'accept@xsimulator.test',
    'accept@mail.simulator.test',
    'accept@simulator.tests',
    'accept@simulator-test.example',
    'simulator.test@factory.example',
    'accept+simulator.test@factory.example',
    'simulator.test',
    '@simulator.test',
    '',
  ])('%j uses the transport, if any', (address) => {
    expect(choose(real.mailer, address)).toBe(real.mailer);
    expect(choose(null, address, 'rfq@founder.example')).toBeNull();
  });

  test('a null recipient uses the transport', () => {
    expect(choose(real.mailer, null)).toBe(real.mailer);
    expect(choose(null, null)).toBeNull();
  });
});

test('all mail of the demo organisation is simulated, whatever the address and the transport', async () => {
  const demo = (address: string) => selectMailer(real.mailer, { address, owner: demoOrganisationId })!;
  for (const to of ['ms.li@factory.example', 'late@simulator.test']) {
    expect(await demo(to).send(mail(to), 'dlv-1')).toMatchObject({ kind: 'accepted' });
  }
  expect(await demo('refuse@simulator.test').send(mail('refuse@simulator.test'), 'dlv-1')).toEqual(refused);
  expect(real.sent).toEqual([]);
});
