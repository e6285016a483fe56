import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { unknownOutcome } from '../../api/deliveries/dispatch/drafted.ts';
import { expectAccessible, openDashboard } from './dashboard.ts';

const app = await openDashboard();

const typeDigest = async (page: Page) => {
  const digest = (await page.locator('.digest').textContent()) ?? '';
  await page.getByLabel('First 8 characters of the digest').fill(digest.slice(0, 8));
  await page.getByRole('button', { name: 'Approve and send' }).click();
};

test('an approver finds what waits, reads the exact text, types the digest, and sees that the message was sent', async () => {
  const organisationId = await app.organisation();
  await app.drafted(organisationId, 2);
  const page = await app.signedInAt('/', 'approver', organisationId);
  await page.getByRole('heading', { name: /Waits for you/ }).waitFor();
  await expectAccessible(page, 'home');
  await page.getByRole('table', { name: 'Waits for you' }).getByRole('link').first().click();
  await page.getByText('Exact text').waitFor();
  await expectAccessible(page, 'review');
  const digest = (await page.locator('.digest').textContent()) ?? '';
  await page.getByLabel('First 8 characters of the digest').fill('00000000');
  await page.getByRole('button', { name: 'Approve and send' }).click();
  await page.getByText('These are not the first 8 characters').waitFor();
  expect(app.sent).toHaveLength(0);
  await page.getByLabel('First 8 characters of the digest').fill(digest.slice(0, 8));
  await page.getByRole('button', { name: 'Approve and send' }).click();
  await page.getByRole('status').getByText('Approved', { exact: true }).waitFor();
  await page.getByText('Accepted by the provider').waitFor();
  expect(app.sent).toHaveLength(1);
  await expectAccessible(page, 'approved');
});

test('an approver tries a message of unknown outcome again, and records what the provider says of another', async () => {
  const organisationId = await app.organisation();
  const { ids } = await app.drafted(organisationId, 2);
  const page = await app.signedInAt(`/review/${ids[0]}`, 'approver', organisationId);
  app.next.push(unknownOutcome);
  await typeDigest(page);
  await page.getByText('Another attempt sends the same mail').waitFor();
  await expectAccessible(page, 'uncertain');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The service refused this').waitFor();
  app.clock.now = new Date(app.clock.now.getTime() + 180_000);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Accepted by the provider').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  const [first, second] = app.sent.slice(-2);
  expect([second?.key, second?.bytes]).toEqual([first?.key, first?.bytes]);

  await page.goto(`/review/${ids[1]}`);
  app.next.push({ kind: 'refused', outcome: 'refused' });
  await typeDigest(page);
  await page.getByRole('button', { name: 'Record the outcome' }).click();
  await page.getByRole('dialog').getByLabel('Outcome').selectOption('not_sent');
  await page.getByRole('dialog').getByLabel('How you know').fill('The log of the provider has no such mail.');
  await expectAccessible(page, 'settle');
  await page.getByRole('dialog').getByRole('button', { name: 'Record the outcome' }).click();
  await page.getByText('Not sent', { exact: true }).waitFor();
});

test('an approver who comes back sees what has changed since they read a message, and keeps it as read', async () => {
  const organisationId = await app.organisation();
  const { ids } = await app.drafted(organisationId);
  const page = await app.signedInAt(`/review/${ids[0]}`, 'approver', organisationId);
  const kept = page.waitForResponse((response) => response.request().postData()?.includes('reviewSha256') ?? false);
  await page.getByText('Exact text').waitFor();
  await kept;
  const change = `update factory_contact set contact_name = 'Mr Chen' where factory_id = (select factory_id from delivery where id = ?)`;
  await app.asOwner().execute(change, [ids[0]]);
  await page.reload();
  await page.getByText('Changed since you read it').waitFor();
  await page.locator('ins', { hasText: 'Mr Chen' }).waitFor();
  await expectAccessible(page, 'review-changed');
  await page.getByRole('button', { name: 'I have read the changes' }).click();
  await expect.poll(() => page.getByText('Changed since you read it').count()).toBe(0);
  await page.reload();
  await page.getByText('Exact text').waitFor();
  expect(await page.getByText('Changed since you read it').count()).toBe(0);
});
