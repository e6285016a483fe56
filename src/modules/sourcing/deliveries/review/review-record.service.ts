import type { EntityManager } from '@mikro-orm/postgresql';
import { batch } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import {
  describeActor,
  findAuditDetail,
  findAuditDetails,
  writeAuditEntry,
} from '#modules/identity/audit/audit.service.ts';
import type { ReviewParts } from '../delivery.rules.ts';

const action = 'delivery.reviewed';

/** One audit entry per reader and review content. */
export async function recordReview(
  ctx: Context,
  { owner, id }: { owner: string; id: string },
  { reviewSha256, recipient, content }: ReviewParts,
): Promise<void> {
  const save = async (keys: readonly string[]): Promise<null[]> => {
    const reviews = [...new Set(keys)].map((key) => {
      const [id = '', reviewSha256 = '', recipient = '', content = ''] = key.split(' ');
      return { id, parts: { reviewSha256, recipient, content } };
    });
    const em = ctx.em.fork();
    const known = await findAuditDetails(em, {
      action,
      actor: describeActor(ctx),
      resourceIds: reviews.map(({ id }) => id),
    });
    for (const { id, parts } of reviews) {
      const isKnown = known.some(
        ({ resourceId, detail }) => resourceId === id && detail['reviewSha256'] === parts.reviewSha256,
      );
      if (!isKnown) writeAuditEntry(ctx, em, owner, { action, resource: 'delivery', resourceId: id, detail: parts });
    }
    await em.flush();
    return keys.map(() => null);
  };
  await batch(ctx, `reviews read:${owner}`, save).load([id, reviewSha256, recipient, content].join(' '));
}

export async function findReview(em: EntityManager, id: string, reviewSha256: string): Promise<ReviewParts | null> {
  const detail = await findAuditDetail(em, { action, resourceId: id, detail: { reviewSha256 } });
  return detail && { reviewSha256, recipient: String(detail['recipient']), content: String(detail['content']) };
}
