/** Whether callers reach the service at an address of their own machine. */
export const isLoopback = (publicUrl: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(publicUrl).hostname);

/**
 * The name of the session cookie. Browsers take a `__Host-` cookie only over https, without a domain and for the whole
 * origin, so no other host of the domain can set it. Plain http on loopback is the one place that cannot have it.
 */
export const getSessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('http:') && isLoopback(publicUrl) ? 'ssd_session' : '__Host-ssd_session';

/** The session token of a `Cookie` header. Two of the same name are none: one of them may come from somebody else. */
export function readSessionToken(header: string | undefined, publicUrl: string): string | null {
  const name = `${getSessionCookieName(publicUrl)}=`;
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(name));
  return found.length === 1 ? (found[0]?.slice(name.length) ?? null) : null;
}
