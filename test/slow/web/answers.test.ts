import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Json } from '../../json.ts';
import { openAnswered, quotation } from './answered.ts';
import { expectAccessible } from './dashboard.ts';

const app = await openAnswered();

test('an approver reads what a factory wrote beside each price, asks a question, and accepts the answer', async () => {
  const organisationId = await app.organisation();
  await app.answered(organisationId);
  const page = await app.signedInAt('/answers?status=accepted', 'approver', organisationId);
  await page.getByText('No answer has this status').waitFor();
  await expectAccessible(page, 'answers-empty');
  await page.getByLabel('Status').selectOption('To decide');
  await page
    .getByRole('link', { name: /Bright Metal/ })
    .first()
    .waitFor();
  await expectAccessible(page, 'answers');
  expect(new URL(page.url()).search).toBe('?status=proposed');

  await page
    .getByRole('row', { name: /E-mail/ })
    .getByRole('link')
    .click();
  await page.getByText('Read from the mail').waitFor();
  expect(await page.locator('mark').allTextContents()).toEqual(expect.arrayContaining(['3.20', '2.65', '4,800']));
  await expectAccessible(page, 'answer-mail');
  expect(await download(page)).toEqual(quotation.content);

  await page.getByRole('button', { name: 'Write a question' }).click();
  await page.getByLabel('Question in English').fill('Does the price include packaging?');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('Subject').waitFor();
  await expectAccessible(page, 'question-preview');
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await page.getByText('The draft waits in Review').waitFor();

  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('status').getByText('Accepted', { exact: true }).waitFor();
  await expectAccessible(page, 'answer-accepted');
  await page.getByRole('link', { name: 'Open in Review' }).click();
  await page.getByText('Does the price include packaging?').first().waitFor();
});

test('a refusal needs a reason, which is kept; a viewer only reads', async () => {
  const organisationId = await app.organisation();
  await app.answered(organisationId);
  const reader = await app.signedInAt('/answers', 'viewer', organisationId);
  await reader
    .getByRole('row', { name: /Supplier link/ })
    .getByRole('link')
    .click();
  await reader.getByText('An approver or an owner of your organisation decides.').waitFor();
  expect(await reader.getByRole('button', { name: /Accept|Refuse|question/ }).count()).toBe(0);
  const page = await app.signedInAt(new URL(reader.url()).pathname, 'owner', organisationId);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByLabel('Reason').fill('The tooling is too expensive.');
  await expectAccessible(page, 'answer-refuse');
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await page.getByText('The tooling is too expensive.').waitFor();
  await expectAccessible(page, 'answer-refused');
});

test('the page of a message shows the replies to it, with their attachments and the answer that was read', async () => {
  const organisationId = await app.organisation();
  const { me } = await app.answered(organisationId);
  const { deliveryReplies } = await me.graphql.request<Json>('{ deliveryReplies(first: 1) { nodes { deliveryId } } }');
  const page = await app.signedInAt(`/review/${deliveryReplies.nodes[0].deliveryId}`, 'viewer', organisationId);
  await page.getByRole('heading', { name: 'Replies by mail' }).waitFor();
  await page.getByText('Sender verified').waitFor();
  await expectAccessible(page, 'review-replies');
  expect(await download(page)).toEqual(quotation.content);
  await page.getByRole('link', { name: 'Open the answer' }).click();
  await page.getByText('Read from the mail').waitFor();
});

async function download(page: Page): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download quotation.pdf' }).click();
  return readFile(await (await started).path());
}
