import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { put, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { closing, publishing, toCode } from './published.ts';
import { declining, line, record, recording, wholeQuote, withdrawing } from './quoted.ts';

const app = await startApp(unlimited);
const { published, detail, pass } = publishing(app);
const me = await app.live();
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});
/** A request without quotes. */
const silent = await published(me);
const isId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const refusedBy = async (input: object) => {
  const { body } = await operator.graph(recording, { input });
  const { code, status, details } = body['errors'][0].extensions;
  return { code, status, paths: details?.fields?.map(({ path }) => path), details };
};

describe('a quote', () => {
  test('is stored verbatim, and sets the invitation to quoted', async () => {
    const { rfq, rfqId, factoryIds, invitations } = await published(me);
    const input = wholeQuote(rfq, factoryIds[0]!, {
      receivedAt: '2026-08-31T10:00:00+08:00',
      note: 'Prices without VAT',
      lines: [
        line(rfq.lineIds[0], { unitPrice: '0.10', note: 'T1 in 25 days' }),
        line(rfq.lineIds[0], { quantity: 2000, unitPrice: '0.0995', toolingCost: null, leadTimeDays: null, moq: null }),
        line(null, { description: 'Gauge', quantity: 1, unitPrice: '120' }),
      ],
    });
    pass(2);
    const { quote, recorded, rfq: shown } = await record(operator, input);
    const saved = {
      id: isId,
      invitationId: invitations[0].id,
      factoryId: factoryIds[0],
      version: 1,
      status: 'submitted',
      currency: 'USD',
      incoterm: 'FOB',
      namedPlace: 'Shenzhen',
      validUntil: '2026-12-31',
      receivedAt: '2026-08-31T02:00:00.000Z',
      source: 'entered_by_staff',
      lines: (input.lines as object[]).map((line) => ({ note: null, ...line })),
      note: 'Prices without VAT',
    };
    expect(quote).toEqual({ ...saved, factoryName: expect.any(String) });
    expect(recorded).toBe(true);
    expect(shown).toMatchObject({ id: rfqId, projectName: 'Lamp', quotes: [{ version: 1, status: 'submitted' }] });
    const seen = await detail(me, rfqId);
    expect(seen['quotes']).toEqual([saved]);
    expect(seen['invitations'].map((one) => [one.status, one.respondedAt])).toEqual([
      ['quoted', '2026-08-31T02:00:00.000Z'],
      ['pending', null],
    ]);
    const [entry] = await app
      .asOwner()
      .execute(`select owner, actor, action from audit_entry where resource_id = ?`, [quote.id]);
    expect(entry).toEqual({ owner: me.organisationId, actor: `key:${operator.keyId}`, action: 'quote.recorded' });
  });

  test('supersedes the previous version, which remains readable', async () => {
    const { rfq, rfqId, factoryIds } = await published(me);
    const first = wholeQuote(rfq, factoryIds[0]!);
    await record(operator, first);
    pass(5);
    const second = await record(operator, { ...first, currency: 'CNY' });
    expect(second).toMatchObject({ quote: { version: 2, status: 'submitted', currency: 'CNY' }, recorded: true });
    const { quotes, invitations } = await detail(me, rfqId);
    expect(quotes.map((one) => [one.version, one.status, one.currency])).toEqual([
      [1, 'superseded', 'USD'],
      [2, 'submitted', 'CNY'],
    ]);
    expect(invitations[0].respondedAt).toBe('2026-09-01T08:00:00.000Z');
  });

  test('with the same content changes nothing', async () => {
    const { rfq, rfqId, factoryIds } = await published(me);
    const input = wholeQuote(rfq, factoryIds[0]!);
    const { quote } = await record(operator, input);
    pass(5);
    const again = await record(operator, { ...input, source: 'email' });
    expect([again['quote'], again['recorded']]).toEqual([quote, false]);
    expect((await detail(me, rfqId))['quotes']).toHaveLength(1);
    expect((await record(operator, { ...input, validUntil: '2027-01-01' }))['quote'].version).toBe(2);
  });

  test('recorded twice concurrently has two versions, one of them submitted', async () => {
    const { rfq, rfqId, factoryIds } = await published(me);
    const input = wholeQuote(rfq, factoryIds[0]!);
    await record(operator, input);
    const there = app.caller({ authorization: `Bearer ${operator.secret}` }, await app.secondInstance());
    for (let round = 0; round < 5; round++) {
      const prices = [`1.${round}1`, `1.${round}2`];
      const [one, two] = await Promise.all(
        [operator, there].map((who, i) => record(who, { ...input, note: prices[i] })),
      );
      const versions = [one!['quote'].version, two!['quote'].version];
      expect(versions.toSorted()).toEqual([2 + 2 * round, 3 + 2 * round]);
    }
    const { quotes } = await detail(me, rfqId);
    expect(quotes.map(({ version }) => version)).toEqual(Array.from({ length: 11 }, (_, i) => i + 1));
    expect(quotes.map(({ status }) => status)).toEqual([...Array(10).fill('superseded'), 'submitted']);
  });

  test('expires at the end of validUntil, UTC', async () => {
    const { rfq, rfqId, factoryIds } = await published(me);
    await record(operator, wholeQuote(rfq, factoryIds[0]!, { validUntil: '2026-09-10' }));
    const status = async () => (await detail(me, rfqId))['quotes'][0].status;
    app.clock.now = new Date('2026-09-10T23:59:59.999Z');
    expect(await status()).toBe('submitted');
    app.clock.now = new Date('2026-09-11T00:00:00.000Z');
    expect(await status()).toBe('expired');
  });

  test('can be recorded for 30 days after closing', async () => {
    const { rfq, rfqId, factoryIds } = await published(me);
    await me.graphql.request(closing, { id: rfqId });
    app.clock.now = new Date('2026-10-01T08:00:00.000Z');
    const input = wholeQuote(rfq, factoryIds[0]!);
    expect(await record(operator, input)).toMatchObject({ recorded: true });
    const { status, invitations } = await detail(me, rfqId);
    expect([status, invitations.map((one) => one.status)]).toEqual(['closed', ['quoted', 'expired']]);
    app.clock.now = new Date('2026-10-01T08:00:00.001Z');
    expect(await refusedBy({ ...input, note: 'late' })).toMatchObject({
      code: 'rfq_closed',
      status: 409,
      details: { closedAt: '2026-09-01T08:00:00.000Z' },
    });
  });

  test('can be withdrawn once, and only the current version', async () => {
    const { rfq, factoryIds } = await published(me);
    const input = wholeQuote(rfq, factoryIds[0]!);
    const { quote: first } = await record(operator, input);
    const { quote: second } = await record(operator, { ...input, note: 'second' });
    const withdraw = (id: string) => operator.graph(withdrawing, { input: { id, reason: 'Typing error' } });
    const early = await withdraw(first.id);
    expect(toCode(early)).toEqual([409, 'version_conflict']);
    expect(early.body['errors'][0].extensions.details).toEqual({ currentVersion: 2 });
    for (let i = 0; i < 2; i++) {
      const quotes = [
        { version: 1, status: 'superseded' },
        { version: 2, status: 'withdrawn' },
      ];
      expect((await withdraw(second.id)).body['data'].withdrawSupplierQuote).toEqual({
        quote: quotes[1],
        rfq: { quotes },
      });
    }
    expect((await record(operator, { ...input, note: 'second' }))['quote'].version).toBe(3);
    expect(toCode(await withdraw(newId()))).toEqual([404, 'not_found']);
  });

  test('is withdrawn if the supplier declines; a later quote is accepted', async () => {
    const { rfq, factoryIds } = await published(me);
    const [quoting, silent] = factoryIds;
    await record(operator, wholeQuote(rfq, quoting!));
    const decline = async (factoryId: string) =>
      (await operator.graphql.request(declining, { input: { rfqId: rfq.id, factoryId } })).recordSupplierDecline.rfq;
    await decline(silent!);
    for (let i = 0; i < 2; i++) {
      expect(await decline(quoting!)).toEqual({
        invitations: factoryIds.map((factoryId) => ({ factoryId, status: 'declined' })),
        quotes: [{ version: 1, status: 'withdrawn' }],
      });
    }
    const { rfq: shown } = await record(operator, wholeQuote(rfq, silent!));
    expect(shown.invitations.map(({ status }) => status)).toEqual(['declined', 'quoted']);
  });
});

test.each<[string, string, unknown, string]>([
  ['no currency', '/currency', undefined, '/currency'],
  ['an unknown currency', '/currency', 'RMB', '/currency'],
  ['no lines', '/lines', [], '/lines'],
  ['a price that is not a decimal', '/lines/0/unitPrice', '1,25', '/lines/0/unitPrice'],
  ['a negative price', '/lines/0/unitPrice', '-1', '/lines/0/unitPrice'],
  ['a tooling cost with an exponent', '/lines/1/toolingCost', '8e2', '/lines/1/toolingCost'],
  ['a quantity of zero', '/lines/0/quantity', 0, '/lines/0/quantity'],
  ['a minimum order quantity of zero', '/lines/0/moq', 0, '/lines/0/moq'],
  ['a descending lead time', '/lines/0/leadTimeDays', { low: 3, high: 2 }, '/lines/0/leadTimeDays/high'],
  ['no description', '/lines/0/description', '', '/lines/0/description'],
  ['a description of 301 characters', '/lines/0/description', 'x'.repeat(301), '/lines/0/description'],
  ['a place of 121 characters', '/namedPlace', 'x'.repeat(121), '/namedPlace'],
  ['a note of 2001 characters', '/note', 'x'.repeat(2001), '/note'],
  ['an invalid date', '/validUntil', '2026-13-01', '/validUntil'],
  ['a time without a zone', '/receivedAt', '2026-09-01T08:00:00', '/receivedAt'],
  ['a future time', '/receivedAt', '2026-09-01T08:00:01Z', '/receivedAt'],
  ['an unknown line', '/lines/1/lineId', newId(), '/lines/1/lineId'],
])(
  'a quote with %s is rejected with the path of the field, and nothing is recorded',
  async (_, pointer, value, path) => {
    const { rfq, rfqId, factoryIds } = silent;
    const input = put(wholeQuote(rfq, factoryIds[0]!), pointer, value);
    const { code, status, paths } = await refusedBy(input);
    // GraphQL reports missing fields without a path.
    if (value !== undefined) expect([code, status, paths]).toEqual(['validation_failed', 400, [path]]);
    expect((await detail(me, rfqId))['quotes']).toEqual([]);
  },
);

test('a line can be quoted only once per quantity', async () => {
  const { rfq, factoryIds } = await published(me);
  const twice = [line(rfq.lineIds[0]), line(rfq.lineIds[0], { unitPrice: '1.30' })];
  const refused = await refusedBy(wholeQuote(rfq, factoryIds[0]!, { lines: twice }));
  expect([refused.paths, refused.details.fields[0].code]).toEqual([['/lines'], 'duplicate']);
  const unlinked = [line(null), line(null)];
  expect(await record(operator, wholeQuote(rfq, factoryIds[0]!, { lines: unlinked }))).toMatchObject({
    recorded: true,
  });
});

describe('the back office', () => {
  const listing = `{ rfqDesk(first: 100) { nodes { id projectName lines { id name } invitations { factoryId } quotes { version } } } }`;

  test('lists RFQs of all tenants that still accept quotes, for operator staff only', async () => {
    const [open, old] = [await published(me), await published(await app.live())];
    await record(operator, wholeQuote(open.rfq, open.factoryIds[0]!));
    const ids = async () => (await operator.graphql.request(listing)).rfqDesk.nodes.map(({ id }) => id);
    expect(await ids()).toEqual(expect.arrayContaining([open.rfqId, old.rfqId]));
    const { nodes } = (await operator.graphql.request<Json>(listing)).rfqDesk;
    expect(nodes.find(({ id }) => id === open.rfqId)).toMatchObject({
      projectName: 'Lamp',
      lines: [{ id: open.rfq.lineIds[0], name: 'Housing' }, { name: 'Screw' }],
      invitations: open.factoryIds.map((factoryId) => ({ factoryId })),
      quotes: [{ version: 1 }],
    });
    await operator.graphql.request(`mutation { closeRfqOfCustomer(input: { id: "${old.rfqId}" }) { rfq { id } } }`);
    expect(await ids()).toContain(old.rfqId);
    app.clock.now = new Date('2026-10-01T08:00:00.001Z');
    expect(await ids()).not.toContain(old.rfqId);
  });

  test('is refused to customers', async () => {
    const { rfq, rfqId, factoryIds } = await published(me);
    const { quote } = await record(operator, wholeQuote(rfq, factoryIds[0]!));
    const calls: [string, object][] = [
      [listing, {}],
      [recording, { input: wholeQuote(rfq, factoryIds[0]!) }],
      [withdrawing, { input: { id: quote.id } }],
      [declining, { input: { rfqId, factoryId: factoryIds[0] } }],
    ];
    for (const [document, variables] of calls)
      expect(toCode(await me.graph(document, variables))).toEqual([403, 'internal_only']);
    const unscoped = await app.live({ kind: 'internal' });
    for (const [document, variables] of calls)
      expect(toCode(await unscoped.graph(document, variables))[1]).toBe('internal_only');
  });

  test('returns not_found for unknown RFQs, factories and quotes', async () => {
    const { rfq, factoryIds } = await published(me);
    const [uninvited] = await app.factories({ directoryId: 'mfg-uninvited', nameEn: 'Uninvited' });
    for (const input of [
      wholeQuote({ ...rfq, id: newId() }, factoryIds[0]!),
      wholeQuote(rfq, newId()),
      wholeQuote(rfq, uninvited!),
    ]) {
      expect(await refusedBy(input)).toMatchObject({ code: 'not_found', status: 404 });
    }
  });
});

test('amounts of a quote are Money in GraphQL and text in REST', async () => {
  const { rfq, rfqId, factoryIds } = await published(me);
  await record(operator, wholeQuote(rfq, factoryIds[0]!, { currency: 'CNY' }));
  const document = `query ($id: ID!) { rfq(id: $id) { quotes { lines {
    unitPrice { amount currency } toolingCost { amount currency } } } } }`;
  const graph = (await me.graphql.request(document, { id: rfqId })).rfq.quotes[0];
  const rest = (await detail(me, rfqId))['quotes'][0];
  expect(graph.lines).toEqual(
    rest.lines.map(({ unitPrice, toolingCost }) => ({
      unitPrice: { amount: unitPrice, currency: 'CNY' },
      toolingCost: { amount: toolingCost, currency: 'CNY' },
    })),
  );
});
