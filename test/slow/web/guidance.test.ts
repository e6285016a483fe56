import { expect, test } from 'vitest';
import { expectAccessible, openDashboard } from './dashboard.ts';

const app = await openDashboard();

test('a member plans compliance of a project: unknowns first, each rule with its reason and source, in an address to share', async () => {
  const me = await app.live();
  const intake = { productName: 'Reading lamp', summary: 'Bluetooth reading lamp with a rechargeable battery' };
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp', intake })).body;
  const page = await app.signedInAt(`/projects/${project.id}`, 'viewer', me.organisationId);
  await page.getByRole('link', { name: 'Plan compliance' }).click();
  await page.getByRole('button', { name: 'Show the plan' }).click();
  await page.getByText('Choose at least one market.').waitFor();
  await expectAccessible(page, 'compliance-empty');
  await page.getByLabel('European Union').check();
  await page.getByLabel('United States').check();
  await page.getByLabel('Transmits by radio').selectOption('yes');
  await page.getByLabel('Powered from the mains').selectOption('no');
  await page.getByRole('button', { name: 'Show the plan' }).click();
  await page.getByRole('heading', { name: 'Battery transport, before samples are shipped' }).waitFor();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const first = ['Product', 'Unknown', 'In all', 'Rules by market'];
  expect(headings.slice(0, 5)).toEqual([...first, expect.stringContaining('Battery transport')]);
  await page.getByRole('img', { name: /^World map/ }).waitFor();
  await page.getByText(/^European Union \d+ rules required or likely$/).waitFor();
  await page.getByText('FCC').first().click();
  await page.getByRole('link', { name: 'Official page' }).first().waitFor();
  await expectAccessible(page, 'compliance');
  await page.reload();
  await page.getByRole('heading', { name: 'Battery transport, before samples are shipped' }).waitFor();
  expect(await page.getByLabel('Transmits by radio').inputValue()).toBe('yes');
  await page.getByRole('link', { name: 'Lamp' }).click();
  await page.getByRole('heading', { name: 'Lamp' }).waitFor();
});

test('a viewer finds a guide by Chinese words, reads it, and goes on along the lifecycle', async () => {
  const page = await app.signedInAt('/knowledge', 'viewer', await app.organisation());
  await page.getByRole('link', { name: 'Tooling' }).waitFor();
  await expectAccessible(page, 'knowledge');
  await page.getByLabel('Search the guides').fill('锂电池空运');
  await page
    .getByRole('link', { name: /lithium/i })
    .first()
    .waitFor();
  await expectAccessible(page, 'knowledge-found');
  await page.getByLabel('Search the guides').fill('zzzz');
  await page.getByText('No guide has these words').waitFor();
  await page.getByLabel('Search the guides').fill('bill of materials');
  await page
    .getByRole('link', { name: /second sources/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Who buys' }).waitFor();
  await expectAccessible(page, 'guide');
  await page.getByRole('region', { name: 'About this guide' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Questions to answer' }).waitFor();
  await expectAccessible(page, 'stage');
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Next stage' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(before);
});
