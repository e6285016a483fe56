import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** Characters that reorder or hide text are replaced, so a name cannot imitate another one. */
export const renderForeignText = (text: string): Html =>
  html`<bdi>${text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\u2060\ufeff]/gu, '\ufffd')}</bdi>`;

/** Keeps the lines of a text of several lines. */
export const renderForeignLines = (text: string): Html =>
  html`${text.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${renderForeignText(line)}`)}`;

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export const renderTime = (iso: string): Html =>
  html`<time datetime="${iso}">${timeFormat.format(new Date(iso)).replace(',', '')} UTC</time>`;
