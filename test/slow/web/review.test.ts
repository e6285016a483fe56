import { expect, test } from 'vitest';
import { expectAccessible, openDashboard } from './dashboard.ts';

const app = await openDashboard();

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
