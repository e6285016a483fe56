import type { Context as Call } from 'hono';
import { assertNotEncoded } from '#http/headers.ts';
import { invalidField } from '#kernel/validation.ts';
import { dashboardPaths } from '#web/paths.ts';

export const readForm = async (c: Call): Promise<URLSearchParams> => parseForm(c, await c.req.text());

export function parseForm(c: Call, text: string): URLSearchParams {
  assertNotEncoded(c.req.header('content-encoding'));
  const form = new URLSearchParams(text);
  assertStorable(form);
  return form;
}

export function assertStorable(form: URLSearchParams): void {
  for (const [name, value] of form) if (value.includes('\0')) throw invalidField(`/${name}`, 'Must not contain NUL.');
}

const knownPath = /^\/(?:keys|passkeys|deliveries(?:\/[\da-f-]{36})?|device(?:\?user_code=[\w%-]{1,40})?)$/;
const roomPath = new RegExp(`^(?:${dashboardPaths.join('|').replaceAll(':id', '[\\da-f-]{36}')})$`);

/** Only known paths are accepted, to prevent open redirects. */
export const resolveNext = (given: string | null | undefined): string =>
  given && (knownPath.test(given) || roomPath.test(given)) ? given : '/';

export const buildSignInPath = (next: string): string => `/sign-in?next=${encodeURIComponent(next)}`;

export const buildDevicePath = (userCode?: string): string =>
  userCode ? `/device?user_code=${encodeURIComponent(userCode)}` : '/device';
