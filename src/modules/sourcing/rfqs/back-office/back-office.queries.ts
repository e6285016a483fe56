import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { createRfqList, type RfqRow, rfqColumns, selectInvitations, selectLines, selectRfqs } from '../rfq.queries.ts';
import { type QuoteRow, selectQuotes } from '../supplier-quotes/supplier-quote.queries.ts';
import { daysAfterClosing } from '../supplier-quotes/supplier-quote.rules.ts';

export type BackOfficeRfq = RfqRow & {
  lines: Awaited<ReturnType<typeof selectLines>>;
  invitations: Awaited<ReturnType<typeof selectInvitations>>;
  quotes: QuoteRow[];
};

const openRfqs = createRfqList(
  'open rfqs',
  (ctx) => ({ rows: ctx.systemRows(), prepared: ctx.systemPrepared }),
  (now) =>
    sql<boolean>`(r.closed_at is null or r.closed_at >= ${now}::timestamptz - make_interval(days => ${sql.lit(daysAfterClosing)}))`,
);

/** Requests of all tenants that still accept quotes. */
export const backOfficeRfqList: typeof openRfqs = {
  ...openRfqs,
  read: async (ctx, request) => {
    const { rows, total } = await openRfqs.read(ctx, { ...request, selected: rfqColumns });
    return { rows: await loadParts(ctx, rows), total };
  },
};

export async function readBackOfficeRfq(ctx: Context, id: string): Promise<BackOfficeRfq> {
  const rows = ctx.systemRows();
  const [rfq] = await loadParts(ctx, await selectRfqs(rows, rfqColumns).where('r.id', '=', id).execute());
  if (!rfq) throw notFound('rfq');
  return rfq;
}

async function loadParts(ctx: Context, found: readonly RfqRow[]): Promise<BackOfficeRfq[]> {
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
