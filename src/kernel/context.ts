import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Changes } from '#db/changes.ts';
import type { Gate } from '#db/gate.ts';
import type { Loaders, Prepared } from '#db/rows.ts';
import type { Requirement } from '#modules/compliance/requirement.rules.ts';
import type { Receipts } from '#modules/deliveries/receipt.rules.ts';
import type { Tables } from '#modules/entities.ts';
import type { GoodsVocabulary } from '#modules/quote-requests/goods-vocabulary.rules.ts';
import type { DutyTables } from '#modules/shipping/duty/duty.shapes.ts';
import type { SurchargeTable } from '#modules/shipping/freight/dangerous-goods.shapes.ts';
import type { RateCard } from '#modules/shipping/freight/rate-card.shapes.ts';
import type { Tariff } from '#modules/shipping/tariff.rules.ts';
import type { Classifier } from '#modules/tariff-classification/candidate.rules.ts';
import type { FileStore } from '#ports/file-store.ts';
import type { Interviewer } from '#ports/interviewer.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { MarketQuotes } from '#ports/market-quotes.ts';
import type { Trackers } from '#ports/tracker.ts';
import type { Writer } from '#ports/writer.ts';
import type { Cursors } from './page.ts';
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

/** The schedule is large and read when it is first needed. */
export type ShippingTables = {
  tariff: () => Tariff;
  rateCard: RateCard;
  duty: DutyTables;
  surcharges: SurchargeTable;
};

/** The table that plans of compliance are made from. */
export type ComplianceTables = { requirements: readonly Requirement[] };

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

/** All a resolver or service may reach. One per request; `em` (to change), `rows` and `prepared` (to read) see only the viewer's records. */
export type Context = {
  requestId: string;
  viewer: Viewer | null;
  /** The caller's network address, unreadable: HMAC under a secret of the service. */
  client: string;
  /** Where the caller seems to be, in words for people, or null. */
  region: string | null;
  /** HMAC under a secret of the service, for what is too short or too personal to be kept as a plain hash. */
  veil: (text: string) => string;
  /** Work that the answer does not wait for. What it throws is logged; a stop waits for it. */
  later: (work: () => Promise<unknown>) => void;
  /** The service itself failed this request, which then does not count. */
  failed: boolean;
  /** The caller is on this machine. */
  local: boolean;
  /** The same request with nothing read yet: each event of a stream is looked at as if it were asked for just then. */
  afresh: () => Context;
  em: EntityManager;
  /** An entity manager bound to another owner: a new key owns itself before anybody can be its viewer. */
  emFor: (owner: string) => EntityManager;
  /** For what happens before anybody is known: each look names its record by a secret that the caller holds. */
  emOfEveryone: () => EntityManager;
  rows: Kysely<Tables>;
  /** For statements that may take long, on connections of their own: others do not wait behind them. */
  searches: Kysely<Tables>;
  /** The rows of all owners, for the house. */
  rowsOfEveryone: () => Kysely<Tables>;
  prepared: Prepared<Tables>;
  /** What siblings of this request ask for together. */
  loaders: Loaders;
  gate: Gate;
  /** Wakes streams when records of an owner may have changed. */
  changes: Changes;
  cursors: Cursors;
  receipts: Receipts;
  log: Logger;
  now: () => Date;
  mailer: Mailer | null;
  /** What takes a mail to this address, if anything does. */
  mailerFor: (address: string | null) => Mailer | null;
  writer: Writer | null;
  /** A model that conducts interviews; without one the rules do. */
  interviewer: Interviewer | null;
  trackers: Trackers;
  marketQuotes: MarketQuotes | null;
  /** The bytes of uploaded files. */
  files: FileStore;
  /** The tables that estimates are made from. */
  shipping: ShippingTables;
  compliance: ComplianceTables;
  /** Made from the schedule and its tables when it is first needed. */
  tariffClassifier: () => Classifier;
  /** Words for goods, which an anonymous text keeps. */
  goods: GoodsVocabulary;
  settings: Settings;
};

/** What work without a caller may reach. */
export type System = Pick<
  Context,
  'emOfEveryone' | 'emFor' | 'gate' | 'log' | 'now' | 'mailerFor' | 'writer' | 'files' | 'goods' | 'settings'
> & {
  /** What `rows` and `searches` are to a viewer, for one owner. */
  rowsFor: (owner: string) => Pick<Context, 'rows' | 'searches'>;
};

export type Worker = { name: string; everySeconds: number; run: (system: System) => Promise<void> };
