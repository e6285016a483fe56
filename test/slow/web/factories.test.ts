import { expect, test } from 'vitest';
import { generateFactories } from '#modules/directory/factories/demo/factory.demo.ts';
import { expectAccessible, openDashboard } from './dashboard.ts';

const app = await openDashboard();
await app.factories(...generateFactories(600));

test('a member finds factories by words, filters, provinces and charts, and exports what fits', async () => {
  const page = await app.signedInAt('/factories', 'member', await app.organisation());
  const rows = page.getByRole('table', { name: 'Factories' }).locator('tbody tr');
  await rows.first().waitFor();
  await expectAccessible(page, 'factories');

  await page.getByLabel('Search').fill('shenzen');
  await page.getByRole('status').getByRole('button', { name: 'shenzhen' }).click();
  await page.getByRole('button', { name: /City: Shenzhen/ }).click();
  await page.getByRole('button', { name: 'Remove the filter City: Shenzhen' }).waitFor();
  await page.getByRole('group', { name: 'Process' }).getByLabel('CNC machining').check();
  await page.getByText(/^\d+ factor/).waitFor();
  expect(new URL(page.url()).search).toBe('?city=Shenzhen&process=cnc');

  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByRole('button', { name: /^Guangdong: \d+ factories$/ }).click();
  await page.getByRole('button', { name: 'Remove the filter Province: Guangdong' }).waitFor();
  await expectAccessible(page, 'factories-map');
  await page.getByRole('button', { name: 'Charts' }).click();
  await page.locator('.chart svg').nth(1).waitFor();
  await expectAccessible(page, 'factories-charts');

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Create the file' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^factories-.*\.csv$/);
});

test('a factory shows where each value comes from, its history, and its contacts only after a press', async () => {
  const page = await app.signedInAt('/factories?order=NAME', 'member', await app.organisation());
  await page.getByRole('table', { name: 'Factories' }).getByRole('link').first().click();
  await page.getByText('test.ndjson:').first().waitFor();
  await page.getByText('Created the record').waitFor();
  await expectAccessible(page, 'factory');
  await page.getByRole('button', { name: 'Show the contacts' }).click();
  await page.getByRole('status').waitFor();
});
