export const isLoopback = (publicUrl: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(publicUrl).hostname);

/**
 * `__Host-` cookies require https, no domain and path `/`, so no other host of the domain can set them. Plain http on
 * loopback cannot use the prefix.
 */
export const getSessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('http:') && isLoopback(publicUrl) ? 'ssd_session' : '__Host-ssd_session';

/** Null if the cookie occurs twice: another site may have set one. */
export function readSessionToken(header: string | undefined, publicUrl: string): string | null {
  const name = `${getSessionCookieName(publicUrl)}=`;
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(name));
  return found.length === 1 ? (found[0]?.slice(name.length) ?? null) : null;
}
