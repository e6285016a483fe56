import type { Logger } from 'pino';
import type { Cursors } from './pagination/page.ts';
import type { ApprovalPolicy, MemberRole, OrganisationKind, Right } from './rights.ts';
import type { Mode, Scope } from './scopes.ts';

export type Organisation = { id: string; name: string; kind: OrganisationKind; approvalPolicy: ApprovalPolicy };

/** State of the rate-limit window with the least left, for the RateLimit headers. */
export type Quota = {
  limits: RequestLimits;
  limit: number;
  remaining: number;
  resetSeconds: number;
  remainingToday: number;
};
export type RequestLimits = { requestsPerMinute: number; requestsPerDay: number };

/** `owner` is the tenant: the organisation of a live key, or the id of a sandbox key. */
export type KeyViewer = {
  kind: 'key';
  keyId: string;
  owner: string;
  mode: Mode;
  scopes: ReadonlySet<Scope>;
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
  role: MemberRole;
  rights: ReadonlySet<Right>;
  mode: 'live';
  expiresAt: string;
  quota: Quota;
};
export type Viewer = KeyViewer | SessionViewer;

/** How long records are kept, in milliseconds. */
export type Retention = Record<
  'sandboxMs' | 'signInMs' | 'eventMs' | 'webhookDeliveryMs' | 'downloadMs' | 'auditMs',
  number
>;

export type Settings = {
  publicUrl: string;
  requestLimits: Record<Mode | 'session', RequestLimits>;
  anonymousRequestsPerMinute: number;
  /** Signed-in members may send only persisted operations to the GraphQL API. */
  persistedOnly: boolean;
  /** To supplier links, for each client address and for each link. */
  linkRequestsPerMinute: number;
  pointsPerMinute: Record<Mode, number>;
  sandboxKeysPerDay: number;
  leaseMs: number;
  /** How long an action may go without a sign of life from its process. The time of a model call is added. */
  actionLeaseMs: number;
  /** Sender of every mail, also while no transport is configured. */
  mailFrom: string | null;
  /** Without it, replies go to the sender of a message. */
  inboundDomain: string | null;
  /** Without any, callbacks of the mail provider are refused. */
  webhookSecrets: readonly Uint8Array[];
  retention: Retention;
  /** Time between two scheduled exports. */
  exportIntervalMs: number;
};

/** Needs no upper layer; each layer and module adds its fields in its own `*context.ts`. */
export interface Context {
  requestId: string;
  viewer: Viewer | null;
  /** HMAC of the client address under a secret of the service. */
  client: string;
  region: string | null;
  /** ISO 3166 code of the client's country, from a header of the reverse proxy. */
  country: string | null;
  /** HMAC under a secret of the service. For values too short or too personal for a plain hash. */
  hmac: (text: string) => string;
  /** Runs work after the response. Errors are logged; shutdown waits for it. */
  later: (work: () => Promise<unknown>) => void;
  /** The service failed this request, so it does not count against rate limits. */
  failed: boolean;
  /** GraphQL cost points of what was executed. */
  cost: number;
  /** The response holds a secret, so it is not compressed. */
  holdsSecret: boolean;
  /** The request comes from this machine, not through a proxy. */
  local: boolean;
  fork: () => Context;
  cursors: Cursors;
  log: Logger;
  now: () => Date;
  settings: Settings;
}

export interface System {
  log: Logger;
  now: () => Date;
  settings: Settings;
}

export type Job = { name: string; everySeconds: number; run: (system: System) => Promise<void> };
