import { expect, test } from 'vitest';
import { expectAccessible, openDashboard } from './dashboard.ts';

const app = await openDashboard();

test('a member says what is to be made, corrects and confirms what was understood, and makes the project of it', async () => {
  const organisationId = await app.organisation();
  const page = await app.signedInAt('/interviews', 'member', organisationId);
  await page.getByText('No interview yet').waitFor();
  await expectAccessible(page, 'interviews-empty');
  await page.getByRole('button', { name: 'Start an interview' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('In your own words')
    .fill('We are developing a bike light, 2,000 pcs, EVT stage, to be sold in Canada.');
  await expectAccessible(page, 'interview-start');
  await page.getByRole('dialog').getByRole('button', { name: 'Start an interview' }).click();
  const understood = page.getByRole('region', { name: 'What was understood' });
  await understood.getByText('2,000', { exact: true }).waitFor();
  await expectAccessible(page, 'interview');
  await page.getByLabel('Your answer').fill('Yes, but the quantity is 1,500 pcs');
  await page.getByRole('button', { name: 'Send' }).click();
  await understood.getByText('1,500', { exact: true }).waitFor();
  await page.getByText('Ready to publish').waitFor();
  await expectAccessible(page, 'interview-ready');
  await page.getByRole('button', { name: 'Make the project' }).click();
  await page.getByRole('link', { name: /bike light/i }).click();
  await page.getByRole('heading', { name: /bike light/i }).waitFor();
  expect(await page.getByLabel('Quantity').first().inputValue()).toBe('1500');
  await page.goto('/interviews');
  await page.getByRole('row', { name: /bike light.*Published/i }).waitFor();
  await expectAccessible(page, 'interviews');
});

test('a turn for a version that somebody else has answered meanwhile is refused, and nothing typed is lost', async () => {
  const organisationId = await app.organisation();
  const me = await app.live({ organisationId });
  const { interview } = (await me.rest('POST', '/interviews', { family: 'capability' })).body;
  const page = await app.signedInAt(`/interviews/${interview.id}`, 'member', organisationId, { locale: 'zh-CN' });
  await page.getByRole('heading', { name: '工厂的工艺能力' }).waitFor();
  await me.rest('POST', `/interviews/${interview.id}/messages`, { version: interview.version, text: '注塑' });
  await page.getByLabel('您的回答').fill('压铸外壳');
  await page.getByRole('button', { name: '发送' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByText('注塑', { exact: true }).first().waitFor();
  expect(await page.getByLabel('您的回答').inputValue()).toBe('压铸外壳');
  await expectAccessible(page, 'interview-zh');
});
