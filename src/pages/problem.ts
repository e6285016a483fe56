import { html } from 'hono/html';
import type { Context } from '#kernel/context.ts';
import { type Code, toPublicError } from '#kernel/errors.ts';
import { readFieldProblems } from '#kernel/validation.ts';
import type { Page } from './layout.ts';
import { renderForeignText } from './text.ts';

export function renderProblemPage(error: unknown, { requestId, viewer }: Context): Page {
  const { status, code, message, details = {} } = toPublicError(error);
  const organisation = viewer?.organisation;
  const { retryAfterSeconds: wait } = details;
  return {
    title: titles[code] ?? (status === 403 ? 'Not allowed' : 'Request failed'),
    body: html`<div class="card">
      <p>${texts[code] ?? message}</p>
      ${readFieldProblems(error).map((field) => html`<p>${field.message}</p>`)}
      ${code === 'owner_required' && organisation && html`<p>An owner of ${renderForeignText(organisation.name)} must do this.</p>`}
      ${wait !== undefined && html`<p>Try again in ${formatWait(wait)}.</p>`}
      <p class="hint">Request id for support: <code>${requestId}</code></p>
    </div>`,
  };
}

const titles: Partial<Record<Code, string>> = {
  owner_required: 'Only an owner can do this',
  origin_not_allowed: 'This form came from another site',
  passkey_refused: 'The passkey was refused',
  passkey_required: 'A passkey is required',
  passkeys_unavailable: 'Passkeys are not available',
  not_found: 'Not found',
  device_already_decided: 'Already decided',
  rate_limited: 'Too many attempts',
  quota_reached: 'Too many attempts',
  internal_error: 'Internal error',
  overloaded: 'Service not available',
  service_unavailable: 'Service not available',
};

const texts: Partial<Record<Code, string>> = {
  owner_required: 'You are signed in, but not as an owner.',
  origin_not_allowed: 'Nothing was changed. Open the page again and submit its form.',
  rate_limited: 'The number of attempts is limited.',
  quota_reached: 'The number of attempts is limited.',
  not_found: 'This record does not exist, or you do not have access to it.',
};

const formatWait = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
