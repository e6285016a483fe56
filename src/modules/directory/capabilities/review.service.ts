import { allTenants } from '#db/tenancy.ts';
import type { Context } from '#kernel/context.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { PublishedCapability } from './capability.entity.ts';
import { assertReview } from './capability.rules.ts';
import type { CapabilityReview } from './capability.schema.ts';
import { transitionCapability } from './capability.service.ts';
import { extractPlaces, extractTerms } from './capability-words.rules.ts';

const auditOutcomes = { approve: 'approved', reject: 'rejected', request_changes: 'changes_requested' } as const;

export async function reviewCapability(ctx: Context, review: CapabilityReview): Promise<void> {
  assertReview(review);
  const { id, decision, expectedVersion } = review;
  const at = ctx.now();
  const note = review.note?.trim() || null;
  const publishedAt = decision === 'approve' ? at : null;
  await ctx.systemEm().transactional(async (em) => {
    const change = { review: { decision, note, reviewedAt: at.toISOString() }, publishedAt };
    const capability = await transitionCapability(em, { id, expectedVersion, at }, decision, () => change, allTenants);
    if (publishedAt) {
      const { title, factoryId, factoryName, process, materials, minQuantity, maxQuantity } = capability;
      const { leadTimeDays, regions, tolerancesNote, confidence, createdAt } = capability;
      em.create(PublishedCapability, {
        ...{ id, title, factoryId, factoryName, process, materials, minQuantity, maxQuantity },
        ...{ leadTimeDays, regions, tolerancesNote, confidence, createdAt },
        version: expectedVersion + 1,
        updatedAt: at,
        publishedAt,
        places: extractPlaces(capability),
        words: extractTerms(capability),
      });
    }
    const detail = { version: expectedVersion };
    const entry = { action: `capability.${auditOutcomes[decision]}`, resource: 'capability', resourceId: id, detail };
    writeAuditEntry(ctx, em, capability.owner, entry);
  });
}
