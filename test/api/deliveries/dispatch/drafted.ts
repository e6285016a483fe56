import type { App, Caller } from '../../../harness.ts';
import { quoteRequest, reachable } from '../../../harness.ts';

/** One draft to one factory, with helpers to review and approve it. */
export function createDraftHelpers(app: App) {
  async function drafted(me: Caller, more: Record<string, unknown> = {}) {
    const [factoryId] = (await app.factories(reachable(more))) as [string];
    const { projectId, deliveries } = await quoteRequest(me, { factoryIds: [factoryId] });
    return { projectId, factoryId, id: deliveries[0].id as string };
  }
  async function approve(me: Caller, id: string) {
    const { review } = (await me.rest('GET', `/deliveries/${id}/review`)).body;
    return me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: review.reviewSha256 });
  }
  async function approved(me: Caller, more: Record<string, unknown> = {}) {
    const draft = await drafted(me, more);
    return { ...draft, answer: (await approve(me, draft.id)).body };
  }
  const retry = (me: Caller, id: string) => me.rest('POST', `/deliveries/${id}/retry`);
  const detail = async (me: Caller, id: string) => (await me.rest('GET', `/deliveries/${id}`)).body;
  const pass = (seconds: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
  };
  return { drafted, approve, approved, retry, detail, pass };
}

export const wechat = { contacts: { contactName: 'Ms Li', contactWechat: 'li-bright' } };
export const unknownOutcome = { kind: 'unknown', outcome: 'timeout' } as const;
