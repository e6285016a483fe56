import { html } from 'hono/html';
import { invalidField } from '#kernel/validation.ts';
import { passkeyScript } from '../assets.ts';
import type { Page } from '../layout.ts';
import type { Html } from '../text.ts';

type Ceremony = {
  title: string;
  text: Html | string;
  /** Method of `navigator.credentials`. */
  method: 'create' | 'get';
  /** As JSON, for that method. */
  options: unknown;
  action: string;
  fields?: Record<string, string>;
  button: string;
  cancel: string;
};

/** A script hides it in browsers that have passkeys. */
export const renderWithoutPasskeys = (): Html =>
  html`<p class="caution" data-without-passkeys>Passkeys need JavaScript, and a browser that has them.</p>`;

/** The browser asks for the passkey; a script puts its response into the form and submits it. */
export const renderCeremony = ({
  title,
  text,
  method,
  options,
  action,
  fields = {},
  button,
  cancel,
}: Ceremony): Page => ({
  title,
  scripts: [passkeyScript],
  body: html`<form class="card" method="post" action="${action}" data-passkey="${method}" data-options="${JSON.stringify(options)}">
    <p>${text}</p>
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <input type="hidden" name="response">
    <p id="passkey-status" role="status"></p>
    <div class="actions">
      <button class="primary">${button}</button>
      <a class="button" href="${cancel}">Cancel</a>
    </div>
    ${renderWithoutPasskeys()}
  </form>`,
});

/** The schema of the mutation checks what it holds. */
export function readResponse(form: URLSearchParams): object {
  try {
    const response: unknown = JSON.parse(form.get('response') ?? '');
    if (typeof response === 'object' && response !== null) return response;
  } catch {}
  throw invalidField('/response', 'The browser sent no response of a passkey.');
}
