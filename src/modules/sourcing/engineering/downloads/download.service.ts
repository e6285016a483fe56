import { timingSafeEqual } from 'node:crypto';
import type { ByteRange } from '#http/byte-range.ts';
import { renderDisposition } from '#http/file-response.ts';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { findLinkedFile, findPackageFile, type PackageFile, type StoredFile } from './download.queries.ts';
import { decodeLink, encodeLink, linkLifetimeMs } from './download-link.rules.ts';

export type Download = {
  owner: string;
  transferId: string | null;
  mediaType: string;
  disposition: string;
  bytes: number;
  sha256: string;
};

export async function readFileContent(ctx: Context, file: PackageFile): Promise<Download> {
  const found = await findPackageFile(ctx, file);
  if (!found) throw notFound('file');
  return toDownload(found);
}

/** Files are served as bytes, whatever their declared media type: no browser interprets them. */
const toDownload = ({ owner, name, sizeBytes, sha256, contentTransferId }: StoredFile): Download => ({
  owner,
  transferId: contentTransferId,
  mediaType: 'application/octet-stream',
  disposition: renderDisposition(name),
  bytes: sizeBytes,
  sha256,
});

export async function openContent(
  { files, log }: Context,
  { owner, transferId, sha256 }: Pick<Download, 'owner' | 'transferId' | 'sha256'>,
  range: ByteRange | null,
): Promise<AsyncGenerator<Uint8Array>> {
  const content = transferId && (await files.open({ owner, transferId, sha256 }, range));
  if (content) return content;
  log.error({ sha256 }, 'the file store has lost a file');
  throw new DomainError('service_unavailable', 'The content of this file is not in the file store. Upload it again.');
}

/** Needs no further credential for ten minutes, while the key or session it was made for is valid. */
export function createDownloadUrl(ctx: Context, fileId: string): string {
  const viewer = requireViewer(ctx);
  const credential = { kind: viewer.kind, id: viewer.kind === 'key' ? viewer.keyId : viewer.sessionId };
  const expiresAt = new Date(ctx.now().getTime() + linkLifetimeMs);
  const link = encodeLink({ fileId, credential, expiresAt });
  ctx.holdsSecret = true;
  return `${ctx.settings.publicUrl}/files/${link}/${sign(ctx, link)}`;
}

const sign = (ctx: Context, link: string) => ctx.hmac(`download:${link}`);

const downloadsPerMinute = 120;

/** Unknown, expired and forged links are alike. */
export async function readLinkedContent(ctx: Context, text: string, signature: string): Promise<Download> {
  const link = isSigned(ctx, text, signature) ? decodeLink(text) : null;
  if (!link || link.expiresAt <= ctx.now()) throw notFound('file');
  const { kind, id } = link.credential;
  await ctx.auth.consumePerMinute('downloads_per_minute', `${kind}:${id}`, downloadsPerMinute);
  const file = await findLinkedFile(ctx, link.fileId, link.credential);
  if (!file) throw notFound('file');
  return toDownload(file);
}

function isSigned(ctx: Context, text: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(ctx, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
