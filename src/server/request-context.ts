import { createHmac } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Context as Call } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { AuthStore } from '#auth/auth-store.ts';
import { isLocal, readCountry, readCountryCode, resolveClientAddress } from '#auth/authenticate.ts';
import type { Changes } from '#db/notifications.ts';
import type { createRowReaders, Loaders, Prepared } from '#db/rows.ts';
import { parsePosition } from '#db/servers/position.ts';
import type { ReaderPools, Replicas } from '#db/servers/replicas.ts';
import { asSystem, asTenant } from '#db/tenancy.ts';
import { isLoopback } from '#http/session-cookie.ts';
import type { Context, Settings, Viewer } from '#kernel/context.ts';
import { newRequestId } from '#kernel/ids.ts';
import type { Cursors } from '#kernel/pagination/page.ts';
import type { Tables } from '#modules/entities.ts';
import type { ComplianceTables } from '#modules/guidance/compliance/compliance.context.ts';
import type { ShippingTables } from '#modules/logistics/shipping/shipping.context.ts';
import type { FileStore } from '#ports/file-store/file-store.ts';
import type { Interviewer } from '#ports/language-model/interviewer.ts';
import type { ReplyReader } from '#ports/language-model/reply-reader.ts';
import type { Writer } from '#ports/language-model/writer.ts';
import type { Mailer } from '#ports/mail/mailer.ts';
import { selectMailer } from '#ports/mail/simulator.ts';
import type { MarketQuotes } from '#ports/market-quotes/market-quotes.ts';
import { selectTracker } from '#ports/tracking/simulator.ts';
import type { Tracker, Trackers } from '#ports/tracking/tracker.ts';
import type { Background } from './lifecycle/background.ts';
import { toLogFields } from './log.ts';

export type ContextDeps = {
  orm: MikroORM;
  rows: ReturnType<typeof createRowReaders<Tables>>;
  searches: ReturnType<typeof createRowReaders<Tables>>;
  replicas: Replicas | null;
  auth: AuthStore;
  changes: Changes;
  cursors: Cursors;
  receipts: Context['receipts'];
  supplierLinks: Context['supplierLinks'];
  unsubscribeLinks: Context['unsubscribeLinks'];
  webhookSender: Context['webhookSender'];
  secretSeal: Context['secretSeal'];
  hmacSecret: string;
  trustProxy: boolean;
  regionHeader: string | null;
  background: Background;
  log: Logger;
  mailer: Mailer | null;
  writer: Writer | null;
  interviewer: Interviewer | null;
  replyReader: ReplyReader | null;
  trackers: Trackers;
  marketQuotes: MarketQuotes | null;
  files: FileStore;
  actionKinds: Context['actionKinds'];
  createDrafts: Context['createDrafts'];
  exportSources: Context['exportSources'];
  shipping: ShippingTables;
  screening: Context['screening'];
  compliance: ComplianceTables;
  tariffClassifier: Context['tariffClassifier'];
  lexicon: Context['lexicon'];
  goods: Context['goods'];
  now: () => Date;
  settings: Settings;
};

/** Created before authentication; expensive members are created on first use. */
export class RequestContext implements Context {
  readonly requestId: string;
  viewer: Viewer | null = null;
  readonly loaders: Loaders = new Map();
  failed = false;
  cost = 0;
  holdsSecret = false;
  /** Where the log was after the last write for the viewer; see `parsePosition`. */
  position: string | null = null;
  readonly #deps: ContextDeps;
  readonly #call: Call;
  #client: string | undefined;
  #em: EntityManager | undefined;
  #rows: Kysely<Tables> | undefined;
  #log: Logger | undefined;
  /** Of one replica for the whole request, so that its reads fit together; else of the primary. */
  #readers: ReaderPools | null = null;
  #wroteForOthers = false;

  constructor(deps: ContextDeps, call: Call, requestId = newRequestId()) {
    this.requestId = requestId;
    this.#deps = deps;
    this.#call = call;
  }

  get auth() {
    return this.#deps.auth;
  }
  get changes() {
    return this.#deps.changes;
  }
  get cursors() {
    return this.#deps.cursors;
  }
  get receipts() {
    return this.#deps.receipts;
  }
  get supplierLinks() {
    return this.#deps.supplierLinks;
  }
  get unsubscribeLinks() {
    return this.#deps.unsubscribeLinks;
  }
  get webhookSender() {
    return this.#deps.webhookSender;
  }
  get secretSeal() {
    return this.#deps.secretSeal;
  }
  get now() {
    return this.#deps.now;
  }
  readonly mailerFor = (address: string | null, owner: string | null) =>
    selectMailer(this.#deps.mailer, { address, owner }, this.#deps.settings.mailFrom);
  get mailer() {
    return this.#deps.mailer;
  }
  get writer() {
    return this.#deps.writer;
  }
  get interviewer() {
    return this.#deps.interviewer;
  }
  get replyReader() {
    return this.#deps.replyReader;
  }
  get trackers() {
    return this.#deps.trackers;
  }
  readonly trackerFor = (provider: Tracker['provider'], number: string) =>
    selectTracker(this.#deps.trackers[provider], provider, number, this.#deps.now());
  get marketQuotes() {
    return this.#deps.marketQuotes;
  }
  get files() {
    return this.#deps.files;
  }
  get actionKinds() {
    return this.#deps.actionKinds;
  }
  get createDrafts() {
    return this.#deps.createDrafts;
  }
  get exportSources() {
    return this.#deps.exportSources;
  }
  get shipping() {
    return this.#deps.shipping;
  }
  get screening() {
    return this.#deps.screening;
  }
  get compliance() {
    return this.#deps.compliance;
  }
  get tariffClassifier() {
    return this.#deps.tariffClassifier;
  }
  get lexicon() {
    return this.#deps.lexicon;
  }
  get goods() {
    return this.#deps.goods;
  }
  get settings() {
    return this.#deps.settings;
  }
  get local(): boolean {
    return isLocal(this.#call);
  }
  get client(): string {
    this.#client ??= this.hmac(`ip:${resolveClientAddress(this.#call, this.#deps.trustProxy)}`);
    return this.#client;
  }
  get country(): string | null {
    const { regionHeader } = this.#deps;
    return regionHeader ? readCountryCode(this.#call, regionHeader) : null;
  }
  get region(): string | null {
    const { regionHeader, trustProxy, settings } = this.#deps;
    if (regionHeader) return readCountry(this.#call, regionHeader);
    // Behind a proxy or a tunnel every caller would look local.
    const isHere = !trustProxy && this.local && isLoopback(settings.publicUrl);
    return isHere ? 'this machine' : null;
  }
  hmac(text: string): string {
    return createHmac('sha256', this.#deps.hmacSecret).update(text).digest('base64url');
  }
  later(work: () => Promise<unknown>): void {
    this.#deps.background.run(work, this.log);
  }
  get log(): Logger {
    this.#log ??= this.#deps.log.child(toLogFields(this));
    return this.#log;
  }
  fork(): Context {
    const { viewer } = this;
    return Object.assign(new RequestContext(this.#deps, this.#call, this.requestId), { viewer });
  }
  readFromReplica(): void {
    const { replicas } = this.#deps;
    if (!replicas) return;
    this.#readers = replicas.choose(this.position === null ? null : parsePosition(this.position));
    this.#rows = undefined;
  }
  /** Operator staff see at once what they changed for others. */
  async savePosition(): Promise<void> {
    const { replicas, auth } = this.#deps;
    if (!replicas || !this.#wroteForOthers || !this.viewer) return;
    await auth.savePosition(this.viewer.owner).catch((err) => this.log.warn({ err }, 'position not saved'));
  }
  get em(): EntityManager {
    this.#em ??= this.viewer ? this.tenantEm(this.viewer.owner) : this.#deps.orm.em.fork();
    return this.#em;
  }
  tenantEm(owner: string): EntityManager {
    if (owner !== this.viewer?.owner) this.#wroteForOthers = true;
    return asTenant(this.#deps.orm.em.fork(), owner);
  }
  systemEm(): EntityManager {
    this.#wroteForOthers = true;
    return asSystem(this.#deps.orm.em.fork());
  }
  get rows(): Kysely<Tables> {
    this.#rows ??= this.#deps.rows.forTenant(this.viewer?.owner ?? null, this.#readers?.rows);
    return this.#rows;
  }
  get searches(): Kysely<Tables> {
    return this.#deps.searches.forTenant(this.viewer?.owner ?? null, this.#readers?.searches);
  }
  systemRows(): Kysely<Tables> {
    return this.#deps.rows.forAllTenants(this.#readers?.rows);
  }
  get systemPrepared(): Prepared<Tables> {
    return this.#deps.rows.prepareForAllTenants(this.#readers?.rows);
  }
  get prepared(): Prepared<Tables> {
    return this.#deps.rows.prepareFor(this.viewer?.owner ?? null, this.#readers?.rows);
  }
}
