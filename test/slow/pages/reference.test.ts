import { expect, test } from 'vitest';
import { document } from '../../api/contract/document.ts';
import { onPort, openBrowser } from '../../api/pages/browser.ts';
import { startApp } from '../../harness.ts';

const app = await onPort((env) => startApp(env));
const visitor = await openBrowser(app.origin);

test('the reference shows every operation and webhook, and loads nothing from other origins', async () => {
  const page = await visitor();
  await page.goto('/reference');
  const shown = [...Object.values<object>(document['paths']), ...Object.values<object>(document['webhooks'])];
  const count = shown.flatMap(Object.keys).length;
  await expect.poll(() => page.locator('.opblock').count(), { timeout: 20_000 }).toBe(count);
  await page.locator('#operations-Projects-CreateProject').click({ timeout: 20_000 });
  await page.getByText('Requires a key with the scope').first().waitFor({ timeout: 20_000 });
  expect(await page.locator('.errors-wrapper').count()).toBe(0);
});
