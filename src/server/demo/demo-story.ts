import { z } from 'zod';
import { newId } from '#kernel/ids.ts';
import type { DemoClient } from './demo-client.ts';
import type { AskedProject, DemoOffer } from './demo-story.file.ts';

const Id = z.object({ id: z.string() });
const dayMs = 86_400_000;

type Clock = { now: () => Date };

/** A project whose quote request has drafts for at most this many factories. Returns the id of the action. */
export async function draftRequest(
  { ask }: DemoClient,
  { now }: Clock,
  { project, request }: AskedProject,
  factories: number,
): Promise<string> {
  const { name, productName, summary, quantity, market } = project;
  const intake = { productName, summary, currentQuantity: quantity, unit: 'pcs', targetMarkets: [market] };
  const created = await ask(
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }',
    { input: { name, intake } },
    z.object({ createProject: z.object({ project: Id }) }),
  );
  const projectId = created.createProject.project.id;
  const { scope, part, process, material, finish, quantities } = request;
  const quoteRequest = {
    ...{ scope, quantities, incoterm: 'FOB', matchLimit: factories, quoteBy: formatDay(now(), 30) },
    parts: [{ name: part, process, material, finish }],
  };
  const acted = await ask(
    'mutation ($input: CreateActionInput!) { createAction(input: $input) { action { id } } }',
    { input: { projectId, request: { quoteRequest }, idempotencyKey: newId() } },
    z.object({ createAction: z.object({ action: Id }) }),
  );
  return acted.createAction.action.id;
}

const formatDay = (from: Date, days: number): string =>
  new Date(from.getTime() + days * dayMs).toISOString().slice(0, 10);

const Review = z.object({
  publicationReview: z.object({ reviewSha256: z.string(), selection: z.record(z.string(), z.unknown()) }),
});

export async function publishRequest({ ask }: DemoClient, actionId: string): Promise<string> {
  const { publicationReview } = await ask(
    `query ($input: PublicationReviewInput!) {
      publicationReview(input: $input) {
        reviewSha256
        selection { anonymised currency deliverTo factoryIds incoterm namedPlace quantities quoteBy targetUnitPrice }
      }
    }`,
    { input: { actionId, currency: 'USD' } },
    Review,
  );
  const { reviewSha256: expectedReviewSha256, selection } = publicationReview;
  const approved = await ask(
    'mutation ($input: ApprovePublicationInput!) { approvePublication(input: $input) { approval { id } } }',
    { input: { actionId, expectedReviewSha256, selection, idempotencyKey: newId() } },
    z.object({ approvePublication: z.object({ approval: Id }) }),
  );
  const published = await ask(
    'mutation ($input: PublishQuoteRequestInput!) { publishQuoteRequest(input: $input) { publication { rfq { id } } } }',
    { input: { actionId, approvalId: approved.approvePublication.approval.id } },
    z.object({ publishQuoteRequest: z.object({ publication: z.object({ rfq: Id }) }) }),
  );
  return published.publishQuoteRequest.publication.rfq.id;
}

const Asked = z.object({
  rfq: z.object({
    lines: z.array(Id),
    invitations: z.array(z.object({ deliveryId: z.string().nullable(), status: z.string() })),
  }),
});

/** The line of the request, and the messages that have left. */
export async function readRequest({ ask }: DemoClient, id: string): Promise<{ lineId: string; deliveryIds: string[] }> {
  const { rfq } = await ask(
    'query ($id: ID!) { rfq(id: $id) { lines { id } invitations { deliveryId status } } }',
    { id },
    Asked,
  );
  const [line] = rfq.lines;
  if (!line) throw new Error('The request has no line.');
  return {
    lineId: line.id,
    deliveryIds: rfq.invitations.flatMap(({ deliveryId, status }) => (status === 'sent' && deliveryId) || []),
  };
}

/** What the form of a supplier link sends. */
export const toAnswer = (offer: DemoOffer, lineId: string, quantities: readonly number[], validUntil: string) => ({
  ...{ currency: offer.currency, incoterm: 'FOB', namedPlace: offer.namedPlace, validUntil, note: offer.note },
  lines: quantities.map((quantity, band) => ({
    ...{ lineId, quantity, unitPrice: offer.unitPrices[band] ?? null },
    ...{ toolingCost: offer.toolingCost, moq: offer.moq, leadTimeDays: offer.leadTimeDays },
  })),
});

export const formatValidity = ({ now }: Clock): string => formatDay(now(), 60);

const Proposed = z.object({ answers: z.object({ nodes: z.array(Id) }) });

export async function acceptAnswers({ ask }: DemoClient, rfqId: string): Promise<void> {
  const { answers } = await ask(
    'query ($rfqId: ID!) { answers(first: 10, filter: { rfqId: $rfqId, status: [proposed] }) { nodes { id } } }',
    { rfqId },
    Proposed,
  );
  for (const { id } of answers.nodes) {
    await ask(
      'mutation ($input: AcceptAnswerInput!) { acceptAnswer(input: $input) { answer { id } } }',
      { input: { id } },
      z.object({ acceptAnswer: z.object({ answer: Id }) }),
    );
  }
}
