import { expect } from 'vitest';
import { openBackground } from '#background.ts';
import { startApp } from '../harness.ts';

export const background = openBackground();
export const app = await startApp({ TRUST_PROXY: 'true', LIMIT_REQUESTS_PER_MINUTE: '1000' }, { background });
export const start = new Date();
app.clock.now = start;

export type Caller = ReturnType<typeof app.caller>;
type Role = 'owner' | 'member' | 'reviewer';
type Door = typeof app.app;

const ownPage = 'http://gateway.test';
export const ownerOf = async (organisationId?: string) =>
  app.session('owner', organisationId ?? (await app.organisation()));
export const withCookie = (token: string, on?: Door, origin = ownPage) =>
  app.caller({ cookie: `ssd_session=${token}`, origin }, on);

let people = 0;
export const somebody = () => `person-${++people}@people.example`;

export function mutation(name: string, shown: string) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { done: ${name}(input: $input) ${shown} }`;
  return async (by: Pick<Caller, 'graphql'>, input: object) =>
    ((await by.graphql.request(document, { input })) as any).done;
}
const whole = '{ id email role createdAt signedInAt }';
export const invite = mutation('inviteMember', whole);
export const changeRole = mutation('changeMemberRole', whole);
export const remove = mutation('removeMember', whole);
export const endSession = mutation('endSession', '');

export const me = async (by: Pick<Caller, 'graphql'>) =>
  ((await by.graphql.request('{ me { role email } }')) as any).me;
export async function list(by: Pick<Caller, 'graphql'>, field: 'members' | 'sessions', args = ''): Promise<any> {
  const own = field === 'members' ? 'signedInAt' : 'expiresAt current';
  const answer: any = await by.graphql.request(`{ list: ${field}${args} {
    totalCount nodes { id email role createdAt ${own} } pageInfo { endCursor hasNextPage }
  } }`);
  return answer.list;
}
/** What stands in the database about the people of an organisation. */
export const standing = (organisationId: string) =>
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
export const askForLink = async (email: string, how = {}) => {
  const answer = await post('/sign-in', { email }, how);
  await background.idle();
  return { status: answer.status, page: await answer.text(), retryAfter: answer.headers.get('retry-after') };
};
export const linksIn = (text: string) =>
  [...text.matchAll(/http:\/\/gateway\.test\/sign-in\/link\?\S+/g)].map(([url]) => url);
export const tokenOf = (url: string) => new URL(url).searchParams.get('token')!;
/** Presses the button behind a link; answers the session's token, or null. */
export async function follow(url: string, how = {}): Promise<string | null> {
  const answer = await post('/sign-in/link', { token: tokenOf(url), next: '/keys' }, how);
  const token = /ssd_session=([\w-]{43});/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? null;
  expect(answer.status).toBe(token ? 303 : 410);
  return token;
}
export async function invited(by: Pick<Caller, 'graphql'>, role: Role = 'member', email = somebody()) {
  const member = await invite(by, { email, role });
  await background.idle();
  const [link] = linksIn(app.sent.findLast(({ to }) => to === email)!.text);
  return { ...member, link: link! };
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
