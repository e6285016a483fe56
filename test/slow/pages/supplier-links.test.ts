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
  // A click does not wait for the styles of the next page.
  await page.waitForLoadState();
  expect(await page.evaluate(measure)).toBe(0);
  await page.getByRole('link', { name: '中文' }).click();
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  expect(await page.context().cookies()).toEqual([]);
});

test('a quotation with a file is filled in, corrected and sent on a phone without scripts', async () => {
  const { token } = await sent(await app.live(), { content });
  const page = await visitor(phone);
  await page.goto(`/s/${token}`);
  const price = page.getByRole('group', { name: 'Housing' }).getByLabel('单价（500件起）');
  await price.fill('大约8元');
  const quotation = { name: '报价单.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(9_000_000, '%PDF-1.7') };
  await page.getByLabel('附件').setInputFiles(quotation);
  await page.getByRole('button', { name: '提交报价' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('请更正标出的项目');
  expect(await page.evaluate(measure)).toBe(0);
  expect(await page.getByRole('checkbox', { name: '报价单.pdf' }).isChecked()).toBe(true);
  await price.fill('8.50');
  await page.getByRole('button', { name: '提交报价' }).click();
  expect(await page.getByText('已收到，采购方尚未处理。').count()).toBe(1);
  expect(await page.getByText('Housing × 500: 8.50 USD').count()).toBe(1);
  expect(await page.locator('#answer').getByText('报价单.pdf').count()).toBe(1);
  expect(await page.evaluate(measure)).toBe(0);
  await page.getByRole('button', { name: '确认不报价' }).click();
  expect(await page.getByText('您已表示不报价。').count()).toBe(1);
});

test('what a supplier entered survives a lost connection and a closed page, and is forgotten once it was sent', async () => {
  const { token } = await sent(await app.live(), { content });
  const page = await visitor({ ...phone, javaScriptEnabled: true });
  const price = page.getByRole('group', { name: 'Housing' }).getByLabel('单价（500件起）');
  const kept = page.getByText('您之前填写的内容已保存在本设备上');
  const countDrafts = () => page.evaluate<number>('localStorage.length');
  await page.goto(`/s/${token}`);
  await price.fill('8.50');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '提交报价' }).click();
  await expect.poll(() => page.getByText('网络未连接，尚未提交。').isVisible()).toBe(true);
  expect(await price.inputValue()).toBe('8.50');
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText('网络已恢复').isVisible()).toBe(true);
  await page.goto('about:blank');

  await page.goto(`/s/${token}`);
  expect([await kept.isVisible(), await price.inputValue()]).toEqual([true, '8.50']);
  expect(await page.evaluate(measure)).toBe(0);
  await page.getByRole('button', { name: '清除已保存的内容' }).click();
  expect([await kept.isVisible(), await price.inputValue(), await countDrafts()]).toEqual([false, '', 0]);
  await price.fill('about 8');
  await page.getByRole('button', { name: '提交报价' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('请更正标出的项目');
  await page.goto(`/s/${token}?lang=en`);
  const inEnglish = page.getByRole('group', { name: 'Housing' }).getByLabel('Price per piece from 500 pieces');
  expect(await inEnglish.inputValue()).toBe('about 8');
  await inEnglish.fill('8.20');
  await page.getByRole('button', { name: 'Send the quotation' }).click();
  expect(await page.getByText('Housing × 500: 8.20 USD').count()).toBe(1);
  await expect.poll(countDrafts).toBe(0);
});

test('a quotation is filled in and sent by keyboard alone', async () => {
  const { token } = await sent(await app.live(), { content });
  const page = await visitor({ locale: 'en-GB' });
  await page.goto(`/s/${token}`);
  const moveTo = async (name: string) => {
    const field = page.getByLabel(name).first();
    for (let steps = 0; steps < 60; steps++) {
      if (await field.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    expect.fail(`${name} is not reached by Tab.`);
  };
  await moveTo('Price per piece from 500 pieces');
  await page.keyboard.type('8.20');
  await moveTo('Delivery term (Incoterms)');
  await page.keyboard.type('FOB');
  await moveTo('Place of delivery');
  await page.keyboard.type('Shenzhen');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  expect(await page.getByText('Housing × 500: 8.20 USD').count()).toBe(1);
  expect(await page.getByLabel('Delivery term (Incoterms)').inputValue()).toBe('FOB');
});

test.each(['zh-CN', 'en-GB'])('everybody can use the pages of a link in %s', async (locale) => {
  const me = await app.live();
  const { token, deliveryId } = await sent(me, { content });
  const page = await visitor({ locale });
  await page.goto(`/s/${token}`);
  await expectUsable(page);
  await page.locator('form').first().locator('button').click();
  expect(await page.getByRole('alert').count()).toBe(1);
  await expectUsable(page);
  await page.locator('form').last().locator('button').click();
  await expectUsable(page);
  await revoke(me, deliveryId);
  await page.goto(`/s/${token}`);
  expect(await page.getByText(/This link is not available/).count()).toBeGreaterThan(0);
  await expectUsable(page);
});
