import { expect } from 'vitest';
import { type Answer, type App, type Caller, quoteRequest, reachable } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { number } from '../../json.ts';

type Terms = Record<string, string>;

const parts = [
  { name: 'Housing', process: 'injection_molding', material: 'ABS', finish: 'matte', quantityPerUnit: 1 },
  { name: 'Screw', process: 'cnc', quantityPerUnit: 4 },
];
const asked = { parts, quantities: [500, 2000], incoterm: 'FOB', quoteBy: '2026-10-09' };

/** The steps of a buyer from quote request to publication, and of operator staff afterwards. All data is synthetic. */
export function publishing(app: App) {
  /** A completed quote request to the given number of new factories. */
  async function drafted(me: Caller, { factories = 2, input = {}, project = {} }: Drafting = {}) {
    const given = (input as { factoryIds?: string[] }).factoryIds;
    const factoryIds = given ?? (await app.factories(...Array.from({ length: factories }, () => reachable())));
    const { action, projectId, deliveries, result } = await quoteRequest(
      me,
      { ...asked, ...input, factoryIds },
      { project },
    );
    return { actionId: action.id as string, projectId, factoryIds, deliveries, result };
  }
  const reviewed = (me: Caller, actionId: string, terms: Terms = {}): Promise<Answer> =>
    me.rest('GET', `/actions/${actionId}/publication/review?${new URLSearchParams({ currency: 'USD', ...terms })}`);
  const approve = (me: Caller, actionId: string, body: object): Promise<Answer> =>
    me.rest('POST', `/actions/${actionId}/publication/approval`, body);
  const publish = (me: Caller, actionId: string, approvalId: string): Promise<Answer> =>
    me.rest('POST', `/actions/${actionId}/publication`, { approvalId });

  /** Approves the current review. Returns the id of the approval. */
  async function approved(me: Caller, actionId: string, terms?: Terms): Promise<string> {
    const review = await reviewed(me, actionId, terms);
    expect(review.status, JSON.stringify(review.body)).toBe(200);
    const { reviewSha256, selection } = review.body['publication'];
    const approval = await approve(me, actionId, { expectedReviewSha256: reviewSha256, selection });
    expect(approval.status, JSON.stringify(approval.body)).toBe(201);
    return approval.body['approval'].id;
  }
  async function published(me: Caller, { terms, ...drafting }: Drafting & { terms?: Terms } = {}) {
    const draft = await drafted(me, drafting);
    const approvalId = await approved(me, draft.actionId, terms);
    const answer = await publish(me, draft.actionId, approvalId);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { rfq, invitations, disclosures } = answer.body;
    return { ...draft, approvalId, answer, rfq, rfqId: rfq.id as string, invitations, disclosures };
  }
  const detail = async (me: Caller, rfqId: string): Promise<Json> =>
    (await me.rest('GET', `/rfqs/${rfqId}`)).body['rfq'];
  const pass = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
  };
  return { drafted, reviewed, approve, approved, publish, published, detail, pass };
}
type Drafting = { factories?: number; input?: object; project?: object };

export const closing = `mutation ($id: ID!) { closeRfq(input: { id: $id }) { rfq { id status closedAt note } } }`;
export function toCode({ status, body }: Answer): [number, string | undefined] {
  const refusal = body['error'] ?? body['errors']?.[0].extensions;
  return [refusal?.status ? number(refusal.status) : status, refusal?.code];
}
