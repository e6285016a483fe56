import { type RawBuilder, sql } from 'kysely';
import { createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import type { Context } from '#kernel/context.ts';
import { type DeliveryRow, deliveryColumns, selectDeliveries } from '../delivery.queries.ts';
import type { UnsettledState } from '../delivery.schema.ts';

type Only = {
  state: UnsettledState;
  projectName: string;
  organisationName: string;
  attempts: number;
  lastOutcome: string | null;
  firstAttemptAt: string | null;
  providerMessageId: string | null;
};
export type UnsettledDelivery = DeliveryRow & Only;
type Column = keyof UnsettledDelivery;

/** The service makes no further attempt by itself. */
const isLeft = sql<boolean>`(attempt.id is not null and attempt.next_attempt_at is null)`;
const state = sql`case when d.dispatch_status in ('uncertain', 'failed') and ${isLeft} then d.dispatch_status else 'stuck' end`;
const own: Record<keyof Only, RawBuilder<unknown>> = {
  state,
  projectName: sql`owning_project.name`,
  organisationName: sql`o.name`,
  attempts: sql`coalesce(attempt.attempts, 0)`,
  lastOutcome: sql`attempt.last_outcome`,
  firstAttemptAt: sql`attempt.first_attempt_at`,
  providerMessageId: sql`attempt.provider_message_id`,
};
const isOwn = (column: string): column is keyof Only => column in own;
const isOfDelivery = (column: Column): column is keyof DeliveryRow => !isOwn(column);
export const unsettledColumns: readonly Column[] = [...deliveryColumns, ...Object.keys(own).filter(isOwn)];
const approvedAt = sql`d.approved_at`;

/** What a message may take from its approval, or from the time of its next attempt, before it counts as stuck. */
const patience = sql`interval '10 minutes'`;

const selectUnsettled = (db: Context['rows'], selected: readonly Column[], now: unknown) =>
  selectDeliveries(db, [...new Set([...selected.filter(isOfDelivery), 'approvedAt'] as const)])
    .innerJoin('project as owning_project', 'owning_project.id', 'd.project_id')
    .innerJoin('organisation as o', 'o.id', 'd.owner')
    .leftJoin('dispatch as attempt', 'attempt.delivery_id', 'd.id')
    .select(selected.filter(isOwn).map((column) => own[column].as(column)))
    .where(sql<boolean>`d.status = 'approved' and d.channel = 'email'`)
    .where(
      sql<boolean>`(${isLeft} or coalesce(attempt.next_attempt_at, d.approved_at) < ${now}::timestamptz - ${patience})`,
    )
    .$castTo<UnsettledDelivery>();

/** All tenants: what was approved, cannot leave or may have left, and is settled by nothing but a person. */
export const unsettledList = createList({
  name: 'unsettled',
  id: 'd.id',
  select: selectUnsettled,
  orders: { APPROVED_AT: { by: approvedAt, type: 'timestamptz', column: 'approvedAt' } },
  conditions: {
    state: isOneOf(state),
    projectId: hasId(sql.ref('d.project_id')),
    ...isWithin('approvedAt', approvedAt, 'timestamptz'),
  },
  readers: (ctx) => ({ rows: ctx.systemRows(), prepared: ctx.systemPrepared }),
});
