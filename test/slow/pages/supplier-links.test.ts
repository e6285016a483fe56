import { expect, test } from 'vitest';
import { expectUsable, onPort, openBrowser } from '../../api/pages/browser.ts';
import { supplierLinks } from '../../api/supplier-links/client.ts';
import { startApp, unlimited } from '../../harness.ts';

const app = await onPort((env) => startApp({ ...unlimited, ...env }));
const visitor = await openBrowser(app.origin);
const { sent, revoke } = supplierLinks(app);

const name = `Gehäuse_${'sehr_langer_Name_'.repeat(6)}2.step`;
const content = { [name]: 'a solid housing', '图纸.pdf': 'a drawing' };

/** A phone in China without scripts, as in the browser of WeChat. */
const phone = { viewport: { width: 360, height: 740 }, locale: 'zh-CN', javaScriptEnabled: false };
const measure = '(() => document.documentElement.scrollWidth - innerWidth)()';

test('the page of a link is read and its files are downloaded on a phone without scripts, in both languages', async () => {
  const { token } = await sent(await app.live(), { content });
  const page = await visitor(phone);
  await page.goto(`/s/${token}`);
  expect(await page.locator('h1').textContent()).toMatch(/^询价单 RFQ-/);
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  expect(await page.evaluate(measure)).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载 图纸.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('图纸.pdf');
  await page.getByRole('link', { name: 'English' }).click();
  expect(await page.locator('h1').textContent()).toMatch(/^Request for quotation RFQ-/);
  expect(await page.evaluate(measure)).toBe(0);
  await page.getByRole('link', { name: '中文' }).click();
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  expect(await page.context().cookies()).toEqual([]);
});

test.each(['zh-CN', 'en-GB'])('everybody can use the pages of a link in %s', async (locale) => {
  const me = await app.live();
  const { token, deliveryId } = await sent(me, { content });
  const page = await visitor({ locale });
  await page.goto(`/s/${token}`);
  await expectUsable(page);
  await revoke(me, deliveryId);
  await page.reload();
  expect(await page.getByText(/This link is not available/).count()).toBeGreaterThan(0);
  await expectUsable(page);
});
