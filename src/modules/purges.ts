import { auditPurge } from '#modules/platform/retention/audit-purge.service.ts';
import {
  contactReadPurge,
  createWindowPurge,
  positionPurge,
} from '#modules/platform/retention/counter-purge.service.ts';
import { type Purge, purgeMonths, purgeRows } from '#modules/platform/retention/purge.service.ts';
import { createSandboxPurge } from '#modules/platform/retention/sandbox-purge.service.ts';
import { removeContentOfTenants } from '#modules/sourcing/engineering/transfer/transfer-recovery.service.ts';
import { removeTaskFilesOfTenants } from '#modules/sourcing/task-files/task-file.service.ts';

const atOnce = () => 0;
const dayMs = 24 * 3600_000;
/** Positions in the change log are valid for 24 hours. */
const changeMs = 25 * 3600_000;

/** All other records are kept until their owner removes them. */
export const purges: readonly Purge[] = [
  createSandboxPurge({
    removeFiles: async (system, owners) => {
      await removeContentOfTenants(system, owners);
      await removeTaskFilesOfTenants(system, owners);
    },
    kept: { capability: 'exists (select from run r where r.capability_id = capability.id)' },
  }),
  purgeRows({
    name: 'sessions',
    table: 'browser_session',
    column: 'expires_at',
    retentionMs: ({ signInMs }) => signInMs,
  }),
  purgeRows({
    name: 'sign_in_links',
    table: 'sign_in_link',
    column: 'expires_at',
    retentionMs: ({ signInMs }) => signInMs,
  }),
  purgeRows({
    name: 'devices',
    table: 'device_connection',
    column: 'expires_at',
    retentionMs: ({ signInMs }) => signInMs,
  }),
  purgeRows({ name: 'passkey_challenges', table: 'passkey_challenge', column: 'expires_at', retentionMs: atOnce }),
  purgeRows({ name: 'idempotency_keys', table: 'idempotency_key', column: 'expires_at', retentionMs: atOnce }),
  purgeRows({ name: 'record_changes', table: 'record_change', column: 'at', retentionMs: () => changeMs }),
  purgeMonths({ name: 'months_of_events', table: 'event', retentionMs: ({ eventMs }) => eventMs }),
  purgeRows({ name: 'events', table: 'event', column: 'at', retentionMs: ({ eventMs }) => eventMs }),
  purgeRows({
    ...{ name: 'webhook_attempts', table: 'webhook_attempt', column: 'created_at' },
    retentionMs: ({ webhookDeliveryMs }) => webhookDeliveryMs,
  }),
  purgeRows({
    ...{ name: 'webhook_deliveries', table: 'webhook_delivery', column: 'created_at' },
    retentionMs: ({ webhookDeliveryMs }) => webhookDeliveryMs,
  }),
  purgeRows({
    ...{ name: 'notifications', table: 'notification', column: 'created_at' },
    retentionMs: ({ eventMs }) => eventMs,
  }),
  purgeRows({
    ...{ name: 'notification_mails', table: 'notification_mail', column: 'created_at' },
    retentionMs: ({ eventMs }) => eventMs,
  }),
  purgeRows({
    ...{ name: 'link_downloads', table: 'supplier_link_download', column: 'created_at' },
    retentionMs: ({ downloadMs }) => downloadMs,
  }),
  auditPurge,
  purgeMonths({ name: 'months_of_audit_entries', table: 'audit_entry', retentionMs: ({ auditMs }) => auditMs }),
  purgeRows({ name: 'job_states', table: 'job_state', column: 'saved_at', retentionMs: () => dayMs }),
  createWindowPurge(),
  contactReadPurge,
  positionPurge,
];
