import { isLoopback } from '#http/session-cookie.ts';
import type { Config } from './config.ts';

export const resolvePublicUrl = ({ PUBLIC_URL, HOST, PORT }: Config): string =>
  PUBLIC_URL ?? `http://${toReachableHost(HOST)}:${PORT}`;

/** On loopback no proxy checks readiness, so the default delay is 0. */
export const resolveShutdownDelay = ({ SHUTDOWN_DELAY_SECONDS, HOST }: Config): number =>
  SHUTDOWN_DELAY_SECONDS ?? (isLoopbackHost(HOST) ? 0 : 5);

export const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** `localhost` is a secure context in browsers. */
function toReachableHost(host: string): string {
  if (/^(localhost|127(\.\d+){3}|0\.0\.0\.0|::1?)$/.test(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Nobody elsewhere can call the service, so that it may send to this machine for trials. */
export const isOnThisMachine = ({ HOST, TRUST_PROXY }: Config, publicUrl: string): boolean =>
  isLoopbackHost(HOST) && isLoopback(publicUrl) && !TRUST_PROXY;
