import { newId } from '#kernel/ids.ts';
import { reachable } from '../../../harness.ts';
import { closing } from '../../rfqs/published.ts';
import type { Person } from '../person.ts';
import type { Rows } from '../row.ts';

const currency = { currency: 'USD' };

async function drafted({ rfqs }: Person) {
  const { actionId, projectId } = await rfqs.drafted();
  return { path: { id: actionId }, projectId };
}

/** A draft, and the approval of what its review shows. */
async function reviewed(me: Person) {
  const { path, projectId } = await drafted(me);
  const { reviewSha256, selection } = (await me.rfqs.reviewed(path.id)).body['publication'];
  return { path, projectId, body: { expectedReviewSha256: reviewSha256, selection } };
}

async function approved(me: Person) {
  const { path, projectId } = await drafted(me);
  return { path, projectId, body: { approvalId: await me.rfqs.approved(path.id) } };
}

async function published(me: Person) {
  const { actionId, approvalId, projectId, rfqId, disclosures } = await me.rfqs.published();
  return { path: { id: actionId }, body: { approvalId }, projectId, rfqId, disclosureId: disclosures[0].id as string };
}

const rename = ({ caller }: Person, projectId: string) =>
  caller.rest('PATCH', `/projects/${projectId}`, { name: 'Lantern', expectedContextVersion: 'v1' });

const answered = async (me: Person) => {
  const { rfqId, answerId } = await me.answered();
  return { rfq: { id: rfqId }, path: { id: answerId } };
};
const accept = ({ caller }: Person, { id }: { id: string }) => caller.rest('POST', `/answers/${id}/accept`);

const revocable = async (me: Person) => ({ path: { id: (await published(me)).disclosureId } });

export const rfqRows: Rows = {
  'GET /rfqs': {
    succeeds: async (me) => {
      const { projectId } = await published(me);
      return { query: { status: 'draft', projectId, page: 1, pageSize: 2 } };
    },
    fails: {
      validation_failed: () => ({ query: { status: 'lost' } }),
      not_found: () => ({ query: { projectId: newId() } }),
    },
  },
  'GET /rfqs/{id}': {
    succeeds: async (me) => ({ path: { id: await me.quoted() } }),
    fails: { validation_failed: () => ({ path: { id: 'last' } }) },
  },
  'GET /rfqs/{id}/comparison': {
    succeeds: async (me) => ({ path: { id: await me.quoted() }, query: { quantity: 100 } }),
    fails: { validation_failed: async (me) => ({ path: { id: await me.quoted() }, query: { quantity: 0 } }) },
  },
  'POST /rfqs/{id}/comparison/content': {
    succeeds: async (me) => ({
      path: { id: await me.quoted() },
      body: {
        format: 'csv',
        quantities: [500, 2000],
        fxRates: [{ currency: 'CNY', usdPerUnit: '0.14', asOf: '2026-09-01', source: 'https://rates.example' }],
        shipment: {
          unit: { weightKg: 0.2, volumeM3: 0.001 },
          hts: '8509.80.50.95',
          destination: { country: 'GB' },
        },
      },
    }),
    fails: {
      validation_failed: async (me) => ({ path: { id: await me.quoted() }, body: { format: 'pdf', quantities: [0] } }),
    },
  },
  'GET /actions/{id}/publication/review': {
    succeeds: async (me) => ({
      path: (await drafted(me)).path,
      query: {
        ...currency,
        incoterm: 'FCA',
        namedPlace: 'Shenzhen Yantian',
        targetUnitPrice: '2.50',
        factoryIds: me.factoryIds[0],
      },
    }),
    fails: {
      validation_failed: async (me) => ({ path: (await drafted(me)).path, query: { currency: 'usd' } }),
      review_unavailable: async (me) => {
        const { path, projectId } = await drafted(me);
        await rename(me, projectId);
        return { path, query: currency };
      },
      missing_facts: async ({ app, rfqs }) => {
        const factoryIds = await app.factories(reachable());
        const { actionId } = await rfqs.drafted(factoryIds);
        await app.asOwner().execute('update factory set quarantined = true where id = ?', factoryIds);
        return { path: { id: actionId }, query: currency };
      },
    },
  },
  'POST /actions/{id}/publication/approval': {
    succeeds: reviewed,
    fails: {
      validation_failed: async (me) => ({ path: (await drafted(me)).path, body: { selection: {} } }),
      publication_review_changed: async (me) => {
        const { path, body } = await reviewed(me);
        return { path, body: { ...body, expectedReviewSha256: '0'.repeat(64) } };
      },
      screening_blocked: async (me) => {
        const factoryIds = await me.app.factories(reachable({ nameEn: 'Huanxiang Precision Bearings Ltd' }));
        const { actionId } = await me.rfqs.drafted(factoryIds);
        const { reviewSha256, selection } = (await me.rfqs.reviewed(actionId)).body['publication'];
        return { path: { id: actionId }, body: { expectedReviewSha256: reviewSha256, selection } };
      },
    },
  },
  'POST /actions/{id}/publication': {
    succeeds: approved,
    replays: published,
    fails: {
      validation_failed: async (me) => ({ path: (await drafted(me)).path, body: { approvalId: 'last' } }),
      publication_review_changed: async (me) => {
        const { path, body, projectId } = await approved(me);
        await rename(me, projectId);
        return { path, body };
      },
      publication_approval_expired: async (me) => {
        const { path, body } = await approved(me);
        const { clock } = me.app;
        const { now } = clock;
        clock.now = new Date(now.getTime() + 30 * 60_000);
        return {
          path,
          body,
          afterwards: async () => {
            clock.now = now;
          },
        };
      },
      publication_already_done: async (me) => {
        const { path, body } = await approved(me);
        await me.rfqs.publish(path.id, await me.rfqs.approved(path.id));
        return { path, body };
      },
    },
  },
  'GET /rfqs/{id}/answers': {
    succeeds: async (me) => ({ path: (await answered(me)).rfq, query: { status: 'proposed' } }),
    fails: { validation_failed: async (me) => ({ path: (await answered(me)).rfq, query: { status: 'lost' } }) },
  },
  'GET /answers/{id}': {
    succeeds: async (me) => ({ path: (await answered(me)).path }),
    fails: { validation_failed: () => ({ path: { id: 'last' } }) },
  },
  'POST /answers/{id}/accept': {
    succeeds: async (me) => ({ path: (await answered(me)).path }),
    fails: {
      validation_failed: () => ({ path: { id: 'last' } }),
      answer_not_proposed: async (me) => {
        const { path } = await answered(me);
        await me.caller.rest('POST', `/answers/${path.id}/refuse`, {});
        return { path };
      },
      rfq_closed: async (me) => {
        const { path, rfq } = await answered(me);
        await me.caller.graphql.request(closing, rfq);
        const { clock } = me.app;
        const { now } = clock;
        clock.now = new Date(now.getTime() + 31 * 24 * 3600_000);
        return {
          path,
          afterwards: async () => {
            clock.now = now;
          },
        };
      },
    },
  },
  'POST /answers/{id}/refuse': {
    succeeds: async (me) => ({ path: (await answered(me)).path, body: { reason: 'No certificate' } }),
    fails: {
      validation_failed: async (me) => ({ path: (await answered(me)).path, body: { reason: 'x'.repeat(401) } }),
      answer_not_proposed: async (me) => {
        const { path } = await answered(me);
        await accept(me, path);
        return { path, body: {} };
      },
    },
  },
  'GET /pending-disclosures': {
    succeeds: async (me) => {
      await published(me);
      return {};
    },
  },
  'POST /pending-disclosures/{id}/revoke': {
    succeeds: async (me) => ({ ...(await revocable(me)), body: { reason: 'Wrong drawing' } }),
    fails: {
      validation_failed: async (me) => ({ ...(await revocable(me)), body: { reason: 'x'.repeat(401) } }),
      disclosure_not_pending: async (me) => {
        const { rfqId, disclosureId } = await published(me);
        await me.caller.graphql.request(closing, { id: rfqId });
        return { path: { id: disclosureId }, body: {} };
      },
    },
  },
};
