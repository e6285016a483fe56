import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { NotificationPreference } from './notification.entity.ts';

const savedColumns = ['answers', 'approvals', 'failures', 'language'] as const;
export type PreferenceRow = Row<NotificationPreference, (typeof savedColumns)[number]>;

/** Of a member that has never set any. */
const none: PreferenceRow = { answers: 'never', approvals: 'never', failures: 'never', language: null };

export async function readPreferences(ctx: Context, memberId: string): Promise<PreferenceRow> {
  const [found] = await ctx.prepared('notification preferences', { memberId }, (db, args) =>
    db
      .selectFrom('notification_preference as p')
      .select(columns('p', savedColumns))
      .where('p.member_id', '=', args.memberId)
      .$castTo<PreferenceRow>(),
  );
  return found ?? none;
}
