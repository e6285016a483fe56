import { expect, test } from 'vitest';
import { type Caller, startApp, unlimited } from '../../harness.ts';
import { createDraftHelpers } from './dispatch/drafted.ts';

const app = await startApp(unlimited);
const { drafted, approve } = createDraftHelpers(app);

type Read = { reviewSha256: string; lastReading: { readAt: string; changes: object[] } | null };

const read = async (me: Caller, id: string) => {
  const { delivery } = await me.graphql.request<{ delivery: { review: Read } }>(
    'query ($id: ID!) { delivery(id: $id) { review { reviewSha256 lastReading { readAt changes { part before after } } } } }',
    { id },
  );
  return delivery.review;
};
const mark = (me: Caller, id: string, reviewSha256: string) =>
  me.graph('mutation ($input: MarkReviewReadInput!) { markReviewRead(input: $input) { delivery { id } } }', {
    input: { id, reviewSha256 },
  });
const codeOf = ({ body }: Awaited<ReturnType<typeof mark>>) => body['errors']?.[0].extensions.code;

test('a member sees what of a message has changed since they read it, and nobody else does', async () => {
  const me = await app.live();
  const approver = await app.session('approver', me.organisationId);
  const colleague = await app.session('owner', me.organisationId);
  const { id, factoryId } = await drafted(me);
  const first = await read(approver, id);
  expect(first.lastReading).toBeNull();
  expect((await mark(approver, id, first.reviewSha256)).body).toMatchObject({
    data: { markReviewRead: { delivery: { id } } },
  });
  expect(await read(approver, id)).toMatchObject({ lastReading: { changes: [] } });

  const change = `update factory_contact set contact_name = 'Mr Chen', contact_email = 'chen@factory.example' where factory_id = ?`;
  await app.asOwner().execute(change, [factoryId]);
  const second = await read(approver, id);
  expect(second.lastReading?.changes).toEqual([
    {
      part: 'recipient',
      before: expect.not.stringContaining('Mr Chen'),
      after: expect.stringContaining('Mr Chen · chen@factory.example'),
    },
  ]);
  expect((await read(colleague, id)).lastReading).toBeNull();
  expect((await read(me, id)).lastReading).toBeNull();

  expect(codeOf(await mark(approver, id, first.reviewSha256))).toBe('approval_review_changed');
  expect((await read(approver, id)).lastReading?.changes).toHaveLength(1);
  await Promise.all([mark(approver, id, second.reviewSha256), mark(approver, id, second.reviewSha256)]);
  expect(await read(approver, id)).toMatchObject({ lastReading: { changes: [] } });
});

test('only members who may approve keep readings, of drafts of their own organisation', async () => {
  const me = await app.live();
  const { id } = await drafted(me);
  const { reviewSha256 } = await read(me, id);
  expect(codeOf(await mark(me, id, reviewSha256))).toBe('session_required');
  expect(codeOf(await mark(await app.session('member', me.organisationId), id, reviewSha256))).toBe('role_required');
  const other = await app.session('approver', await app.organisation());
  expect(codeOf(await mark(other, id, reviewSha256))).toBe('not_found');
  const approver = await app.session('approver', me.organisationId);
  expect(codeOf(await mark(approver, id, 'f'.repeat(64)))).toBe('approval_review_changed');
  await approve(me, id);
  expect(codeOf(await mark(approver, id, reviewSha256))).toBe('review_unavailable');
});
