import { expect, test } from 'vitest';
import { openDashboard } from '../../slow/web/dashboard.ts';

const app = await openDashboard();

test('in three presses, an approver goes from what waits to a message that was sent once', async () => {
  const organisationId = await app.organisation();
  await app.drafted(organisationId, 1);
  const page = await app.signedInAt('/', 'approver', organisationId);
  await page.getByRole('table', { name: 'Waits for you' }).getByRole('link').first().click();
  await page.getByText('Exact text').waitFor();
  const digest = (await page.locator('.digest').textContent()) ?? '';
  const typed = page.getByLabel('First 8 characters of the digest');
  await typed.click();
  await typed.fill(digest.slice(0, 8));
  await page.getByRole('button', { name: 'Approve and send' }).click();
  await page.getByText('Accepted by the provider').waitFor();
  expect(app.sent).toHaveLength(1);
});
