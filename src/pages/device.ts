import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import { html } from 'hono/html';
import { assertAccess, findRequirement } from '#kernel/access.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Scope } from '#kernel/scopes.ts';
import type { Served } from '#rest/handler.ts';
import { parsePageDocument } from './document.ts';
import { readFieldProblems, readForm } from './form.ts';
import { field, notice, type Page, show } from './layout.ts';
import { scopeList } from './scopes.ts';
import { foreign, time } from './text.ts';

type Connection = {
  clientName: string;
  clientVersion: string | null;
  label: string | null;
  region: string | null;
  scopes: Scope[];
  status: 'pending' | 'approved' | 'issued' | 'acknowledged' | 'denied' | 'cancelled' | 'expired';
  userCode: string;
  createdAt: string;
  expiresAt: string;
};
type Asked = { connection: Connection; me: { organisation: { name: string } } };

const fields = '{ clientName clientVersion label region scopes status userCode createdAt expiresAt }';

/** Where an owner lets a terminal in that shows a code. */
export function devicePages(schema: GraphQLSchema): Hono<Served> {
  const app = new Hono<Served>();
  const requirement = findRequirement(schema.getQueryType()!.getFields()['deviceConnection']!);
  const find = parsePageDocument<Asked>(
    `query ($userCode: String!) {
      connection: deviceConnection(userCode: $userCode) ${fields}
      me { organisation { name } }
    }`,
    schema,
  );

  async function showRequest(c: Call<Served>, userCode: string, problem?: string): Promise<Response> {
    const asked = await find({ userCode }, c.var.ctx);
    if (asked.connection.status !== 'pending') return show(c, closedPage(asked.connection), 409);
    return show(c, requestPage(asked, problem), problem ? 400 : 200);
  }

  app.get('/device', async (c) => {
    const userCode = c.req.query('user_code')?.trim();
    assertAccess(c.var.ctx.viewer, requirement);
    // A page elsewhere that links here must not use up the wrong codes that one may enter.
    const byLink = c.req.header('sec-fetch-site') === 'cross-site';
    if (!userCode || byLink) return show(c, codePage(userCode));
    return orAskAgain(c, userCode, () => showRequest(c, userCode));
  });

  for (const [path, field] of decisions) {
    const decide = parsePageDocument<{ connection: Connection }>(
      `mutation ($input: DeviceDecisionInput!) { connection: ${field}(input: $input) ${fields} }`,
      schema,
    );
    app.post(path, async (c) => {
      const userCode = (await readForm(c)).get('user_code') ?? '';
      return orAskAgain(c, userCode, async () => {
        try {
          const { connection } = await decide({ input: { userCode } }, c.var.ctx);
          return show(c, decidedPage(connection));
        } catch (error) {
          const [refused] = readFieldProblems(error);
          if (!refused) throw error;
          return showRequest(c, userCode, refused.message);
        }
      });
    });
  }
  return app;
}

const decisions = [
  ['/device/approve', 'approveDeviceConnection'],
  ['/device/deny', 'denyDeviceConnection'],
] as const;

/** An unknown code is asked for again. How many wrong ones there may be is for the graph to say. */
async function orAskAgain(c: Call<Served>, typed: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const isUnknown =
      error instanceof DomainError && (error.code === 'not_found' || readFieldProblems(error).length > 0);
    if (!isUnknown) throw error;
    return show(c, codePage(typed, 'No device waits with this code. Compare it with the one in your terminal.'), 404);
  }
}

const ofCode = html`class="code" required maxlength="40" placeholder="XXXX-XXXX" autocomplete="off"
  autocapitalize="characters" spellcheck="false"`;

const codePage = (typed = '', problem?: string): Page => ({
  title: 'Connect a device',
  body: html`<form class="card" method="get" action="/device">
    <p>Your terminal shows a code of eight letters. Enter it here to see what is asked for.</p>
    ${field({ id: 'code', name: 'user_code', label: 'Code', value: typed, attributes: ofCode, problem })}
    <button class="primary">Continue</button>
  </form>`,
});

const requestPage = ({ connection, me }: Asked, problem?: string): Page => {
  const { clientName, clientVersion, label, region, scopes, userCode, createdAt, expiresAt } = connection;
  const organisation = foreign(me.organisation.name);
  const decide = (path: string, name: string, look: string) => html`<form method="post" action="${path}">
    <input type="hidden" name="user_code" value="${userCode}">
    <button class="${look}">${name}</button>
  </form>`;
  return {
    title: 'Let this device in?',
    body: html`${problem && notice(problem, 'alert')}
      <section class="card" aria-labelledby="compare">
        <h2 id="compare">Compare this code with the one in your terminal</h2>
        <p class="usercode"><code>${userCode}</code></p>
        <p class="caution"><strong>If you did not start this yourself, deny it:</strong>
          whoever sent you this code would get access to ${organisation}.</p>
      </section>
      <section class="card" aria-labelledby="asks">
        <h2 id="asks">Who asks</h2>
        <dl class="facts">
          <div><dt>Program</dt><dd>${foreign(clientName)} ${clientVersion && foreign(clientVersion)}</dd></div>
          <div><dt>Label of its key</dt><dd>${label ? foreign(label) : 'none'}</dd></div>
          <div><dt>Region</dt><dd>${region ? foreign(region) : 'unknown'}</dd></div>
          <div><dt>Asked</dt><dd>${time(createdAt)}</dd></div>
          <div><dt>Code ends</dt><dd>${time(expiresAt)}</dd></div>
        </dl>
      </section>
      <section class="card" aria-labelledby="may">
        <h2 id="may">What it could do for ${organisation}</h2>
        ${scopeList(scopes)}
      </section>
      <div class="actions">
        ${decide('/device/approve', 'Approve', 'primary')} ${decide('/device/deny', 'Deny', 'danger')}
      </div>`,
  };
};

const decidedPage = ({ clientName, status }: Connection): Page =>
  status === 'denied'
    ? {
        title: 'Denied',
        body: html`${notice(html`${foreign(clientName)} gets nothing.`)}
          <p>You can close this page.</p>`,
      }
    : {
        title: 'Approved',
        body: html`${notice(html`${foreign(clientName)} gets its key within seconds.`)}
          <p>Go back to your terminal. You can revoke the key at any time under <a href="/keys">Keys</a>.</p>`,
      };

const closedPage = ({ clientName, status }: Connection): Page => ({
  title: 'Nothing to decide',
  body: html`<div class="card">
    <p>The request of ${foreign(clientName)} ${outcomes[status]}. To try again, start over in the terminal.</p>
    <p><a class="button" href="/device">Enter another code</a></p>
  </div>`,
});

const outcomes: Record<Connection['status'], string> = {
  pending: 'waits',
  approved: 'was approved',
  issued: 'was approved',
  acknowledged: 'was approved',
  denied: 'was denied',
  cancelled: 'was cancelled by the device',
  expired: 'has ended: its code was not used in time',
};
