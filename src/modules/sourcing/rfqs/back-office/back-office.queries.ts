import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type RfqRow, rfqColumns, selectInvitations, selectLines, selectRfqs } from '../rfq.queries.ts';
import { type QuoteRow, selectQuotes } from '../supplier-quotes/supplier-quote.queries.ts';
import { daysAfterClosing } from '../supplier-quotes/supplier-quote.rules.ts';

export type BackOfficeRfq = RfqRow & {
  lines: Awaited<ReturnType<typeof selectLines>>;
  invitations: Awaited<ReturnType<typeof selectInvitations>>;
  quotes: QuoteRow[];
};

const maxRfqs = 100;

export async function listBackOfficeRfqs(ctx: Context): Promise<BackOfficeRfq[]> {
  const rows = ctx.systemRows();
  const found = await selectRfqs(rows, rfqColumns)
    .where(
      sql<boolean>`(r.closed_at is null or r.closed_at >= ${ctx.now().toISOString()}::timestamptz - make_interval(days => ${sql.lit(daysAfterClosing)}))`,
    )
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(maxRfqs)
    .execute();
  return loadParts(ctx, found);
}

export async function readBackOfficeRfq(ctx: Context, id: string): Promise<BackOfficeRfq> {
  const rows = ctx.systemRows();
  const [rfq] = await loadParts(ctx, await selectRfqs(rows, rfqColumns).where('r.id', '=', id).execute());
  if (!rfq) throw notFound('rfq');
  return rfq;
}

async function loadParts(ctx: Context, found: RfqRow[]): Promise<BackOfficeRfq[]> {
  const rows = ctx.systemRows();
  const ids = found.map(({ id }) => id);
  const [lines, invitations, quotes] = await Promise.all([
    selectLines(rows, ids),
    selectInvitations(rows, ids),
    selectQuotes(rows, ids, formatToday(ctx)),
  ]);
  const [linesOf, invitationsOf, quotesOf] = [
    Map.groupBy(lines, getRfqId),
    Map.groupBy(invitations, getRfqId),
    Map.groupBy(quotes, getRfqId),
  ];
  return found.map((rfq) => ({
    ...rfq,
    lines: linesOf.get(rfq.id) ?? [],
    invitations: invitationsOf.get(rfq.id) ?? [],
    quotes: quotesOf.get(rfq.id) ?? [],
  }));
}

const getRfqId = ({ rfqId }: { rfqId: string }) => rfqId;
const formatToday = ({ now }: Context) => now().toISOString().slice(0, 10);
