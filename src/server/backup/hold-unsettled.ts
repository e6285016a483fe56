import type { Client } from 'pg';

export type Held = { deliveries: string[]; disclosures: string[] };

/**
 * What was approved and not yet sent when the backup was made may have been sent since. Messages become uncertain
 * without another attempt, so that a person settles them; pending releases are revoked. Members get no mail about what
 * happened before.
 */
export async function holdUnsettled(client: Client): Promise<Held> {
  const deliveries = await client.query<{ id: string }>(`
    with held as (
      update public.dispatch set status = 'uncertain', last_outcome = 'restored', attempts = greatest(attempts, 1),
        first_attempt_at = coalesce(first_attempt_at, now()), retry_before = least(retry_before, now()),
        lease_token = null, lease_expires_at = null, next_attempt_at = null, updated_at = now()
      where status in ('ready', 'sending', 'uncertain') returning delivery_id
    )
    update public.delivery d set dispatch_status = 'uncertain', updated_at = now()
    from held where d.id = held.delivery_id returning d.id`);
  const disclosures = await client.query<{ id: string }>(
    `with held as (
      update public.disclosure set status = 'revoked', revoked_at = now(), revoke_reason = $1, updated_at = now()
      where status = 'pending' returning id, invitation_id
    ), uninvited as (
      update public.rfq_invitation i set status = 'revoked', updated_at = now()
      from held where i.id = held.invitation_id and i.status = 'pending'
    )
    select id from held`,
    ['Restored from a backup: the message may have been sent since. Check, then publish again.'],
  );
  await client.query(`update public.notification_mail set status = 'uncertain', next_attempt_at = null
    where next_attempt_at is not null`);
  await client.query(`update public.notification set due_at = null where due_at is not null`);
  await client.query(`update public.notification_preference p set last_sequence = c.last
    from public.event_counter c where c.owner = p.owner`);
  const ids = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id).toSorted();
  return { deliveries: ids(deliveries), disclosures: ids(disclosures) };
}
