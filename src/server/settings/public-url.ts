import type { Config } from './config.ts';

/** Where callers find the service; with PORT 0 only the one that listens knows. */
export const resolvePublicUrl = ({ PUBLIC_URL, HOST, PORT }: Config): string =>
  PUBLIC_URL ?? `http://${toReachableHost(HOST)}:${PORT}`;

/** No proxy asks whether a service is ready that only this machine can reach. */
export const resolveShutdownDelay = ({ SHUTDOWN_DELAY_SECONDS, HOST }: Config): number =>
  SHUTDOWN_DELAY_SECONDS ?? (loopback.test(HOST) ? 0 : 5);
const loopback = /^(localhost|127(\.\d+){3}|::1)$/;

/** Loopback and wildcard addresses become `localhost`, which browsers treat as a secure context; IPv6 stands in brackets. */
function toReachableHost(host: string): string {
  if (/^(localhost|127(\.\d+){3}|0\.0\.0\.0|::1?)$/.test(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
