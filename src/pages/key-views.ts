import { html } from 'hono/html';
import type { OrganisationKind, Scope } from '#kernel/scopes.ts';
import { copyScript } from './assets.ts';
import { field, notice, type Page } from './layout.ts';
import { scopeBoxes, scopeList } from './scopes.ts';
import { foreign, type Html, time } from './text.ts';

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
  me: { organisation: { name: string; kind: OrganisationKind } };
};
export type Made = { key: Pick<Key, 'label' | 'expiresAt'>; secret: string };

type Draft = { label: string; scopes: string[] };
type Said = { revoked?: Key | undefined; problem?: string; wrong?: string[] };

export function keysPage(found: KeyList, draft: Draft, { revoked, problem, wrong = [] }: Said): Page {
  const { keys, me } = found;
  const shown = keys.nodes.length;
  return {
    title: 'Keys',
    wide: true,
    body: html`${revoked && notice(html`The key ${nameOf(revoked)} is revoked.`)}
      ${problem && notice(problem, 'alert')}
      <p class="lead">Programs of ${foreign(me.organisation.name)} use these keys. Times are in UTC.</p>
      ${
        shown === 0
          ? html`<p class="card">There are no keys yet. Make the first one below.</p>`
          : html`<p><a class="button" href="#make">Make a live key</a></p>
            <ul class="keys">${keys.nodes.map(keyCard)}</ul>`
      }
      ${keys.totalCount > shown && html`<p>These are the newest ${shown} of ${keys.totalCount}.</p>`}
      ${keyForm(found, draft, wrong)}`,
  };
}

const nameOf = ({ label }: Pick<Key, 'label'>): Html => (label ? foreign(label) : html`<em>without a label</em>`);
const endsOf = ({ prefix, last4 }: Key): Html => html`<code>${prefix}…${last4}</code>`;

const keyCard = (key: Key): Html => html`<li class="key ${key.status}">
  <div>
    <h2>${nameOf(key)} <span class="badge">${key.status}</span></h2>
    <p>${endsOf(key)}</p>
  </div>
  ${
    ['active', 'temporary'].includes(key.status) &&
    html`<a class="button danger" href="/keys/revoke?id=${key.id}">Revoke<span class="hidden"> ${nameOf(key)}</span></a>`
  }
  <dl class="facts">
    ${fact('Created', key.createdAt)}
    ${key.revokedAt ? fact('Revoked', key.revokedAt) : fact(key.status === 'expired' ? 'Expired' : 'Expires', key.expiresAt)}
    ${fact('Last used', key.lastUsedAt)}
  </dl>
  <details>
    <summary>${key.scopes.length} ${key.scopes.length === 1 ? 'scope' : 'scopes'}</summary>
    ${scopeList(key.scopes)}
  </details>
</li>`;

const fact = (name: string, at: string | null): Html =>
  html`<div><dt>${name}</dt><dd>${at ? time(at) : 'never'}</dd></div>`;

const ofLabel = html`required maxlength="80" autocomplete="off"`;
const labelHint = 'So that you know it again, such as “production server”.';

function keyForm(found: KeyList, { label, scopes }: Draft, wrong: string[]): Html {
  const labelProblem = wrong.includes('label')
    ? 'Give the key a label of 1 to 80 characters, without marks of text direction.'
    : undefined;
  const scopesProblem = wrong.includes('scopes') ? 'Choose at least one of these.' : undefined;
  return html`<section class="card" id="make" aria-labelledby="making">
    <h2 id="making">Make a live key</h2>
    <form method="post" action="/keys">
      <input type="hidden" name="known" value="${found.keys.totalCount}">
      ${field({ id: 'label', label: 'Label', value: label, attributes: ofLabel, hint: labelHint, problem: labelProblem })}
      <p class="hint">It gets the usual scopes, which do not reveal contacts, unless you choose others.</p>
      <details${scopesProblem && html` open`}>
        <summary>Choose what it may do</summary>
        <fieldset${scopesProblem && html` tabindex="-1" aria-describedby="scopes-problem" autofocus`}>
          <legend class="hidden">What it may do</legend>
          ${scopesProblem && html`<p class="problem" id="scopes-problem">${scopesProblem}</p>`}
          ${scopeBoxes(found.me.organisation.kind, scopes)}
        </fieldset>
      </details>
      <button class="primary">Make the key</button>
    </form>
  </section>`;
}

export const secretPage = ({ key, secret }: Made): Page => ({
  title: 'Your new key',
  scripts: [copyScript],
  body: html`${notice('Copy the key now: it is not shown again.')}
    <section class="card" aria-labelledby="name">
      <h2 id="name">${nameOf(key)}</h2>
      <div class="field">
        <label for="secret">Key</label>
        <input class="code" id="secret" value="${secret}" readonly autocomplete="off" spellcheck="false">
      </div>
      <div class="actions">
        <button class="primary" type="button" data-copies="secret" aria-describedby="copied" hidden>Copy</button>
        <a class="button" href="/keys">I have kept it</a>
      </div>
      <p id="copied" role="status"></p>
      <p>It works until ${time(key.expiresAt)}. Keep it where only your programs read it, never in a repository.</p>
    </section>`,
});

export const revokePage = (key: Key): Page => ({
  title: 'Revoke this key?',
  body: html`<form class="card" method="post" action="/keys/revoke">
    <p><strong>${nameOf(key)}</strong><br>${endsOf(key)}</p>
    <p>Whatever uses it stops working at once. This cannot be undone.</p>
    <input type="hidden" name="id" value="${key.id}">
    <div class="actions">
      <button class="danger solid">Revoke</button>
      <a class="button" href="/keys">Keep it</a>
    </div>
  </form>`,
});
