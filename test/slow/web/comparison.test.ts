import { expect, test } from 'vitest';
import { openAnswered } from './answered.ts';
import { expectAccessible } from './dashboard.ts';

const app = await openAnswered();

test('an owner goes from Home to accepted quotes, and compares them with landed cost and break-even', async () => {
  const organisationId = await app.organisation();
  await app.answered(organisationId);
  const page = await app.signedInAt('/', 'owner', organisationId);
  for (const _ of ['by mail', 'by the link']) {
    await page.getByRole('table', { name: 'Answers to decide' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByRole('status').getByText('Accepted', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
  }
  await page.getByText('No answer waits for a decision').waitFor();
  await page.getByRole('table', { name: 'Waits for factories' }).getByRole('link').click();

  await page.getByRole('heading', { name: 'At 500 units' }).waitFor();
  const at500 = page.getByRole('table', { name: 'At 500 units' });
  expect(await at500.getByRole('row').count()).toBe(4);
  await at500.getByText('USD 3.20').waitFor();
  await expectAccessible(page, 'comparison');

  await page.getByLabel('USD for 1 CNY').fill('0.14');
  await page.getByLabel('Day of the rate').fill('2026-11-01');
  await page.getByLabel('Source', { exact: true }).fill('Central bank');
  await page.getByLabel('Destination').selectOption('United States');
  await page.getByLabel('Weight of one unit in kg').fill('0.2');
  await page.getByLabel('Volume of one unit in m³').fill('0.001');
  await page.getByLabel('US tariff number').fill('8509.80.50.95');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page
    .getByRole('img', { name: /Landed cost/ })
    .locator('svg rect')
    .first()
    .waitFor();
  await page
    .getByRole('img', { name: /^Totals of/ })
    .locator('svg circle')
    .first()
    .waitFor();
  await page.getByLabel('Amounts').selectOption('In USD');
  await at500.getByText('USD 2.87').waitFor();
  await expectAccessible(page, 'comparison-landed');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

  await page.reload();
  await page.getByText('1 CNY = 0.14 USD').waitFor();
  await page.getByLabel('Quantities', { exact: true }).fill('500, 500');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('Duplicate quantity.').waitFor();
  await expectAccessible(page, 'comparison-refused');
});
