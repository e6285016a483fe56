import type { Context } from '#kernel/context.ts';
import type { DeliveryFile } from '#modules/sourcing/deliveries/delivery.schema.ts';
import { cutLink } from '#modules/sourcing/deliveries/links/link-text.rules.ts';
import { hashToken, isToken } from '#modules/sourcing/deliveries/links/link-token.rules.ts';
import { SupplierLinkDownload } from '#modules/sourcing/deliveries/links/supplier-link.entity.ts';
import { formatRfqReference } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import type { Terms } from '#modules/sourcing/rfqs/rfq.schema.ts';
import type { Words } from '#text/prose.ts';
import { listRecentUploads } from './answers/files/answer-file.queries.ts';
import type { AttachedFile } from './answers/files/answer-file.schema.ts';
import {
  findLatestAnswer,
  findLatestQuestion,
  findLink,
  findStoredFile,
  type LinkRow,
  readDisclosedRfq,
  readFirstMessage,
  type SentAnswer,
} from './supplier-link.queries.ts';
import { computeExpiry, type DisclosedLine, describeLines, resolveLinkStatus } from './supplier-link.rules.ts';

/** All that the holder of a link may read. */
export type SupplierPage = {
  reference: string;
  quoteBy: string | null;
  /** Null for a quote request that was approved alone: it has no lines and takes no answer. */
  requested: Pick<Terms, 'currency' | 'incoterm' | 'namedPlace'> | null;
  lines: DisclosedLine[];
  text: Words;
  /** The latest counter-question. */
  question: { text: Words; sentAt: string | null } | null;
  files: DeliveryFile[];
  /** The latest. */
  answer: SentAnswer | null;
  /** What an answer can name: the files of the latest answer, and those that were uploaded since yesterday. */
  uploads: AttachedFile[];
  status: 'open' | 'closed';
  expiresAt: Date;
};

/** Null for every token that opens nothing, whatever the reason. */
export async function readSupplierPage(ctx: Context, token: string): Promise<SupplierPage | null> {
  const found = await openLink(ctx, token);
  if (!found) return null;
  const { link, status } = found;
  const rfq = await readDisclosedRfq(ctx, link);
  const answer = rfq && (await findLatestAnswer(ctx, link));
  const uploads = rfq ? await listUploads(ctx, link, answer) : [];
  const question = await findLatestQuestion(ctx, link);
  return {
    reference: formatRfqReference(link.actionId),
    quoteBy: rfq ? rfq.quoteBy : link.askedQuoteBy,
    requested: rfq?.requested ?? null,
    lines: rfq ? describeLines(rfq) : [],
    text: rfq ? { en: rfq.textEn, zh: rfq.textZh } : toText(await readFirstMessage(ctx, link)),
    question: question && { text: toText(question), sentAt: question.sentAt ?? question.approvedAt },
    files: link.files,
    ...{ answer, uploads },
    status,
    expiresAt: computeExpiry(link),
  };
}

async function listUploads(ctx: Context, link: LinkRow, answer: SentAnswer | null): Promise<AttachedFile[]> {
  // Attachments of mails cannot be named by a link.
  const answered = answer?.source === 'link' ? answer.files : [];
  const recent = await listRecentUploads(ctx, link);
  const named = new Set(answered.map(({ fileId }) => fileId));
  return [...answered, ...recent.filter(({ fileId }) => !named.has(fileId))];
}

const toText = ({ bodyEn, bodyZh }: { bodyEn: string | null; bodyZh: string | null }): Words => ({
  en: cutLink(bodyEn ?? ''),
  zh: cutLink(bodyZh ?? ''),
});

export type SupplierFile = DeliveryFile & { owner: string; deliveryId: string; transferId: string };

/** Null for every file that was not approved for the message of this link. */
export async function findSupplierFile(ctx: Context, token: string, fileId: string): Promise<SupplierFile | null> {
  const found = await openLink(ctx, token);
  const file = found?.link.files.find((one) => one.fileId === fileId);
  if (!found || !file) return null;
  const { owner, deliveryId } = found.link;
  const transferId = (await findStoredFile(ctx, owner, fileId))?.contentTransferId;
  return transferId ? { ...file, owner, deliveryId, transferId } : null;
}

/** Before the first byte is sent. Keeps no address. */
export async function recordDownload(
  ctx: Context,
  { owner, deliveryId, fileId }: Pick<SupplierFile, 'owner' | 'deliveryId' | 'fileId'>,
): Promise<void> {
  const em = ctx.tenantEm(owner);
  const at = ctx.now();
  em.create(SupplierLinkDownload, {
    ...{ owner, deliveryId, fileId, createdAt: at, updatedAt: at },
    country: ctx.country,
  });
  await em.flush();
}

export async function openLink(
  ctx: Context,
  token: string,
): Promise<{ link: LinkRow; status: 'open' | 'closed' } | null> {
  const link = isToken(token) ? await findLink(ctx, hashToken(token)) : null;
  const status = link && resolveLinkStatus(link, ctx.now());
  return link && (status === 'open' || status === 'closed') ? { link, status } : null;
}
