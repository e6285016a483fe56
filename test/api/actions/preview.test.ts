import { expect, test } from 'vitest';
import { reachable, refusal, startApp } from '../../harness.ts';

const app = await startApp();
const previewing = `query ($input: ActionPreviewInput!) { actionPreview(input: $input) {
  draft note result { ... on QuoteRequestResult { shortlist { nameEn why } quantities missingFields rfq { en zh } } } } }`;
const creating = `mutation ($input: CreateActionInput!) { createAction(input: $input) {
  action { output { result { ... on QuoteRequestResult { rfq { en zh } } } } } } }`;

test('the preview of an action is what the action then generates, and saves nothing', async () => {
  const me = await app.live();
  const [factoryId] = await app.factories(reachable());
  const { body } = await me.rest('POST', '/projects', { name: 'Lamp' });
  const projectId = body.project.id as string;
  const quoteRequest = {
    ...{ scope: 'mechanical_part', parts: [{ name: 'Bracket', process: 'cnc' }], quantities: [500] },
    factoryIds: [factoryId],
  };
  const input = { projectId, request: { quoteRequest } };
  const { actionPreview } = await me.graphql.request(previewing, { input });
  expect(actionPreview).toMatchObject({ draft: true, result: { shortlist: [{}], quantities: [500] } });
  const { project } = await me.graphql.request(
    'query ($id: ID!) { project(id: $id) { counts { actions deliveries } } }',
    { id: projectId },
  );
  expect(project.counts).toEqual({ actions: 0, deliveries: 0 });

  const { createAction } = await me.graphql.request(creating, { input: { ...input, idempotencyKey: 'preview-0001' } });
  const withoutReference = (text: unknown) => String(text).replaceAll(/RFQ-[0-9A-F]{8}/g, 'RFQ');
  const { rfq } = createAction.action.output.result;
  const texts = [actionPreview.result.rfq, rfq].map(({ en, zh }) => [en, zh].map(withoutReference));
  expect(texts[0]).toEqual(texts[1]);
});

test('a preview names the field that is not valid, and shows nothing of the project of another organisation', async () => {
  const [me, other] = [await app.live(), await app.live()];
  const { body } = await other.rest('POST', '/projects', { name: 'Lamp' });
  const request = { quoteRequest: { scope: 'mechanical_part', parts: [{ name: 'Bracket' }] } };
  const ask = (given: object) =>
    refusal(me.graphql.request(previewing, { input: { projectId: body.project.id, ...given } }));
  expect(await ask({ request })).toMatchObject({ code: 'not_found' });
  const wrong = { quoteRequest: { ...request.quoteRequest, namedPlace: 'x'.repeat(121) } };
  expect(await ask({ request: wrong })).toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ path: '/request/quoteRequest/namedPlace', code: 'too_long' }] },
  });
});
