import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { parseProviderEvent } from '#modules/sourcing/deliveries/provider-events/provider-event.rules.ts';
import { everyRow } from '../../../harness.ts';
import { eventBody } from '../../../stand-ins/resend-events.ts';
import { startCallbacks } from './client.ts';

const { app, now, post, tell, sent, sql } = await startCallbacks();

describe('a signed event', () => {
  test.each([
    ['2026-09-14T16:00:02.000Z', '2026-09-14T16:00:02.000Z'],
    ['2026-09-14 16:00:02.000+00', '2026-09-14T16:00:02.000Z'],
    ['2026-09-14 16:00:02.123456+00', '2026-09-14T16:00:02.123Z'],
    ['2026-09-14 16:00:02+00', '2026-09-14T16:00:02.000Z'],
    ['2026-09-14T18:00:02.5+02:00', '2026-09-14T16:00:02.500Z'],
    ['2026-09-14 10:30:02-0530', '2026-09-14T16:00:02.000Z'],
    ['2026-09-14T16:00:02', '2026-09-14T16:00:02.000Z'],
    ['0000-00-00 00:00:00+00', now.toISOString()],
    ['2026-13-14T16:00:02Z', now.toISOString()],
    ['yesterday', now.toISOString()],
    ['', now.toISOString()],
    [1789401602, now.toISOString()],
    [null, now.toISOString()],
    [undefined, now.toISOString()],
  ])('with the time %j occurred at %s', (created_at, expected) => {
    const body = JSON.stringify({ type: 'email.sent', created_at, data: { email_id: 'x' } });
    expect(parseProviderEvent(Buffer.from(body), now).occurredAt.toISOString()).toBe(expected);
  });

  const long = 'x'.repeat(50_000);
  const odd = [
    '',
    'a\u0000b',
    '\ud800',
    long,
    '日本',
    'DROP',
    '../../',
    '__proto__',
    0,
    -1,
    1.5,
    1e300,
    true,
    null,
    [],
    {},
  ];
  test('with unusual values never causes a server error', { timeout: 60_000 }, async () => {
    const mail = await sent();
    const before = await mail.read();
    const told = JSON.parse(eventBody({ emailId: newId(), type: 'sent', tags: { delivery_id: mail.id } }));
    const places: ((value: unknown) => object)[] = [
      (type) => ({ ...told, type }),
      (created_at) => ({ ...told, created_at }),
      (data) => ({ ...told, data }),
      (value) => ({ ...told, data: { ...told.data, email_id: value } }),
      (tags) => ({ ...told, data: { ...told.data, tags } }),
      (value) => ({ ...told, data: { ...told.data, tags: { delivery_id: value } } }),
      (value) => ({ ...told, data: { ...told.data, tags: [value, { name: value }, { name: 'delivery_id', value }] } }),
      (value) => ({ ...told, data: { ...told.data, subject: value, to: value, from: value, bounce: value } }),
      (value) => ({ [String(value).slice(0, 50)]: value }),
    ];
    for (const place of places) {
      for (const value of odd) {
        const body = JSON.stringify(place(value));
        expect([body.slice(0, 400), await post(body)]).toEqual([body.slice(0, 400), 204]);
      }
    }
    for (const body of [`{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, `{"a":1e9999,"b":${'9'.repeat(50_000)}}`]) {
      expect(await post(body)).toBe(204);
    }
    expect((await mail.read()).dispatch).toEqual(before.dispatch);
  });

  test('can be any JSON object', { timeout: 60_000 }, async () => {
    const json = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });
    const event = fc.record(
      { type: json, created_at: json, data: fc.oneof(json, fc.record({ email_id: json, tags: json })) },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(event, async (event) => {
        expect(await post(JSON.stringify(event))).toBe(204);
      }),
      { numRuns: 300 },
    );
  });

  test.each(['', '{', '[1]', 'null', '"x"', '7', '{"type":"email.sent"', '\u0000', '{}{}'])(
    'that is not a JSON object is not stored: %j',
    async (body) => {
      const id = `msg_${newId()}`;
      expect(await post(body, id)).toBe(400);
      expect(await sql('select 1 from provider_event where id = ?', [id])).toEqual([]);
    },
  );

  test('of one megabyte is too large', async () => {
    expect(await post(JSON.stringify({ type: 'email.sent', padding: 'x'.repeat(1_048_576) }))).toBe(400);
  });

  test('is stored and logged without its addresses and subject', async () => {
    const mail = await sent();
    const marks = ['sales@marked.example', 'rfq@marked.example', 'A marked subject', 'marked-message'];
    const [to, from, subject, other] = marks as [string, string, string, string];
    await tell({ emailId: mail.emailId, to: [to], from, subject, tags: { delivery_id: mail.id, other } });
    await app.app.request('/webhooks/resend', { method: 'POST', body: marks.join() });
    await post(`{"type":"email.sent","data":{"subject":"${subject}"`);
    const seen = [...app.logged, ...(await everyRow(app.asOwner())).map(({ text }) => text)].join('\n');
    for (const mark of marks) expect(seen).not.toContain(mark);
    expect(seen).toContain(mail.emailId);
  });
});
