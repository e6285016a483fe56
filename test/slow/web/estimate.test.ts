import { expect, test } from 'vitest';
import { expectAccessible, openDashboard } from './dashboard.ts';

const app = await openDashboard();

test('a member finds a tariff number by description, and every number of the estimate explains itself', async () => {
  const page = await app.signedInAt('/estimate', 'member', await app.organisation());
  const carton = {
    Count: '10',
    'Length (cm)': '40',
    'Width (cm)': '30',
    'Height (cm)': '30',
    'Weight each (kg)': '12',
  };
  for (const [label, value] of Object.entries(carton)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await page.getByLabel('Declared value (USD)').fill('5000');
  await page.getByRole('button', { name: 'Find the number by description' }).click();
  await page.getByLabel('What is the product and what does it do?').fill('lithium ion battery pack');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: 'Choose 8507.60.00' }).waitFor();
  await expectAccessible(page, 'estimate-tariff');
  await page.getByRole('button', { name: 'Choose 8507.60.00' }).click();
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await page.getByRole('table', { name: 'Duty and fees' }).waitFor();
  await expectAccessible(page, 'estimate');
  await page.getByRole('button', { name: 'Explain' }).first().click();
  expect(await page.getByRole('dialog').textContent()).toContain('Formula');
});
