import { html } from 'hono/html';
import type { Context } from '#kernel/context.ts';
import { type Code, toPublicError } from '#kernel/errors.ts';
import { readFieldProblems } from './form.ts';
import type { Page } from './layout.ts';
import { renderForeignText } from './text.ts';

/** What went wrong, and the number under which the log knows it. */
export function renderProblemPage(error: unknown, { requestId, viewer }: Context): Page {
  const { status, code, message, details = {} } = toPublicError(error);
  const organisation = viewer?.organisation;
  const { retryAfterSeconds: wait } = details as { retryAfterSeconds?: number };
  return {
    title: titles[code] ?? (status === 403 ? 'Not allowed' : 'That did not work'),
    body: html`<div class="card">
      <p>${texts[code] ?? message}</p>
      ${readFieldProblems(error).map((field) => html`<p>${field.message}</p>`)}
      ${code === 'owner_required' && organisation && html`<p>An owner of ${renderForeignText(organisation.name)} must do it.</p>`}
      ${wait !== undefined && html`<p>Try again in ${formatWait(wait)}.</p>`}
      <p class="hint">If you ask for help, name this request: <code>${requestId}</code></p>
    </div>`,
  };
}

const titles: Partial<Record<Code, string>> = {
  owner_required: 'Only an owner can do this',
  origin_not_allowed: 'This form came from elsewhere',
  not_found: 'Not found',
  device_already_decided: 'Already decided',
  rate_limited: 'Too many tries for now',
  quota_reached: 'Too many tries for now',
  internal_error: 'Something went wrong on our side',
  overloaded: 'Back in a moment',
  service_unavailable: 'Back in a moment',
};

const texts: Partial<Record<Code, string>> = {
  owner_required: 'You are signed in, but not as an owner.',
  origin_not_allowed: 'Nothing was changed. Open the page again and send its form from there.',
  rate_limited: 'There is a limit, so that nobody can guess or flood.',
  quota_reached: 'There is a limit, so that nobody can guess or flood.',
  not_found: 'It is not here, or not yours to see.',
};

const formatWait = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
