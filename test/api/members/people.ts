import { expect } from 'vitest';
import type { MemberRole } from '#kernel/rights.ts';
import { createBackground } from '#server/lifecycle/background.ts';
import { type Caller, startApp } from '../../harness.ts';
import { type Json, text } from '../../json.ts';

type Graph = Pick<Caller, 'graphql'>;
type Role = MemberRole;

const ownPage = 'http://gateway.test';

function mutation(name: string, shown: string) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { done: ${name}(input: $input) ${shown} }`;
  return async (by: Graph, input: object) => (await by.graphql.request<{ done: Json }>(document, { input })).done;
}
const memberMutation = (name: string) => {
  const run = mutation(name, '{ member { id email role createdAt signedInAt } }');
  return async (by: Graph, input: object) => (await run(by, input)).member;
};
export const invite = memberMutation('inviteMember');
export const changeRole = memberMutation('changeMemberRole');
export const remove = memberMutation('removeMember');
const end = mutation('endSession', '{ sessionId }');
export const endSession = async (by: Graph, input: object) => (await end(by, input)).sessionId;

export const me = async (by: Graph) => (await by.graphql.request('{ me { role email } }')).me;
export async function list(by: Graph, field: 'members' | 'sessions', args = ''): Promise<Json> {
  const own = field === 'members' ? 'signedInAt' : 'expiresAt current';
  const answer = await by.graphql.request<{ list: Json }>(`{ list: ${field}${args} {
    totalCount nodes { id email role createdAt ${own} } pageInfo { endCursor hasNextPage }
  } }`);
  return answer.list;
}

export const linksIn = (text: string) =>
  [...text.matchAll(/http:\/\/gateway\.test\/sign-in\/link\?\S+/g)].map(([url]) => url);
export const tokenOf = (url: string) => new URL(url).searchParams.get('token')!;

/** The service with the steps of people: request a link, follow it, be invited. One per test file. */
export async function startPeople() {
  // Shared with second instances, so that their mails are awaited too.
  const background = createBackground();
  const app = await startApp({ TRUST_PROXY: 'true', LIMIT_REQUESTS_PER_MINUTE: '1000' }, { background });
  const start = new Date();
  app.clock.now = start;

  const ownerOf = async (organisationId?: string) => app.session('owner', organisationId ?? (await app.organisation()));
  const withCookie = (token: string, on?: typeof app.app, origin = ownPage) =>
    app.caller({ cookie: `__Host-ssd_session=${token}`, origin }, on);

  let people = 0;
  const somebody = () => `person-${++people}@people.example`;

  /** The stored members of an organisation with their links and sessions. */
  const standing = (organisationId: string) =>
    app.asOwner().execute(
      `select m.id, m.email, m.role, count(distinct s.id)::int as sessions, count(distinct l.id)::int as links
       from member m left join browser_session s on s.member_id = m.id left join sign_in_link l on l.member_id = m.id
       where m.owner = ? group by m.id order by m.id`,
      [organisationId],
    );

  let addresses = 0;
  const post = (path: string, form: Record<string, string>, { on = app.app, from = `192.0.2.${++addresses}` } = {}) =>
    on.request(path, {
      method: 'POST',
      headers: {
        origin: ownPage,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': from,
      },
      body: new URLSearchParams(form).toString(),
    });
  const askForLink = async (email: string, how = {}) => {
    const answer = await post('/sign-in', { email }, how);
    await app.idle();
    return { status: answer.status, page: await answer.text(), retryAfter: answer.headers.get('retry-after') };
  };
  /** Confirms the sign-in of a link; returns the session token, or null. */
  async function follow(url: string, how = {}): Promise<string | null> {
    const answer = await post('/sign-in/link', { token: tokenOf(url), next: '/keys' }, how);
    const token = /__Host-ssd_session=([\w-]{43});/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? null;
    expect(answer.status).toBe(token ? 303 : 410);
    return token;
  }
  async function invited(by: Graph, role: Role = 'member', email = somebody()) {
    const member = await invite(by, { email, role });
    await app.idle();
    const [link] = linksIn(app.sent.findLast(({ to }) => to === email)!.text);
    return { ...member, email: text(member.email), link: link! };
  }

  return { app, start, ownerOf, withCookie, somebody, standing, askForLink, follow, invited };
}

export const wrongField = (path: string, code: string) => ({
  status: 400,
  code: 'validation_failed',
  details: { fields: [{ location: 'body', path, code }] },
});
export const lastOwner = wrongField('/id', 'invalid_value');
export const duplicate = wrongField('/email', 'duplicate');
export const noMember = { status: 404, code: 'not_found', details: { resource: 'member' } };
export const noSession = { status: 404, code: 'not_found', details: { resource: 'session' } };
