import { type App, type Caller, quoteRequest, reachable } from '../../harness.ts';

export const wechat = { contacts: { contactName: 'Ms Li', contactWechat: 'li-bright' } };
export const nobody = { contacts: null };

/** Drafts to new factories, and the steps to their approval. */
export function drafting(app: App) {
  async function drafted(me: Caller, more: object = {}) {
    const factory = reachable({ ...more });
    const [factoryId] = (await app.factories(factory)) as [string];
    const { projectId, action, deliveries } = await quoteRequest(me, { factoryIds: [factoryId] });
    return { factory, factoryId, projectId, actionId: action.id as string, id: deliveries[0].id as string };
  }
  const review = async (me: Caller, id: string) => (await me.rest('GET', `/deliveries/${id}/review`)).body['review'];
  const approve = async (me: Caller, id: string) =>
    me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: (await review(me, id)).reviewSha256 });
  const detail = async (me: Caller, id: string) => (await me.rest('GET', `/deliveries/${id}`)).body;
  return { drafted, review, approve, detail };
}
