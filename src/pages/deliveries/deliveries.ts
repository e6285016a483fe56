import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import type { Served } from '#rest/handler.ts';
import { parsePageDocument } from '../document.ts';
import { readForm } from '../form.ts';
import { showPage } from '../layout.ts';
import { readResponse, renderCeremony } from '../passkeys/ceremony.ts';
import { type DeliveryPage, renderDeliveryPage, renderWaitingPage, type Waiting } from './delivery-views.ts';
import { screeningFields } from './screening-views.ts';

export function createDeliveryPages(schema: GraphQLSchema): Hono<Served> {
  const app = new Hono<Served>();
  const list = parsePageDocument<Waiting>(
    `query {
      deliveries(first: 50, filter: { waitingForApproval: true }) {
        nodes { id channel factoryName subject createdAt } totalCount
      }
    }`,
    schema,
  );
  const read = parsePageDocument<DeliveryPage>(
    `query ($id: ID!) {
      delivery(id: $id) {
        id status channel factoryName subject approvedAt approvedBy { label } note
        review { from to { name address factoryName } cc subject bodyEn bodyZh effect note reviewSha256
          ${screeningFields} }
        reviewUnavailable { message }
      }
      me { rights passkeys { id } passkeysUnavailable organisation { approvalPolicy } }
    }`,
    schema,
  );
  const challenge = parsePageDocument<{ made: { options: unknown } }>(
    'mutation ($input: ApprovalChallengeInput!) { made: approvalChallenge(input: $input) { options } }',
    schema,
  );
  const approve = parsePageDocument(
    'mutation ($input: ApproveDeliveryInput!) { approveDelivery(input: $input) { __typename } }',
    schema,
  );

  const confirm = parsePageDocument(
    'mutation ($input: ConfirmScreeningInput!) { confirmScreening(input: $input) { __typename } }',
    schema,
  );

  app.get('/deliveries', async (c) => showPage(c, renderWaitingPage(await list({}, c.var.ctx))));

  app.get('/deliveries/:id', async (c) => showPage(c, renderDeliveryPage(await read(idOf(c), c.var.ctx))));

  app.post('/deliveries/:id/sign', async (c) => {
    const { id } = idOf(c);
    const expectedReviewSha256 = (await readForm(c)).get('expectedReviewSha256') ?? '';
    const { options } = (await challenge({ input: { deliveryId: id, expectedReviewSha256 } }, c.var.ctx)).made;
    return showPage(
      c,
      renderCeremony({
        title: 'Sign the approval',
        text: 'Your passkey signs exactly the message that you have read. Then it is sent.',
        method: 'get',
        options,
        action: `/deliveries/${id}/approve`,
        fields: { expectedReviewSha256 },
        button: 'Sign and approve',
        cancel: `/deliveries/${id}`,
      }),
    );
  });

  app.post('/deliveries/:id/screening', async (c) => {
    const { id } = idOf(c);
    const form = await readForm(c);
    const [listVersion, reason] = [form.get('listVersion') ?? '', form.get('reason') ?? ''];
    await confirm({ input: { deliveryId: id, listVersion, reason } }, c.var.ctx);
    return c.redirect(`/deliveries/${id}`, 303);
  });

  app.post('/deliveries/:id/approve', async (c) => {
    const { id } = idOf(c);
    const form = await readForm(c);
    const expectedReviewSha256 = form.get('expectedReviewSha256') ?? '';
    const signed = form.has('response') ? { assertion: readResponse(form) } : {};
    await approve({ input: { id, expectedReviewSha256, ...signed } }, c.var.ctx);
    return c.redirect(`/deliveries/${id}`, 303);
  });
  return app;
}

const idOf = (c: Call) => ({ id: c.req.param('id') ?? '' });
