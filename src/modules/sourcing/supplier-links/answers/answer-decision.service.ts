import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { assertAdmittedByPolicy, describeApprover } from '#modules/identity/approvers/approver.service.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { type Rfq, RfqInvitation } from '#modules/sourcing/rfqs/rfq.entity.ts';
import { lockRfq } from '#modules/sourcing/rfqs/rfq-closing.service.ts';
import { saveDecline, saveQuote } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.service.ts';
import { SupplierAnswer } from './supplier-answer.entity.ts';
import { assertProposed } from './supplier-answer.rules.ts';
import type { AnswerId, AnswerRefusal } from './supplier-answer.schema.ts';

/** An offer becomes the current quote of the supplier, a decline withdraws it. Idempotent. */
export async function acceptAnswer(ctx: Context, { id }: z.output<typeof AnswerId>): Promise<void> {
  await decide(ctx, id, 'accepted', async (em, answer, rfq) => {
    const { invitationId, offer } = answer;
    const invitation = await em.findOneOrFail(RfqInvitation, { id: invitationId });
    await em.nativeUpdate(SupplierAnswer, { invitationId, status: 'accepted' }, { status: 'superseded' });
    if (!offer) {
      await saveDecline(ctx, em, invitation);
      return {};
    }
    const { paymentTerms: _, sampleLeadTimeDays: __, ...content } = offer;
    const received = { ...content, receivedAt: answer.createdAt.toISOString() };
    const { quote } = await saveQuote(ctx, em, { rfq, invitation, source: 'supplier_answer', content: received });
    return { quoteId: quote.id };
  });
}

/** The supplier may answer again while the request is open. Idempotent. */
export async function refuseAnswer(ctx: Context, { id, reason }: z.output<typeof AnswerRefusal>): Promise<void> {
  await decide(ctx, id, 'refused', async () => ({ refusalReason: reason ?? null }));
}

type Decision = 'accepted' | 'refused';
type Effect = (
  em: EntityManager,
  answer: SupplierAnswer,
  rfq: Rfq,
) => Promise<Partial<Pick<SupplierAnswer, 'quoteId' | 'refusalReason'>>>;

function decide(ctx: Context, id: string, decision: Decision, apply: Effect): Promise<void> {
  return ctx.em.fork().transactional(async (em) => {
    await assertAdmittedByPolicy(ctx, em);
    const answer = await em.findOne(SupplierAnswer, { id });
    if (!answer) throw notFound('answer');
    const rfq = await lockRfq(em, answer.rfqId);
    await em.refresh(answer);
    if (answer.status === decision) return;
    assertProposed(answer);
    const effect = await apply(em, answer, rfq);
    const decidedBy = await describeApprover(ctx, em);
    Object.assign(answer, { status: decision, decidedAt: ctx.now(), decidedBy, ...effect });
    const { owner, rfqId, version, contentSha256 } = answer;
    const entry = { action: `answer.${decision}`, resource: 'answer', resourceId: id };
    writeAuditEntry(ctx, em, owner, { ...entry, detail: { rfqId, version, contentSha256 } });
  });
}
