import { html } from 'hono/html';
import { allowedScopes, meaningOf, type OrganisationKind, type Scope } from '#kernel/scopes.ts';
import type { Html } from './text.ts';

/** What should be granted with a second thought. */
const warnings: Partial<Record<Scope, string>> = {
  'approvals:write': 'Sends mail to suppliers',
  'contacts:read': 'Reveals contacts',
  'internal:*': 'For the house only',
};

const meaning = (scope: Scope): Html => html`<span class="meaning">${meaningOf[scope]}</span>
  ${warnings[scope] && html`<strong class="warning">${warnings[scope]}</strong>`}
  <code>${scope}</code>`;

/** Those that need a second thought come first. */
export const scopeList = (scopes: Scope[]): Html => html`<ul class="scopes">
  ${scopes.toSorted((a, b) => weight(a) - weight(b)).map((scope) => html`<li>${meaning(scope)}</li>`)}
</ul>`;

const weight = (scope: Scope) => (warnings[scope] ? 0 : 1);

/** A box for each scope that a live key may hold, but for the one that grants nothing. */
export const scopeBoxes = (kind: OrganisationKind, chosen: readonly string[]): Html => html`<div class="boxes">
  ${allowedScopes('live', kind)
    .filter((scope) => scope !== 'interactions:read')
    .map(
      (scope) => html`<label>
        <input type="checkbox" name="scopes" value="${scope}"${chosen.includes(scope) && html` checked`}>
        <span>${meaning(scope)}</span>
      </label>`,
    )}
</div>`;
