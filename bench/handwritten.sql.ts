/** Names and states that belong to other tables are stored with a delivery, too. */
const record = `d.id, d.action_id, d.project_id, d.factory_id, nullif(d.factory_name, '') as factory_name, d.channel, d.status, d.subject,
  d.project_version, d.dispatch_status, d.approved_at, d.rejected_at, d.reject_reason, d.sent_at, d.sent_by,
  d.sent_reference, d.created_at, d.updated_at`;

export type DeliveryRecord = {
  id: string;
  action_id: string;
  project_id: string;
  factory_id: string | null;
  factory_name: string | null;
  channel: string;
  status: string;
  subject: string | null;
  project_version: string;
  dispatch_status: string | null;
  approved_at: string | null;
  rejected_at: string | null;
  reject_reason: string | null;
  sent_at: string | null;
  sent_by: string | null;
  sent_reference: string | null;
  created_at: string;
  updated_at: string;
};
export type DeliveryDetail = DeliveryRecord & {
  cc: string[];
  body_en: string | null;
  body_zh: string | null;
  frozen_to: string | null;
  frozen_name: string | null;
  dispatch_id: string;
  attempts: number;
  first_attempt_at: string | null;
  retry_before: string | null;
  lease_expires_at: string | null;
  last_outcome: string | null;
  provider_message_id: string | null;
  accepted_at: string | null;
  payload_sha256: string;
  events: Record<string, string>;
};

/** $1 is the owner, $2 the delivery. */
export const oneDelivery = {
  name: 'one_delivery',
  text: `select ${record}, d.cc, d.body_en, d.body_zh, d.frozen_to, d.frozen_name, x.id as dispatch_id, x.attempts, x.first_attempt_at, x.retry_before, x.lease_expires_at,
    x.last_outcome, x.provider_message_id, x.accepted_at, x.payload_sha256, x.events
    from delivery d left join dispatch x on x.delivery_id = d.id and x.owner = $1 where d.owner = $1 and d.id = $2`,
};

export const newestDeliveries = {
  name: 'newest_deliveries',
  text: `select ${record} from delivery d where d.owner = $1 order by d.created_at desc, d.id desc limit 100`,
};

/** One row per delivery, as arrays: a project and an action repeat in each of their rows. */
export type DashboardRow = [
  ...project: [id: string, name: string, status: string, contextNumber: number],
  ...action: [id: string | null, kind: string, status: string, createdAt: string],
  ...delivery: [id: string | null, status: string, channel: string, subject: string | null],
  ...factory: [id: string | null, nameEn: string, city: string | null],
];
export const dashboard = {
  name: 'dashboard',
  rowMode: 'array' as const,
  text: `select p.id, p.name, p.status, p.context_number, a.id, a.kind, a.status, a.created_at,
      d.id, d.status, d.channel, d.subject, case when not f.quarantined then f.id end, f.name_en, f.city
    from (select id, created_at, name, status, context_number from project where owner = $1
      order by created_at desc, id desc limit 20) p
    left join lateral (select id, kind, status, created_at from action where project_id = p.id and owner = $1
      order by created_at desc, id desc limit 5) a on true
    left join delivery d on d.action_id = a.id and d.owner = $1
    left join factory f on f.id = d.factory_id
    order by p.created_at desc, p.id desc, a.created_at desc, a.id desc, d.created_at, d.id`,
};
