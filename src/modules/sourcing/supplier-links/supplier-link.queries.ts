import { sql } from 'kysely';
import { batch, columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import type { SupplierLink, SupplierLinkDownload } from '#modules/sourcing/deliveries/links/supplier-link.entity.ts';
import type { EngineeringFile } from '#modules/sourcing/engineering/engineering.entity.ts';
import type { Rfq, RfqLine } from '#modules/sourcing/rfqs/rfq.entity.ts';
import type { SupplierAnswer } from './answers/supplier-answer.entity.ts';
import type { LinkState } from './supplier-link.rules.ts';

type Db = Context['rows'];

const linkColumns = ['deliveryId', 'owner', 'revokedAt'] as const;
const messageColumns = ['files', 'actionId', 'approvedAt', 'sentAt'] as const;
/** The message that the thread began with. */
const firstId = sql<string>`coalesce(d.in_reply_to_id, d.id)`;
export type LinkRow = Row<SupplierLink, (typeof linkColumns)[number]> &
  Row<Delivery, (typeof messageColumns)[number]> &
  LinkState & { rfqId: string | null; askedQuoteBy: string | null; firstDeliveryId: string };

/** A factory that is invited again with the same message keeps its link: the latest publication decides. */
const latestRfq = (column: 'id' | 'closed_at') =>
  sql<string | null>`(select q.${sql.ref(column)} from rfq_invitation i join rfq q on q.id = i.rfq_id
  where i.delivery_id = ${firstId} order by q.created_at desc limit 1)`;

const selectLinks = (db: Db) =>
  db
    .selectFrom('supplier_link as l')
    .innerJoin('delivery as d', 'd.id', 'l.delivery_id')
    .innerJoin('action as a', 'a.id', 'd.action_id')
    .select(columns('l', linkColumns))
    .select(columns('d', messageColumns))
    .select([
      firstId.as('firstDeliveryId'),
      'd.status as deliveryStatus',
      latestRfq('id').as('rfqId'),
      latestRfq('closed_at').as('closedAt'),
      sql<string | null>`a.input ->> 'quoteBy'`.as('askedQuoteBy'),
    ])
    .$castTo<LinkRow>();

/** Of all tenants: the token is the credential. */
export async function findLink(ctx: Context, tokenSha256: string): Promise<LinkRow | null> {
  const found = await selectLinks(ctx.systemRows()).where('l.token_sha256', '=', tokenSha256).executeTakeFirst();
  return found ?? null;
}

const rfqColumns = ['id', 'textEn', 'textZh', 'quoteBy', 'requested'] as const;
const lineColumns = ['id', 'disclosedName', 'quantityPerUnit'] as const;
export type DisclosedRfq = Row<Rfq, (typeof rfqColumns)[number]> & {
  lines: Row<RfqLine, (typeof lineColumns)[number]>[];
};

export async function readDisclosedRfq(ctx: Context, { rfqId, owner }: LinkRow): Promise<DisclosedRfq | null> {
  if (rfqId === null) return null;
  const db = ctx.systemRows();
  const [rfq, lines] = await Promise.all([
    db
      .selectFrom('rfq as r')
      .select(columns('r', rfqColumns))
      .where('r.id', '=', rfqId)
      .where('r.owner', '=', owner)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('rfq_line as n')
      .select(columns('n', lineColumns))
      .where('n.rfq_id', '=', rfqId)
      .where('n.owner', '=', owner)
      .orderBy('n.number')
      .execute(),
  ]);
  return { ...rfq, lines };
}

const sentColumns = ['id', 'version', 'status', 'source', 'createdAt', 'offer', 'declineReason', 'files'] as const;
export type SentAnswer = Row<SupplierAnswer, (typeof sentColumns)[number]>;

/** What the holder of a link has answered last to the request that the link opens. */
export async function findLatestAnswer(
  ctx: Context,
  { owner, firstDeliveryId, rfqId }: LinkRow,
): Promise<SentAnswer | null> {
  const found = await ctx
    .systemRows()
    .selectFrom('supplier_answer as w')
    .select(columns('w', sentColumns))
    .where('w.owner', '=', owner)
    .where('w.rfq_id', '=', rfqId)
    .where('w.delivery_id', '=', firstDeliveryId)
    .orderBy('w.version', 'desc')
    .executeTakeFirst();
  return found ?? null;
}

const questionColumns = ['bodyEn', 'bodyZh', 'approvedAt', 'sentAt'] as const;
export type QuestionRow = Row<Delivery, (typeof questionColumns)[number]>;

/** The latest message on the thread of the link after the first. One that has not left is shown by its own link alone. */
export async function findLatestQuestion(
  ctx: Context,
  { owner, firstDeliveryId, deliveryId }: LinkRow,
): Promise<QuestionRow | null> {
  const found = await ctx
    .systemRows()
    .selectFrom('delivery as d')
    .select(columns('d', questionColumns))
    .where('d.owner', '=', owner)
    .where('d.in_reply_to_id', '=', firstDeliveryId)
    .where(sql<boolean>`(d.status = 'sent' or d.id = ${deliveryId})`)
    .orderBy(sql`coalesce(d.sent_at, d.approved_at)`, 'desc')
    .orderBy('d.id', 'desc')
    .executeTakeFirst();
  return found ?? null;
}

const firstColumns = ['bodyEn', 'bodyZh'] as const;

/** The text of the message that the thread of the link began with. */
export const readFirstMessage = (
  ctx: Context,
  { owner, firstDeliveryId }: LinkRow,
): Promise<Row<Delivery, (typeof firstColumns)[number]>> =>
  ctx
    .systemRows()
    .selectFrom('delivery as d')
    .select(columns('d', firstColumns))
    .where('d.owner', '=', owner)
    .where('d.id', '=', firstDeliveryId)
    .executeTakeFirstOrThrow();

const storedColumns = ['contentTransferId'] as const;
export type StoredFile = Row<EngineeringFile, (typeof storedColumns)[number]>;
export async function findStoredFile(ctx: Context, owner: string, id: string): Promise<StoredFile | null> {
  const found = await ctx
    .systemRows()
    .selectFrom('engineering_file as f')
    .select(columns('f', storedColumns))
    .where('f.id', '=', id)
    .where('f.owner', '=', owner)
    .executeTakeFirst();
  return found ?? null;
}

export const readSupplierLink = (ctx: Context, deliveryId: string): Promise<LinkRow | null> =>
  batch(ctx, 'supplier links', async (ids) => {
    const found = await ctx.prepared('supplier links', { ids }, (db, { ids }) =>
      selectLinks(db).where('l.delivery_id', '=', sql<string>`any(${ids}::uuid[])`),
    );
    const byDelivery = new Map(found.map((row) => [row.deliveryId, row]));
    return ids.map((id) => byDelivery.get(id) ?? null);
  }).load(deliveryId);

const downloadColumns = ['id', 'deliveryId', 'createdAt', 'fileId', 'country'] as const;
export type DownloadRow = Row<SupplierLinkDownload, (typeof downloadColumns)[number]>;
export type Downloads = { newest: DownloadRow[]; count: number };

export const maxDownloads = 100;

/** The newest of each link, and how many there are. */
export const readDownloads = (ctx: Context, deliveryId: string): Promise<Downloads> =>
  batch(ctx, 'downloads of supplier links', async (ids) => {
    const found = await ctx.prepared('downloads of supplier links', { ids, max: maxDownloads }, (db, { ids, max }) =>
      db
        .selectFrom(
          db
            .selectFrom('supplier_link_download as w')
            .select(columns('w', downloadColumns))
            .select([
              sql<number>`row_number() over (partition by w.delivery_id order by w.created_at desc, w.id desc)`.as(
                'rank',
              ),
              sql<number>`count(*) over (partition by w.delivery_id)::int`.as('count'),
            ])
            .where('w.delivery_id', '=', sql<string>`any(${ids}::uuid[])`)
            .as('ranked'),
        )
        .selectAll()
        .where('rank', '<=', max)
        .orderBy('rank'),
    );
    const byDelivery = Map.groupBy(found, ({ deliveryId }) => deliveryId);
    return ids.map((id) => {
      const newest = byDelivery.get(id) ?? [];
      return { newest, count: newest[0]?.count ?? 0 };
    });
  }).load(deliveryId);
