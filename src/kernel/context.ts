import type { Logger } from 'pino';
import type { Cursors } from './pagination/page.ts';
import type { Mode, OrganisationKind, Scope } from './scopes.ts';

export type Organisation = { id: string; name: string; kind: OrganisationKind };

/** What is left of the tighter window, for the headers of an answer. */
export type Quota = { limit: number; remaining: number; resetSeconds: number; remainingToday: number };

/** Who is calling. `owner` is the organisation of a live key or a session and the key itself for a sandbox key. */
export type KeyViewer = {
  kind: 'key';
  keyId: string;
  owner: string;
  mode: Mode;
  scopes: ReadonlySet<Scope>;
  /** Given to a device that has not acknowledged it yet, and good for little else. */
  temporary: boolean;
  organisation: Organisation | null;
  expiresAt: string;
  quota: Quota;
};
export type SessionViewer = {
  kind: 'session';
  sessionId: string;
  memberId: string;
  email: string;
  owner: string;
  organisation: Organisation;
  role: 'owner' | 'member' | 'reviewer';
  expiresAt: string;
};
export type Viewer = KeyViewer | SessionViewer;

export type Settings = {
  publicUrl: string;
  requestsPerMinute: number;
  requestsPerDay: Record<Mode, number>;
  /** Of one client address without a valid credential, over both APIs. */
  anonymousRequestsPerMinute: number;
  /** Of the graph; a browser session has those of a live key. */
  pointsPerMinute: Record<Mode, number>;
  /** That one network address may make. */
  sandboxKeysPerDay: number;
  leaseMs: number;
  /** As long as a process that makes an action is believed to live; a call of the model comes on top. */
  actionLeaseMs: number;
  /** The sender of every mail, also while no transport is configured. */
  mailFrom: string | null;
  /** Any of them may have signed a callback of the mail provider; with none, no callback is taken. */
  webhookSecrets: readonly Uint8Array[];
};

/**
 * What a resolver or service may reach, one per request. This is the part that needs no layer above; each layer and
 * module declares what it adds in a file `*context.ts` of its own.
 */
export interface Context {
  requestId: string;
  viewer: Viewer | null;
  /** The caller's network address, unreadable: HMAC under a secret of the service. */
  client: string;
  /** Where the caller seems to be, in words for people, or null. */
  region: string | null;
  /** HMAC under a secret of the service, for what is too short or too personal to be kept as a plain hash. */
  hmac: (text: string) => string;
  /** Work that the answer does not wait for. What it throws is logged; a stop waits for it. */
  later: (work: () => Promise<unknown>) => void;
  /** The service itself failed this request, which then does not count. */
  failed: boolean;
  /** The caller is on this machine. */
  local: boolean;
  /** The same request with nothing read yet: each event of a stream is looked at as if it were asked for just then. */
  fork: () => Context;
  cursors: Cursors;
  log: Logger;
  now: () => Date;
  settings: Settings;
}

/** What a job, which has no caller, may reach. */
export interface System {
  log: Logger;
  now: () => Date;
  settings: Settings;
}

export type Job = { name: string; everySeconds: number; run: (system: System) => Promise<void> };
