import { expect, test } from 'vitest';
import { openAnswered } from './answered.ts';
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
