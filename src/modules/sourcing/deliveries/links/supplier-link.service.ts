import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { sha256 } from '#kernel/hash.ts';
import type { Delivery } from '../delivery.entity.ts';
import { renderPayload } from '../delivery.rules.ts';
import { hashToken } from './link-token.rules.ts';
import { SupplierLink } from './supplier-link.entity.ts';

const firstVersion = 1;

type Signer = Pick<Context, 'supplierLinks'>;

/** The token of the link that an approval creates; null for messages without a link. */
export const deriveFirstToken = (
  { supplierLinks }: Signer,
  { deliveryId, hasLink }: { deliveryId: string; hasLink: boolean },
): string | null => (hasLink ? supplierLinks.token(deliveryId, firstVersion) : null);

export function createSupplierLink(
  em: EntityManager,
  { id: deliveryId, owner }: Pick<Delivery, 'id' | 'owner'>,
  token: string | null,
): void {
  if (token === null) return;
  em.create(SupplierLink, { owner, deliveryId, version: firstVersion, tokenSha256: hashToken(token) });
}

/**
 * The bytes that the approval covers. Null if they cannot be had: the link is revoked, SECRET_KEY is not that of the
 * approval, or the stored payload was changed.
 */
export async function renderApprovedPayload(
  { supplierLinks }: Signer,
  em: EntityManager,
  { id, hasLink, payload, payloadSha256 }: Delivery,
): Promise<{ payload: Buffer | null; isLinkRevoked: boolean }> {
  const stored = payload ? Buffer.from(payload) : null;
  const link = hasLink ? await em.findOne(SupplierLink, { deliveryId: id }) : null;
  if (link?.revokedAt) return { payload: null, isLinkRevoked: true };
  const rendered = stored && link ? renderPayload(stored, supplierLinks.token(id, link.version)) : stored;
  const isApproved = rendered && sha256(rendered) === payloadSha256;
  return { payload: isApproved ? rendered : null, isLinkRevoked: false };
}
