import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestReview, type ReviewContent } from '#modules/sourcing/deliveries/delivery.rules.ts';
import { put, reachable, startApp, unlimited } from '../../../harness.ts';
import { createDraftHelpers } from './drafted.ts';

const app = await startApp(unlimited);
const { drafted, approve } = createDraftHelpers(app);
const me = await app.live();

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', '\n', 'null', '铝外壳', 'é', 'é'),
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4 });
const content: fc.Arbitrary<ReviewContent> = fc.record({
  deliveryId: fc.uuid(),
  actionId: fc.uuid(),
  projectId: fc.uuid(),
  projectVersion: fc.nat(99).map((n) => `v${n + 1}`),
  channel: fc.constantFrom('email' as const, 'wechat' as const),
  from: maybe(fc.emailAddress()),
  replyTo: maybe(fc.emailAddress()),
  to: fc.record({
    name: maybe(text),
    address: fc.emailAddress(),
    factoryId: maybe(fc.uuid()),
    factoryName: maybe(text),
  }),
  cc: fc.array(fc.emailAddress(), { maxLength: 3 }),
  subject: maybe(text),
  bodyEn: maybe(text),
  bodyZh: maybe(text),
  hasLink: fc.boolean(),
  files: fc.array(fc.record({ fileId: fc.uuid(), name: text, revision: text, sizeBytes: fc.nat(), sha256: text }), {
    maxLength: 2,
  }),
});

const fields = [
  ...['deliveryId', 'actionId', 'projectId', 'projectVersion', 'channel', 'from', 'cc', 'subject', 'bodyEn', 'bodyZh'],
  ...['replyTo', 'hasLink', 'files'],
  ...['to/name', 'to/address', 'to/factoryId', 'to/factoryName'],
];
const at = (review: ReviewContent, field: string) =>
  field.split('/').reduce((part, key) => (part as Record<string, unknown>)[key], review as unknown);

/** Invisible differences. */
const slight = (value: unknown, other: unknown): unknown[] =>
  typeof value === 'string'
    ? [
        `${value} `,
        ` ${value}`,
        `${value}​`,
        value.normalize('NFD'),
        value.toUpperCase(),
        [...value].slice(1).join(''),
        null,
        other,
      ]
    : [other, '', [], ['']];

test('each change of a review changes its digest', () => {
  fc.assert(
    fc.property(content, content, fc.constantFrom(...fields), fc.nat(7), (review, another, field, which) => {
      const now = at(review, field);
      const changes = slight(now, at(another, field));
      // Lists and flags of another type are no review.
      const isTyped = field === 'hasLink' || field === 'files';
      const change = isTyped ? at(another, field) : changes[which % changes.length];
      fc.pre(!isDeepStrictEqual(change, now));
      expect(digestReview(put(review, `/${field}`, change))).not.toBe(digestReview(review));
    }),
    { numRuns: 2000 },
  );
});

test('the digest depends on the order of cc, not on the order of keys', () => {
  const shuffled = (review: ReviewContent, keys: string[]) =>
    Object.fromEntries(keys.map((key) => [key, review[key as keyof ReviewContent]])) as ReviewContent;
  fc.assert(
    fc.property(
      content.chain((review) =>
        fc.tuple(fc.constant(review), fc.shuffledSubarray(Object.keys(review), { minLength: 14 })),
      ),
      ([review, keys]) => {
        const { address, name, factoryName, factoryId } = review.to;
        const to = { factoryName, factoryId, name, address };
        expect(digestReview({ ...shuffled(review, keys), to })).toBe(digestReview(review));
        const turned = review.cc.toReversed();
        if (!isDeepStrictEqual(turned, review.cc))
          expect(digestReview({ ...review, cc: turned })).not.toBe(digestReview(review));
      },
    ),
    { numRuns: 500 },
  );
});

const address = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/);

test('an outdated review approves nothing, whatever has changed, until it is read again', async () => {
  const elsewhere = await app.secondInstance({ mailer: { ...app.mailer, from: 'other@founder.example' } });
  const other = app.caller({ authorization: `Bearer ${me.secret}` }, elsewhere);
  const [anotherFactory] = await app.factories(reachable());

  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((value) => !/[\0\p{Cs}]/u.test(value));
  const ofDelivery = (column: string) =>
    word.map((value) => [`update delivery set ${column} = ? where id = :id`, value]);
  const ofFactory = (column: string, value = word) =>
    value.map((value) => [`update factory set ${column} = ? where id = :factory`, value]);
  const ofContact = (column: string, value = word) =>
    value.map((value) => [`update factory_contact set ${column} = ? where factory_id = :factory`, value]);
  const change = fc.oneof(
    ofDelivery('subject'),
    ofDelivery('body_en'),
    ofDelivery('body_zh'),
    address.map((value) => [`update delivery set cc = array_append(cc, ?) where id = :id`, value]),
    fc.constant([`update delivery set factory_id = ? where id = :id`, anotherFactory!]),
    ofContact('contact_name'),
    ofContact('contact_email', address),
    ofFactory('name_en'),
    fc.constant([`update project set context_number = context_number + 1 where id = :project`]),
    fc.constant(null),
  );
  await fc.assert(
    fc.asyncProperty(change, async (sql) => {
      const { id, projectId, factoryId } = await drafted(me);
      const { review } = (await me.rest('GET', `/deliveries/${id}/review`)).body;
      const echo = { expectedReviewSha256: review.reviewSha256 };
      app.sent.length = 0;
      const [statement = '', ...values] = sql ?? [];
      const named = statement
        .replace(':id', `'${id}'`)
        .replace(':factory', `'${factoryId}'`)
        .replace(':project', `'${projectId}'`);
      if (named) await app.asOwner().execute(named, values);
      const by = sql ? me : { ...me, ...other };
      const { status, body } = await by.rest('POST', `/deliveries/${id}/approve`, echo);
      const isStale = statement.includes('context_number');
      expect([status, body['error'].code]).toEqual([
        409,
        isStale ? 'approval_context_stale' : 'approval_review_changed',
      ]);
      expect(app.sent).toEqual([]);
      const again = isStale ? null : await approve(by, id);
      expect(again?.status).toBe(isStale ? undefined : 200);
    }),
    { numRuns: 30 },
  );
});
