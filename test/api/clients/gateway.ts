import type { App } from '../../harness.ts';
import { quoteRequest, reachable } from '../../harness.ts';
import { listen } from '../graph/socket.ts';

/**
 * The service behind a socket, and five messages that wait for an approver: two of a lamp, then three of a speaker. The
 * clients of these tests run as they do in a browser: over HTTP, with the cookie of a session.
 */
export async function openGateway(app: App) {
  const origin = await listen(app.app);
  const factoryIds = await app.factories(reachable({ city: 'Dongguan' }), reachable(), reachable());

  async function openApprover() {
    const key = await app.live();
    const approver = await app.session('approver', key.organisationId);
    const request = async (name: string, count: number) => {
      app.clock.now = new Date(app.clock.now.getTime() + 60_000);
      const ids = factoryIds.slice(0, count);
      const { deliveries } = await quoteRequest(key, { factoryIds: ids }, { project: { name } });
      return deliveries.map(({ id }) => id).toSorted();
    };
    /** Of the messages that wait, oldest first. */
    const ids = [...(await request('Lamp', 2)), ...(await request('Speaker', 3))];
    /** One entry for each request over the network. */
    const requests: string[] = [];
    return {
      ids,
      email: approver.email,
      requests,
      url: `${origin}/graphql`,
      headers: approver.headers,
      fetch: (input: URL | RequestInfo, init?: RequestInit) => {
        requests.push(String(input));
        return fetch(input, init);
      },
    };
  }
  return { openApprover };
}

/** What a page shows of a message. */
type Message = {
  subject?: string | null | undefined;
  bodyEn?: string | null | undefined;
  bodyZh?: string | null | undefined;
  project: { name: string };
  factory?: { nameEn: string } | null | undefined;
  review?: { reviewSha256: string; to: { address: string } } | null | undefined;
};

/** The columns of the page, without what differs from run to run. */
export const summarize = ({ subject, bodyEn, bodyZh, project, factory, review }: Message) => ({
  project: project.name,
  factory: factory?.nameEn.startsWith('Bright Metal'),
  english: Boolean(subject) && /[a-z]{4}/i.test(bodyEn ?? ''),
  chinese: /\p{Script=Han}{4}/u.test(bodyZh ?? ''),
  review: /^[0-9a-f]{64}$/.test(review?.reviewSha256 ?? '') && review?.to.address.endsWith('@factory.example'),
});

export const complete = (project: string) => ({ project, factory: true, english: true, chinese: true, review: true });
