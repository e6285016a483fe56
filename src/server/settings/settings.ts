import type { Settings } from '#kernel/context.ts';
import type { Config } from './config.ts';

export const toSettings = (config: Config): Settings => ({
  publicUrl: config.PUBLIC_URL ?? '',
  requestLimits: {
    sandbox: {
      requestsPerMinute: config.LIMIT_REQUESTS_PER_MINUTE,
      requestsPerDay: config.LIMIT_REQUESTS_PER_DAY_SANDBOX,
    },
    live: { requestsPerMinute: config.LIMIT_REQUESTS_PER_MINUTE, requestsPerDay: config.LIMIT_REQUESTS_PER_DAY_LIVE },
    session: {
      requestsPerMinute: config.LIMIT_SESSION_REQUESTS_PER_MINUTE,
      requestsPerDay: config.LIMIT_SESSION_REQUESTS_PER_DAY,
    },
  },
  anonymousRequestsPerMinute: config.LIMIT_ANONYMOUS_REQUESTS_PER_MINUTE,
  persistedOnly: config.PERSISTED_ONLY === 'on',
  linkRequestsPerMinute: config.LIMIT_LINK_REQUESTS_PER_MINUTE,
  pointsPerMinute: { sandbox: config.LIMIT_POINTS_PER_MINUTE_SANDBOX, live: config.LIMIT_POINTS_PER_MINUTE_LIVE },
  sandboxKeysPerDay: config.LIMIT_SANDBOX_KEYS_PER_DAY,
  leaseMs: config.DISPATCH_LEASE_SECONDS * 1000,
  actionLeaseMs: config.ACTION_LEASE_SECONDS * 1000,
  mailFrom: config.MAIL_FROM ?? null,
  inboundDomain: config.INBOUND_DOMAIN ?? null,
  webhookSecrets: config.RESEND_WEBHOOK_SECRET ?? [],
  exportIntervalMs: config.EXPORT_INTERVAL_MINUTES * 60_000,
  retention: {
    sandboxMs: config.RETENTION_SANDBOX_DAYS * dayMs,
    signInMs: config.RETENTION_SIGN_IN_DAYS * dayMs,
    eventMs: config.RETENTION_EVENT_DAYS * dayMs,
    webhookDeliveryMs: config.RETENTION_WEBHOOK_DELIVERY_DAYS * dayMs,
    downloadMs: config.RETENTION_DOWNLOAD_DAYS * dayMs,
    auditMs: config.RETENTION_AUDIT_DAYS * dayMs,
  },
});

const dayMs = 24 * 3600_000;
