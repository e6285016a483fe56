import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { invitationsIn, linesIn, type RfqRow, rfqColumns, rfqsIn } from '../rfq.queries.ts';
import { type QuoteRow, quotesIn } from '../supplier-quotes/supplier-quote.queries.ts';
import { daysAfterClosing } from '../supplier-quotes/supplier-quote.rules.ts';

/** A request of whatever owner, with what the house needs to write quotes down. */
export type BackOfficeRfq = RfqRow & {
  lines: Awaited<ReturnType<typeof linesIn>>;
  invitations: Awaited<ReturnType<typeof invitationsIn>>;
  quotes: QuoteRow[];
};

const most = 100;

/** Those that still take quotes, oldest first. */
export async function listBackOfficeRfqs(ctx: Context): Promise<BackOfficeRfq[]> {
  const rows = ctx.systemRows();
  const found = await rfqsIn(rows, rfqColumns)
    .where(
      sql<boolean>`(r.closed_at is null or r.closed_at >= ${ctx.now().toISOString()}::timestamptz - make_interval(days => ${sql.lit(daysAfterClosing)}))`,
    )
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(most)
    .execute();
  return withParts(ctx, found);
}

/** One request of whatever owner, for the house. */
export async function readBackOfficeRfq(ctx: Context, id: string): Promise<BackOfficeRfq> {
  const rows = ctx.systemRows();
  const [rfq] = await withParts(ctx, await rfqsIn(rows, rfqColumns).where('r.id', '=', id).execute());
  if (!rfq) throw notFound('rfq');
  return rfq;
}

async function withParts(ctx: Context, found: RfqRow[]): Promise<BackOfficeRfq[]> {
  const rows = ctx.systemRows();
  const ids = found.map(({ id }) => id);
  const [lines, invitations, quotes] = await Promise.all([
    linesIn(rows, ids),
    invitationsIn(rows, ids),
    quotesIn(rows, ids, todayOf(ctx)),
  ]);
  const [linesOf, invitationsOf, quotesOf] = [
    Map.groupBy(lines, rfqIdOf),
    Map.groupBy(invitations, rfqIdOf),
    Map.groupBy(quotes, rfqIdOf),
  ];
  return found.map((rfq) => ({
    ...rfq,
    lines: linesOf.get(rfq.id) ?? [],
    invitations: invitationsOf.get(rfq.id) ?? [],
    quotes: quotesOf.get(rfq.id) ?? [],
  }));
}

const rfqIdOf = ({ rfqId }: { rfqId: string }) => rfqId;
const todayOf = ({ now }: Context) => now().toISOString().slice(0, 10);
