import { html } from 'hono/html';
import type { OrganisationKind } from '#kernel/rights.ts';
import { listAllowedScopes, type Scope, scopeDescriptions } from '#kernel/scopes.ts';
import type { Html } from './text.ts';

const warnings: Partial<Record<Scope, string>> = {
  'approvals:write': 'Sends mail to suppliers',
  'contacts:read': 'Reveals contacts',
  'internal:*': 'Operator only',
};

const renderScope = (scope: Scope): Html => html`<span class="meaning">${scopeDescriptions[scope]}</span>
  ${warnings[scope] && html`<strong class="warning">${warnings[scope]}</strong>`}
  <code>${scope}</code>`;

export const renderScopeList = (scopes: Scope[]): Html => html`<ul class="scopes">
  ${scopes.toSorted((a, b) => getWeight(a) - getWeight(b)).map((scope) => html`<li>${renderScope(scope)}</li>`)}
</ul>`;

const getWeight = (scope: Scope) => (warnings[scope] ? 0 : 1);

export const renderScopeBoxes = (kind: OrganisationKind, chosen: readonly string[]): Html => html`<div class="boxes">
  ${listAllowedScopes('live', kind)
    .filter((scope) => scope !== 'interactions:read')
    .map(
      (scope) => html`<label>
        <input type="checkbox" name="scopes" value="${scope}"${chosen.includes(scope) && html` checked`}>
        <span>${renderScope(scope)}</span>
      </label>`,
    )}
</div>`;
