import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import { html } from 'hono/html';
import { assertAccess, findRequirement } from '#kernel/access.ts';
import { assertDefined } from '#kernel/assert.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Scope } from '#kernel/scopes.ts';
import { readFieldProblems } from '#kernel/validation.ts';
import type { Served } from '#rest/handler.ts';
import { parsePageDocument } from './document.ts';
import { readForm } from './form.ts';
import { type Page, renderField, renderNotice, showPage } from './layout.ts';
import { renderScopeList } from './scopes.ts';
import { renderForeignText, renderTime } from './text.ts';

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
type RequestData = { connection: Connection; me: { organisation: { name: string } } };

const fields = '{ clientName clientVersion label region scopes status userCode createdAt expiresAt }';

export function createDevicePages(schema: GraphQLSchema): Hono<Served> {
  const app = new Hono<Served>();
  const requirement = findRequirement(
    assertDefined(schema.getQueryType()?.getFields()['deviceConnection'], 'Field deviceConnection'),
  );
  const find = parsePageDocument<RequestData>(
    `query ($userCode: String!) {
      connection: deviceConnection(userCode: $userCode) ${fields}
      me { organisation { name } }
    }`,
    schema,
  );

  async function showRequest(c: Call<Served>, userCode: string, problem?: string): Promise<Response> {
    const asked = await find({ userCode }, c.var.ctx);
    if (asked.connection.status !== 'pending') return showPage(c, renderClosedPage(asked.connection), 409);
    return showPage(c, renderRequestPage(asked, problem), problem ? 400 : 200);
  }

  app.get('/device', async (c) => {
    const userCode = c.req.query('user_code')?.trim();
    assertAccess(c.var.ctx.viewer, requirement);
    // Links from other sites must not use up the wrong codes that a user may enter.
    const byLink = c.req.header('sec-fetch-site') === 'cross-site';
    if (!userCode || byLink) return showPage(c, renderCodePage(userCode));
    return withCodeRetry(c, userCode, () => showRequest(c, userCode));
  });

  for (const [path, field] of decisions) {
    const decide = parsePageDocument<{ decided: { deviceConnection: Connection } }>(
      `mutation ($input: DeviceDecisionInput!) { decided: ${field}(input: $input) { deviceConnection ${fields} } }`,
      schema,
    );
    app.post(path, async (c) => {
      const userCode = (await readForm(c)).get('user_code') ?? '';
      return withCodeRetry(c, userCode, async () => {
        try {
          const { decided } = await decide({ input: { userCode } }, c.var.ctx);
          return showPage(c, renderDecidedPage(decided.deviceConnection));
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

async function withCodeRetry(c: Call<Served>, typed: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const isUnknown =
      error instanceof DomainError && (error.code === 'not_found' || readFieldProblems(error).length > 0);
    if (!isUnknown) throw error;
    return showPage(
      c,
      renderCodePage(typed, 'No device is waiting with this code. Compare it with the code in your terminal.'),
      404,
    );
  }
}

const codeAttributes = html`class="code" required maxlength="40" placeholder="XXXX-XXXX" autocomplete="off"
  autocapitalize="characters" spellcheck="false"`;

const renderCodePage = (typed = '', problem?: string): Page => ({
  title: 'Connect a device',
  body: html`<form class="card" method="get" action="/device">
    <p>Your terminal shows a code of eight letters. Enter it here to review the request.</p>
    ${renderField({ id: 'code', name: 'user_code', label: 'Code', value: typed, attributes: codeAttributes, problem })}
    <button class="primary">Continue</button>
  </form>`,
});

const renderRequestPage = ({ connection, me }: RequestData, problem?: string): Page => {
  const { clientName, clientVersion, label, region, scopes, userCode, createdAt, expiresAt } = connection;
  const organisation = renderForeignText(me.organisation.name);
  const decide = (path: string, name: string, look: string) => html`<form method="post" action="${path}">
    <input type="hidden" name="user_code" value="${userCode}">
    <button class="${look}">${name}</button>
  </form>`;
  return {
    title: 'Connect this device?',
    body: html`${problem && renderNotice(problem, 'alert')}
      <section class="card" aria-labelledby="compare">
        <h2 id="compare">Compare this code with the one in your terminal</h2>
        <p class="usercode"><code>${userCode}</code></p>
        <p class="caution"><strong>If you did not start this request, deny it:</strong>
          the sender of the code would get access to ${organisation}.</p>
      </section>
      <section class="card" aria-labelledby="asks">
        <h2 id="asks">Request</h2>
        <dl class="facts">
          <div><dt>Program</dt><dd>${renderForeignText(clientName)} ${clientVersion && renderForeignText(clientVersion)}</dd></div>
          <div><dt>Key label</dt><dd>${label ? renderForeignText(label) : 'none'}</dd></div>
          <div><dt>Region</dt><dd>${region ? renderForeignText(region) : 'unknown'}</dd></div>
          <div><dt>Requested</dt><dd>${renderTime(createdAt)}</dd></div>
          <div><dt>Code expires</dt><dd>${renderTime(expiresAt)}</dd></div>
        </dl>
      </section>
      <section class="card" aria-labelledby="may">
        <h2 id="may">Permissions for ${organisation}</h2>
        ${renderScopeList(scopes)}
      </section>
      <div class="actions">
        ${decide('/device/approve', 'Approve', 'primary')} ${decide('/device/deny', 'Deny', 'danger')}
      </div>`,
  };
};

const renderDecidedPage = ({ clientName, status }: Connection): Page =>
  status === 'denied'
    ? {
        title: 'Denied',
        body: html`${renderNotice(html`${renderForeignText(clientName)} has no access.`)}
          <p>You can close this page.</p>`,
      }
    : {
        title: 'Approved',
        body: html`${renderNotice(html`${renderForeignText(clientName)} receives its key within seconds.`)}
          <p>Go back to your terminal. You can revoke the key at any time under <a href="/keys">Keys</a>.</p>`,
      };

const renderClosedPage = ({ clientName, status }: Connection): Page => ({
  title: 'Nothing to decide',
  body: html`<div class="card">
    <p>The request of ${renderForeignText(clientName)} ${statusTexts[status]}. To try again, start over in the terminal.</p>
    <p><a class="button" href="/device">Enter another code</a></p>
  </div>`,
});

const statusTexts: Record<Connection['status'], string> = {
  pending: 'is pending',
  approved: 'was approved',
  issued: 'was approved',
  acknowledged: 'was approved',
  denied: 'was denied',
  cancelled: 'was cancelled by the device',
  expired: 'has expired',
};
