import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/**
 * Text that somebody else chose. Characters that reorder or hide what stands beside them are shown as a mark, so that a
 * name cannot pass for another one.
 */
export const renderForeignText = (text: string): Html =>
  html`<bdi>${text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\u2060\ufeff]/gu, '\ufffd')}</bdi>`;

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A time in UTC; it says so. */
export const renderTime = (iso: string): Html =>
  html`<time datetime="${iso}">${timeFormat.format(new Date(iso)).replace(',', '')} UTC</time>`;
