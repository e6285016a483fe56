import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { type Created, createOnce } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { Action } from '#modules/sourcing/actions/action.entity.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { loadContact } from '#modules/sourcing/deliveries/delivery-contact.service.ts';
import { addLink } from '#modules/sourcing/deliveries/links/link-text.rules.ts';
import { createReplyReference } from '#modules/sourcing/deliveries/replies/reply-address.rules.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { assertActive, formatContextVersion } from '#modules/sourcing/projects/project.rules.ts';
import { readBuyer } from '#modules/sourcing/quote-requests/buyer.queries.ts';
import { formatRfqReference } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { QuoteRequestInput } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import { collectSecrets, createIdentity } from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { Rfq, RfqInvitation } from '../rfq.entity.ts';
import { assertAskable, type CounterQuestionDraft, draftCounterQuestion } from './counter-question.rules.ts';
import type { CounterQuestion, NewCounterQuestion } from './counter-question.schema.ts';

/** The draft is reviewed, approved and sent like any other. */
export const createCounterQuestion = (ctx: Context, input: z.output<typeof NewCounterQuestion>): Promise<Created> =>
  createOnce(ctx, 'createCounterQuestion', input, (question, saveKey) =>
    ctx.em.fork().transactional(async (em) => {
      const { first, project, draft } = await prepare(ctx, em, question);
      const { owner, actionId, projectId, factoryId = null, channel, files } = first;
      const { subject, bodyEn, bodyZh } = addLink(draft, [], ctx.settings.publicUrl);
      const now = ctx.now();
      const { id } = em.create(Delivery, {
        ...{ id: newId(), owner, createdAt: now, updatedAt: now, kind: 'counter_question', status: 'draft' },
        ...{ actionId, projectId, factoryId, channel, subject, bodyEn, bodyZh, hasLink: true, files },
        ...{
          projectVersion: formatContextVersion(project),
          inReplyToId: first.id,
          replyReference: createReplyReference(),
        },
      });
      saveKey(em, id);
      const entry = { action: 'counter_question.drafted', resource: 'delivery', resourceId: id };
      writeAuditEntry(ctx, em, owner, { ...entry, detail: { inReplyToId: first.id } });
      return id;
    }),
  );

/** Saves nothing. */
export async function previewCounterQuestion(ctx: Context, input: CounterQuestion): Promise<CounterQuestionDraft> {
  const { draft } = await prepare(ctx, ctx.em.fork(), input);
  return { ...draft, ...addLink(draft, [], ctx.settings.publicUrl) };
}

type Prepared = { first: Delivery; project: Project; draft: CounterQuestionDraft };

async function prepare(ctx: Context, em: EntityManager, { deliveryId, ...asked }: CounterQuestion): Promise<Prepared> {
  const named = await em.findOne(Delivery, { id: deliveryId });
  if (!named) throw notFound('delivery');
  const first = named.inReplyToId ? await em.findOneOrFail(Delivery, { id: named.inReplyToId }) : named;
  const { actionId, projectId, factoryId = null, frozenTo = null } = first;
  const lockMode = em.isInTransaction() ? LockMode.PESSIMISTIC_READ : LockMode.NONE;
  const project = await em.findOneOrFail(Project, { id: projectId }, { lockMode });
  assertActive(project);
  const invitations = await em.find(RfqInvitation, { deliveryId: first.id });
  const rfqs = await em.find(Rfq, { id: invitations.map(({ rfqId }) => rfqId) });
  assertAskable(first, { invitations, rfqs });
  const contact = await loadContact(em, first);
  if (contact === null || contact.address !== frozenTo) throw contactWithdrawn();
  const factory = await em.findOneOrFail(Factory, { id: factoryId });
  const action = await em.findOneOrFail(Action, { id: actionId });
  const buyer = await readBuyer(ctx, first.owner);
  const isAnonymous = QuoteRequestInput.parse(action.input).anonymised || rfqs.some(({ anonymised }) => anonymised);
  const { name, intake = null } = project;
  const draft = draftCounterQuestion(asked, {
    subject: first.subject ?? null,
    reference: formatRfqReference(actionId),
    identity: isAnonymous ? createIdentity(collectSecrets({ name, intake }, buyer), ctx.goods()) : null,
    company: buyer.company,
    factory: { nameEn: factory.nameEn, nameZh: factory.nameZh ?? null },
  });
  return { first, project, draft };
}

const contactWithdrawn = () =>
  new DomainError(
    'dispatch_contact_withdrawn',
    'The factory is quarantined, or the contact to whom the first message went was withdrawn or changed. Nothing more is sent on this thread.',
  );
