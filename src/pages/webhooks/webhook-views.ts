import { html } from 'hono/html';
import type { FieldProblem } from '#kernel/validation.ts';
import { EventType } from '#modules/platform/events/event.schema.ts';
import { copyScript } from '../assets.ts';
import { type Page, renderField, renderNotice } from '../layout.ts';
import { type Html, renderForeignText, renderTime } from '../text.ts';

export type Attempt = {
  at: string;
  status: number | null;
  failure: string | null;
  answer: string | null;
  durationMs: number;
};
type Delivery = {
  id: string;
  sequence: number;
  status: 'pending' | 'delivered' | 'failed';
  attempts: number;
  nextAttemptAt: string | null;
  createdAt: string;
  event: { type: string } | null;
  attemptLog: Attempt[];
};
type Webhook = {
  id: string;
  url: string;
  types: string[];
  status: 'enabled' | 'disabled';
  failingSince: string | null;
  disabledAt: string | null;
  createdAt: string;
  deliveries: { nodes: Delivery[] };
};
export type WebhookList = { webhooks: { nodes: Webhook[] }; me: { organisation: { name: string } } };
type Draft = { url: string; types: readonly string[] };
type Feedback = { problem?: string; wrong?: FieldProblem[]; pinged?: Attempt };

export function renderWebhooksPage(found: WebhookList, draft: Draft, { problem, wrong = [], pinged }: Feedback): Page {
  const { nodes } = found.webhooks;
  return {
    title: 'Webhooks',
    wide: true,
    body: html`${problem && renderNotice(problem, 'alert')}
      ${pinged && renderNotice(html`The ping was answered with ${renderOutcome(pinged)}.`)}
      <p class="lead">Events of ${renderForeignText(found.me.organisation.name)} are posted to these addresses. Times are in UTC.</p>
      ${nodes.length === 0 ? html`<p class="card">There are no webhooks yet.</p>` : html`<ul class="keys">${nodes.map(renderWebhook)}</ul>`}
      ${renderForm(draft, wrong)}`,
  };
}

const renderOutcome = ({ status, failure, durationMs }: Attempt): Html =>
  html`${status === null ? failure : `status ${status}`} after ${durationMs} ms`;

const renderButton = (action: string, id: string, label: string): Html =>
  html`<form method="post" action="/keys/webhooks/${action}"><input type="hidden" name="id" value="${id}"><button>${label}</button></form>`;

const renderWebhook = (webhook: Webhook): Html => {
  const { id, url, types, status, failingSince, disabledAt, createdAt, deliveries } = webhook;
  return html`<li class="key">
    <div>
      <h2>${renderForeignText(url)} <span class="badge">${status}</span></h2>
      <p>${types.length} ${types.length === 1 ? 'type' : 'types'} of events</p>
    </div>
    <a class="button danger" href="/keys/webhooks/remove?id=${id}">Remove<span class="hidden"> ${renderForeignText(url)}</span></a>
    <dl class="facts">
      <div><dt>Added</dt><dd>${renderTime(createdAt)}</dd></div>
      ${failingSince && html`<div><dt>Failing since</dt><dd>${renderTime(failingSince)}</dd></div>`}
      ${disabledAt && html`<div><dt>Disabled</dt><dd>${renderTime(disabledAt)}</dd></div>`}
    </dl>
    <div class="actions">
      ${renderButton('ping', id, 'Send a ping')}
      ${renderButton('rotate', id, 'Make a new secret')}
      ${status === 'disabled' && renderButton('enable', id, 'Enable')}
    </div>
    <details>
      <summary>Newest deliveries</summary>
      ${deliveries.nodes.length === 0 ? html`<p>Nothing has been sent yet.</p>` : html`<ul>${deliveries.nodes.map(renderDelivery)}</ul>`}
    </details>
  </li>`;
};

const renderDelivery = ({ id, sequence, status, nextAttemptAt, event, attemptLog }: Delivery): Html => html`<li>
  <p>${sequence} <code>${event?.type ?? 'a purged event'}</code> ${status}${nextAttemptAt && html`, next attempt ${renderTime(nextAttemptAt)}`}</p>
  ${attemptLog.map(
    (one) =>
      html`<p>${renderTime(one.at)}: ${renderOutcome(one)}${one.answer && html`<br><code>${renderForeignText(one.answer)}</code>`}</p>`,
  )}
  ${status !== 'pending' && renderButton('resend', id, 'Send again')}
</li>`;

const urlAttributes = html`type="url" required maxlength="500" autocomplete="off" placeholder="https://"`;

function renderForm({ url, types }: Draft, wrong: FieldProblem[]): Html {
  const problemOf = (name: string) => wrong.find(({ path }) => path.startsWith(`/${name}`))?.message;
  const typesProblem = problemOf('types') && 'Choose at least one type.';
  return html`<section class="card" id="add" aria-labelledby="adding">
    <h2 id="adding">Add a webhook</h2>
    <form method="post" action="/keys/webhooks">
      ${renderField({ id: 'url', label: 'Address', value: url, attributes: urlAttributes, hint: 'An https address that is reachable from the internet.', problem: problemOf('url') })}
      <fieldset>
        <legend>Events</legend>
        ${typesProblem && html`<p class="problem">${typesProblem}</p>`}
        <div class="boxes">
          ${EventType.options.map(
            (type) => html`<label>
              <input type="checkbox" name="types" value="${type}"${types.includes(type) && html` checked`}>
              <span><code>${type}</code></span>
            </label>`,
          )}
        </div>
      </fieldset>
      <button class="primary">Add the webhook</button>
    </form>
  </section>`;
}

export const renderWebhookSecretPage = (secret: string): Page => ({
  title: 'The secret of your webhook',
  scripts: [copyScript],
  body: html`${renderNotice('Copy the secret now: it is not shown again.')}
    <section class="card">
      <div class="field">
        <label for="secret">Secret</label>
        <input class="code" id="secret" value="${secret}" readonly autocomplete="off" spellcheck="false">
      </div>
      <div class="actions">
        <button class="primary" type="button" data-copies="secret" aria-describedby="copied" hidden>Copy</button>
        <a class="button" href="/keys/webhooks">I have saved it</a>
      </div>
      <p id="copied" role="status"></p>
      <p>Verify each message with it, as Standard Webhooks describes.</p>
    </section>`,
});

export const renderRemovePage = ({ id, url }: Pick<Webhook, 'id' | 'url'>): Page => ({
  title: 'Remove this webhook?',
  body: html`<form class="card" method="post" action="/keys/webhooks/remove">
    <p><strong>${renderForeignText(url)}</strong></p>
    <p>Nothing is sent to it any more, and its deliveries are removed.</p>
    <input type="hidden" name="id" value="${id}">
    <div class="actions">
      <button class="danger solid">Remove</button>
      <a class="button" href="/keys/webhooks">Cancel</a>
    </div>
  </form>`,
});
