import { html } from 'hono/html';
import { type ApprovalPolicy, approvalPolicies, type OrganisationKind } from '#kernel/rights.ts';
import type { Scope } from '#kernel/scopes.ts';
import { copyScript } from './assets.ts';
import { type Page, renderField, renderNotice } from './layout.ts';
import { renderScopeBoxes, renderScopeList } from './scopes.ts';
import { type Html, renderForeignText, renderTime } from './text.ts';

export type Key = {
  id: string;
  label: string | null;
  status: 'temporary' | 'active' | 'expired' | 'revoked';
  prefix: string;
  last4: string;
  scopes: Scope[];
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
};
export type KeyList = {
  keys: { nodes: Key[]; totalCount: number };
  me: { organisation: { name: string; kind: OrganisationKind; approvalPolicy: ApprovalPolicy } };
};
export type CreatedKey = { key: Pick<Key, 'label' | 'expiresAt'>; secret: string };

type Draft = { label: string; scopes: string[] };
type Feedback = { revoked?: Key | undefined; problem?: string; wrong?: string[] };

export function renderKeysPage(found: KeyList, draft: Draft, { revoked, problem, wrong = [] }: Feedback): Page {
  const { keys, me } = found;
  const shown = keys.nodes.length;
  return {
    title: 'Keys',
    wide: true,
    body: html`${revoked && renderNotice(html`The key ${renderKeyLabel(revoked)} is revoked.`)}
      ${problem && renderNotice(problem, 'alert')}
      <p class="lead">API keys of ${renderForeignText(me.organisation.name)}. Times are in UTC.</p>
      ${
        shown === 0
          ? html`<p class="card">There are no keys yet. Create the first one below.</p>`
          : html`<p><a class="button" href="#make">Create a live key</a></p>
            <ul class="keys">${keys.nodes.map(renderKeyCard)}</ul>`
      }
      ${keys.totalCount > shown && html`<p>Showing the newest ${shown} of ${keys.totalCount} keys.</p>`}
      ${renderKeyForm(found, draft, wrong)}
      ${me.organisation.kind === 'customer' && renderPolicyForm(me.organisation.approvalPolicy)}`,
  };
}

const renderKeyLabel = ({ label }: Pick<Key, 'label'>): Html =>
  label ? renderForeignText(label) : html`<em>without a label</em>`;
const renderKeyEnds = ({ prefix, last4 }: Key): Html => html`<code>${prefix}…${last4}</code>`;

const renderKeyCard = (key: Key): Html => html`<li class="key ${key.status}">
  <div>
    <h2>${renderKeyLabel(key)} <span class="badge">${key.status}</span></h2>
    <p>${renderKeyEnds(key)}</p>
  </div>
  ${
    ['active', 'temporary'].includes(key.status) &&
    html`<a class="button danger" href="/keys/revoke?id=${key.id}">Revoke<span class="hidden"> ${renderKeyLabel(key)}</span></a>`
  }
  <dl class="facts">
    ${renderFact('Created', key.createdAt)}
    ${key.revokedAt ? renderFact('Revoked', key.revokedAt) : renderFact(key.status === 'expired' ? 'Expired' : 'Expires', key.expiresAt)}
    ${renderFact('Last used', key.lastUsedAt)}
  </dl>
  <details>
    <summary>${key.scopes.length} ${key.scopes.length === 1 ? 'scope' : 'scopes'}</summary>
    ${renderScopeList(key.scopes)}
  </details>
</li>`;

const renderFact = (name: string, at: string | null): Html =>
  html`<div><dt>${name}</dt><dd>${at ? renderTime(at) : 'never'}</dd></div>`;

const labelAttributes = html`required maxlength="80" autocomplete="off"`;
const labelHint = 'Helps you recognise the key, such as “production server”.';

function renderKeyForm(found: KeyList, { label, scopes }: Draft, wrong: string[]): Html {
  const labelProblem = wrong.includes('label')
    ? 'Enter a label of 1 to 80 characters without text direction marks.'
    : undefined;
  const scopesProblem = wrong.includes('scopes') ? 'Choose at least one scope.' : undefined;
  return html`<section class="card" id="make" aria-labelledby="making">
    <h2 id="making">Create a live key</h2>
    <form method="post" action="/keys">
      <input type="hidden" name="known" value="${found.keys.totalCount}">
      ${renderField({ id: 'label', label: 'Label', value: label, attributes: labelAttributes, hint: labelHint, problem: labelProblem })}
      <p class="hint">The key gets the default scopes, which do not include contacts, unless you choose others.</p>
      <details${scopesProblem && html` open`}>
        <summary>Choose scopes</summary>
        <fieldset${scopesProblem && html` tabindex="-1" aria-describedby="scopes-problem" autofocus`}>
          <legend class="hidden">Scopes</legend>
          ${scopesProblem && html`<p class="problem" id="scopes-problem">${scopesProblem}</p>`}
          ${renderScopeBoxes(found.me.organisation.kind, scopes)}
        </fieldset>
      </details>
      <div class="actions">
        <button class="primary">Create the key</button>
        <button name="preset" value="agent">Create a key for an agent</button>
      </div>
    </form>
  </section>`;
}

const policyLabels: Record<ApprovalPolicy, string> = {
  KEYS_AND_MEMBERS: 'API keys and signed-in members may approve messages to suppliers',
  MEMBERS_ONLY: 'Only signed-in members may approve messages to suppliers',
  MEMBERS_WITH_PASSKEY: 'Only signed-in members may approve, and each signs with a passkey',
};

const renderPolicyForm = (
  current: ApprovalPolicy,
): Html => html`<section class="card" id="approvals" aria-labelledby="approving">
  <h2 id="approving">Approvals</h2>
  <form method="post" action="/keys/approval-policy">
    <fieldset>
      <legend>Who may approve</legend>
      <div class="boxes">
        ${approvalPolicies.map(
          (policy) => html`<label>
            <input type="radio" name="policy" value="${policy}"${policy === current && html` checked`}>
            <span>${policyLabels[policy]}</span>
          </label>`,
        )}
      </div>
    </fieldset>
    <button>Save the policy</button>
  </form>
</section>`;

export const renderSecretPage = ({ key, secret }: CreatedKey): Page => ({
  title: 'Your new key',
  scripts: [copyScript],
  body: html`${renderNotice('Copy the key now: it is not shown again.')}
    <section class="card" aria-labelledby="name">
      <h2 id="name">${renderKeyLabel(key)}</h2>
      <div class="field">
        <label for="secret">Key</label>
        <input class="code" id="secret" value="${secret}" readonly autocomplete="off" spellcheck="false">
      </div>
      <div class="actions">
        <button class="primary" type="button" data-copies="secret" aria-describedby="copied" hidden>Copy</button>
        <a class="button" href="/keys">I have saved it</a>
      </div>
      <p id="copied" role="status"></p>
      <p>It is valid until ${renderTime(key.expiresAt)}. Store it where only your programs can read it, never in a repository.</p>
    </section>`,
});

export const renderRevokePage = (key: Key): Page => ({
  title: 'Revoke this key?',
  body: html`<form class="card" method="post" action="/keys/revoke">
    <p><strong>${renderKeyLabel(key)}</strong><br>${renderKeyEnds(key)}</p>
    <p>Programs that use this key stop working at once. This cannot be undone.</p>
    <input type="hidden" name="id" value="${key.id}">
    <div class="actions">
      <button class="danger solid">Revoke</button>
      <a class="button" href="/keys">Cancel</a>
    </div>
  </form>`,
});
