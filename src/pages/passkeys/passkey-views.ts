import { html } from 'hono/html';
import type { ApprovalPolicy } from '#kernel/rights.ts';
import { passkeyScript } from '../assets.ts';
import { type Page, renderField, renderNotice } from '../layout.ts';
import { type Html, renderForeignText, renderTime } from '../text.ts';
import { renderWithoutPasskeys } from './ceremony.ts';

type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null; isBackedUp: boolean };
export type PasskeyList = {
  me: {
    passkeys: Passkey[];
    passkeysUnavailable: string | null;
    member: { email: string } | null;
    organisation: { approvalPolicy: ApprovalPolicy } | null;
  };
};
/** `wrong` is the id of the passkey whose new name is refused; without it the problem is that of the form to add one. */
type Feedback = { notice?: string | null; problem?: string; wrong?: string };

export const renderPasskeysPage = ({ me }: PasskeyList, { notice, problem, wrong }: Feedback): Page => ({
  title: 'Passkeys',
  scripts: [passkeyScript],
  body: html`${notice && renderNotice(notice)}
    <p class="lead">With a passkey you sign in without a link, and sign what you approve. Only its public half is stored here.</p>
    ${me.passkeysUnavailable && html`<p class="caution">${me.passkeysUnavailable}</p>`}
    ${
      me.passkeys.length === 0
        ? html`<p class="card">You have no passkeys yet.</p>`
        : html`<ul class="keys">${me.passkeys.map((one) => renderPasskey(one, one.id === wrong ? problem : undefined))}</ul>`
    }
    ${!me.passkeysUnavailable && renderAddForm(wrong ? undefined : problem)}`,
});

const nameAttributes = html`required maxlength="80" autocomplete="off"`;

const renderAddForm = (
  problem: string | undefined,
): Html => html`<section class="card" id="add" aria-labelledby="adding">
  <h2 id="adding">Add a passkey</h2>
  <form method="post" action="/passkeys/add" data-needs-passkeys hidden>
    ${renderField({ id: 'name', label: 'Name', value: '', attributes: nameAttributes, hint: 'Helps you recognise it, such as “laptop”.', problem })}
    <button class="primary">Add a passkey</button>
  </form>
  ${renderWithoutPasskeys()}
</section>`;

const renderPasskey = ({ id, name, createdAt, lastUsedAt, isBackedUp }: Passkey, problem?: string): Html => {
  const renameId = `name-${id}`;
  return html`<li class="key">
    <h2>${renderForeignText(name)} ${isBackedUp && html`<span class="badge">synchronised</span>`}</h2>
    <a class="button danger" href="/passkeys/remove?id=${id}">Remove<span class="hidden"> ${renderForeignText(name)}</span></a>
    <dl class="facts">
      <div><dt>Added</dt><dd>${renderTime(createdAt)}</dd></div>
      <div><dt>Last used</dt><dd>${lastUsedAt ? renderTime(lastUsedAt) : 'never'}</dd></div>
    </dl>
    <details${problem && html` open`}>
      <summary>Rename<span class="hidden"> ${renderForeignText(name)}</span></summary>
      <form method="post" action="/passkeys/rename">
        <input type="hidden" name="id" value="${id}">
        ${renderField({ id: renameId, name: 'name', label: 'New name', value: name, attributes: nameAttributes, problem })}
        <button>Save the name</button>
      </form>
    </details>
  </li>`;
};

export const renderRemovePage = ({ id, name }: Passkey, isNeeded: boolean): Page => ({
  title: 'Remove this passkey?',
  body: html`<form class="card" method="post" action="/passkeys/remove">
    <p><strong>${renderForeignText(name)}</strong></p>
    <p>It no longer signs you in here. Remove it from your device as well.</p>
    ${
      isNeeded &&
      html`<p class="caution">This is your last passkey. Your organisation requires one to approve messages.</p>`
    }
    <input type="hidden" name="id" value="${id}">
    <div class="actions">
      <button class="danger solid">Remove</button>
      <a class="button" href="/passkeys">Cancel</a>
    </div>
  </form>`,
});

export const renderStaleSignInPage = (): Page => ({
  title: 'Sign in again first',
  body: html`<form class="card" method="post" action="/sign-out">
    <p>Your sign-in is more than 10 minutes ago. To add a passkey, sign out and sign in again.</p>
    <div class="actions">
      <button class="primary">Sign out</button>
      <a class="button" href="/passkeys">Cancel</a>
    </div>
  </form>`,
});
