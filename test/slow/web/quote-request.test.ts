import { expect, test } from 'vitest';
import { reachable } from '../../harness.ts';
import { expectAccessible, openDashboard } from './dashboard.ts';

const app = await openDashboard();

test('a member writes a quote request, is told what is wrong, reads both texts, and finds the drafts in Review', async () => {
  const organisationId = await app.organisation();
  const me = await app.live({ organisationId });
  await me.rest('POST', '/projects', { name: 'Desk lamp', intake: { productName: 'Glow', currentQuantity: 500 } });
  await app.factories(reachable({ processes: ['injection_molding'] }), reachable({ processes: ['injection_molding'] }));
  await app.factories(reachable({ nameEn: 'Cobalt Moulding', region: 'Guangdong', processes: ['cnc'] }));
  const page = await app.signedInAt('/quote-requests/new', 'member', organisationId);
  await page.getByText('Name every part').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Housing');
  await page.getByLabel('Process').selectOption('Injection molding');
  await page.getByLabel('Place or port').fill('x'.repeat(121));
  await page.getByText('The request cannot be drafted yet.').waitFor();
  await expectAccessible(page, 'request-wrong');
  await page.getByLabel('Place or port').fill('Shenzhen');
  await page.getByText('Ready to read.').waitFor();
  await page.getByText('Part 1: material').waitFor();
  await expectAccessible(page, 'request');
  await page
    .getByRole('button', { name: /^Leave out/ })
    .first()
    .click();
  await page.getByText('1 of at most 5 chosen').waitFor();
  await page.getByText('By province on the map').click();
  await page.getByRole('button', { name: 'Guangdong: 1 factory' }).click();
  await page.getByText('By province on the map: Guangdong').waitFor();
  await page.getByLabel('Cobalt Moulding').check();
  await page.getByText('2 of at most 5 chosen').waitFor();
  expect(await page.getByRole('table', { name: 'Factories' }).getByRole('checkbox').count()).toBe(1);
  await page.getByText('Ready to read.').waitFor();
  await expectAccessible(page, 'request-factories');
  await page.getByRole('button', { name: 'Read both texts' }).click();
  await page.getByText('Nothing is saved or sent yet.').waitFor();
  await expectAccessible(page, 'request-preview');
  await page.getByRole('button', { name: 'Make 2 drafts' }).click();
  await page.getByText('2 drafts wait in Review').waitFor();
  await page.getByRole('link', { name: /Bright Metal/ }).click();
  await page.getByText('Exact text').waitFor();
  expect(app.sent).toHaveLength(0);
});
