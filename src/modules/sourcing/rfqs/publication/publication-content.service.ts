import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import { Action } from '#modules/sourcing/actions/action.entity.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { loadCurrentFiles } from '#modules/sourcing/engineering/package.service.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { formatContextVersion } from '#modules/sourcing/projects/project.rules.ts';
import { readBuyer } from '#modules/sourcing/quote-requests/buyer.queries.ts';
import { QuoteRequestInput, QuoteRequestResult } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import {
  collectSecrets,
  createIdentity,
  createRedactor,
  type Identity,
} from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { type PublicationContent, type RfqDraft, summarizeDraft } from './publication.rules.ts';
import type { Selection } from './publication.schema.ts';
import { loadRecipients } from './publication-recipients.service.ts';
import { renderPublishedText } from './publication-text.rules.ts';

export async function readDraft(em: EntityManager, id: string, lockMode: LockMode = LockMode.NONE): Promise<RfqDraft> {
  const action = await em.findOne(Action, { id }, { lockMode });
  if (!action) throw notFound('action');
  const { owner, projectId, projectVersion, kind, status, output } = action;
  if (kind !== 'quote_request') throw unavailable('kind', 'Only quote requests can be published.');
  if (status !== 'completed' || !output) throw unavailable('status', `This action is ${status}, not completed.`);
  const { rfq, ...result } = QuoteRequestResult.parse(output.result);
  if (!rfq) throw unavailable('content', 'This action has no text to publish.');
  return {
    id,
    owner,
    projectId,
    projectVersion,
    input: QuoteRequestInput.parse(action.input),
    result: { ...result, rfq },
  };
}

export const loadProject = (
  em: EntityManager,
  { projectId }: RfqDraft,
  lockMode: LockMode = LockMode.NONE,
): Promise<Project> => em.findOneOrFail(Project, { id: projectId }, { lockMode });

export async function buildContent(
  ctx: Context,
  em: EntityManager,
  draft: RfqDraft,
  selection: Selection,
  project: Project,
): Promise<PublicationContent> {
  const { id: actionId, owner, projectId } = draft;
  const identity = await loadIdentity(ctx, owner, selection, project);
  const files = await loadCurrentFiles(em, projectId);
  const fields = ['id', 'nameEn', 'nameZh'] as const;
  const known = await em.find(Factory, { id: selection.factoryIds, quarantined: false }, { fields });
  const byId = new Map(known.map((factory) => [factory.id, factory]));
  const factories = selection.factoryIds.flatMap((factoryId) => {
    const factory = byId.get(factoryId);
    return factory ? [{ factoryId, nameEn: factory.nameEn, nameZh: factory.nameZh ?? null }] : [];
  });
  const redact = (text: string) => createRedactor(identity).redact(text).en;
  const content = {
    actionId,
    projectId,
    projectVersion: formatContextVersion(project),
    selection,
    factories,
    rfq: renderPublishedText(draft, selection, identity),
    files: files.map((file) => ({ ...file, name: redact(file.name), revision: redact(file.revision) })),
  };
  const drafted = await em.findOne(Delivery, { actionId, kind: 'quote_request' }, { fields: ['subject'] });
  const subject = drafted?.subject ?? summarizeDraft(draft).title;
  return { ...content, recipients: await loadRecipients(ctx, em, { ...content, owner, subject }) };
}

/** The names that suppliers must not read; null for a request that is not anonymous. */
export async function loadIdentity(
  ctx: Context,
  owner: string,
  { anonymised }: Pick<Selection, 'anonymised'>,
  { name, intake = null }: Project,
): Promise<Identity | null> {
  return anonymised ? createIdentity(collectSecrets({ name, intake }, await readBuyer(ctx, owner)), ctx.goods()) : null;
}

export const unavailable = (reason: string, message: string) =>
  new DomainError('review_unavailable', message, { reason });
