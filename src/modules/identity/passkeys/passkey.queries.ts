import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { Passkey } from './passkey.entity.ts';

const passkeyColumns = ['id', 'name', 'createdAt', 'lastUsedAt', 'isBackedUp'] as const;
type PasskeyRow = Row<Passkey, (typeof passkeyColumns)[number]>;

export const listPasskeys = (ctx: Context, memberId: string): Promise<PasskeyRow[]> =>
  ctx.prepared('passkeys', { memberId }, (db, args) =>
    db
      .selectFrom('passkey as k')
      .select(columns('k', passkeyColumns))
      .where('k.member_id', '=', args.memberId)
      .orderBy('k.created_at')
      .orderBy('k.id'),
  );
