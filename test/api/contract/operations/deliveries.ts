import { newId } from '#kernel/ids.ts';
import { unknownOutcome } from '../../deliveries/dispatch/drafted.ts';
import type { Person } from '../person.ts';
import type { Rows } from '../row.ts';

const wrong = { expectedReviewSha256: '0'.repeat(64) };

async function rejected({ draft, caller }: Person) {
  const id = await draft();
  await caller.rest('POST', `/deliveries/${id}/reject`, { reason: 'too small' });
  return { path: { id } };
}

/** Approved, and nobody knows whether the mail left. */
async function uncertain({ app, draft, approve, caller }: Person) {
  const id = await draft();
  app.next.push(unknownOutcome);
  await approve(caller, id);
  return { path: { id } };
}

export const deliveryRows: Rows = {
  'GET /deliveries': {
    succeeds: async (me) => {
      await rejected(me);
      await me.draft();
      return {};
    },
    fails: {
      validation_failed: () => ({ query: { status: 'failed' } }),
      not_found: () => ({ query: { projectId: newId() } }),
    },
  },
  'GET /deliveries/{id}': { succeeds: async ({ sent }) => ({ path: { id: await sent() } }) },
  'GET /deliveries/{id}/review': {
    succeeds: async ({ draft }) => ({ path: { id: await draft() } }),
    fails: { review_unavailable: rejected },
  },
  'GET /deliveries/{id}/receipt': {
    succeeds: async ({ sent }) => ({ path: { id: await sent() } }),
    fails: { approval_review_required: async ({ draft }) => ({ path: { id: await draft() } }) },
  },
  'POST /deliveries/{id}/approve': {
    succeeds: async ({ draft, review }) => {
      const id = await draft();
      return { path: { id }, body: { expectedReviewSha256: (await review(id)).reviewSha256 } };
    },
    fails: {
      validation_failed: async ({ draft }) => ({
        path: { id: await draft() },
        body: { expectedReviewSha256: 'yes' },
      }),
      approval_review_required: async ({ draft }) => ({ path: { id: await draft() }, body: {} }),
      approval_review_changed: async ({ draft }) => ({ path: { id: await draft() }, body: wrong }),
      screening_blocked: async ({ draft, review }) => {
        const id = await draft({ nameEn: 'Huanxiang Precision Bearings Ltd' });
        return { path: { id }, body: { expectedReviewSha256: (await review(id)).reviewSha256 } };
      },
      approval_contact_missing: async ({ draft }) => ({ path: { id: await draft({ contacts: null }) }, body: wrong }),
    },
  },
  'POST /deliveries/{id}/retry': {
    succeeds: async (me) => {
      const request = await uncertain(me);
      me.app.clock.now = new Date(me.app.clock.now.getTime() + 60_000);
      return request;
    },
    fails: {
      dispatch_retry_too_early: uncertain,
      dispatch_not_retryable: async ({ sent }) => ({ path: { id: await sent() } }),
    },
  },
  'POST /deliveries/{id}/reject': {
    succeeds: async ({ draft }) => ({ path: { id: await draft() }, body: { reason: 'too small' } }),
    fails: {
      validation_failed: async ({ draft }) => ({ path: { id: await draft() }, body: { reason: 'x'.repeat(401) } }),
      delivery_claimed: async (me) => ({ ...(await uncertain(me)), body: {} }),
      delivery_not_draft: async (me) => ({ ...(await rejected(me)), body: {} }),
    },
  },
  'GET /outbox': {
    by: 'operator',
    succeeds: async ({ queued }) => {
      await queued();
      return { query: { status: 'queued' } };
    },
    fails: { validation_failed: () => ({ query: { status: 'draft' } }) },
  },
  'POST /deliveries/{id}/sent': {
    by: 'operator',
    succeeds: async ({ queued }) => ({
      path: { id: await queued() },
      body: { sentBy: 'Ms Wang (synthetic)', reference: 'wx-1' },
    }),
    fails: {
      validation_failed: async ({ queued }) => ({ path: { id: await queued() }, body: { sentBy: '' } }),
      delivery_is_provider_dispatch: async ({ sent }) => ({ path: { id: await sent() }, body: { sentBy: 'Ms Wang' } }),
    },
  },
};
