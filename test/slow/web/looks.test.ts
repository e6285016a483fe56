import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { generateFactories } from '#modules/directory/factories/demo/factory.demo.ts';
import { demoOrganisationId } from '#ports/mail/simulator.ts';
import { openDemo } from '#server/demo/demo.ts';
import { openDashboard } from './dashboard.ts';
import { expectLook, fixLook } from './look.ts';

/** Pictures of the demo organisation, whose records are the same at every start. */
const app = await openDashboard();
app.clock.now = new Date('2026-11-27T10:00:00Z');
await app.factories(...generateFactories(600));
await openDemo({ app: app.app, system: app.system, ownerUrl: app.ownerUrl, publicUrl: app.origin });
const operators = await app.organisation('internal', 'Gateway operators');

type State = {
  path?: string;
  /** From `path` to the state. */
  reach?: (page: Page) => Promise<void>;
  /** Stands at the top of the picture; default: the page itself. */
  from?: string;
  as?: 'owner' | 'operator' | 'nobody';
  options?: BrowserContextOptions;
};
const inChinese = { locale: 'zh-CN' };
const openFirst = async (page: Page) => {
  const list = await page.locator('main table').elementHandle();
  await page.locator('main table').getByRole('link').first().click();
  // The next page may have a table of its own.
  await list!.waitForElementState('hidden');
};
const openProject = async (page: Page) => {
  await page.getByRole('link', { name: /Desk lamp/ }).click();
  await page.getByRole('heading', { name: /Desk lamp/ }).waitFor();
};
const openComparison = async (page: Page) => {
  await page.getByRole('row', { name: /USD/ }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByText('21.5').first().waitFor();
};
const findGoods = async (page: Page) => {
  await page.getByRole('button', { name: 'Find the number by description' }).click();
  await page.getByLabel('What is the product and what does it do?').fill('lithium ion battery pack');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: 'Choose 8507.60.00' }).waitFor();
};
const estimate = async (page: Page) => {
  const carton = {
    Count: '10',
    'Length (cm)': '40',
    'Width (cm)': '30',
    'Height (cm)': '30',
    'Weight each (kg)': '12',
  };
  for (const [name, value] of Object.entries(carton))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByLabel('Declared value (USD)').fill('5000');
  await findGoods(page);
  await page.getByRole('button', { name: 'Choose 8507.60.00' }).click();
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await page.getByRole('table', { name: 'Duty and fees' }).waitFor();
};
const plan = async (page: Page) => {
  await page.getByLabel('Description').fill('Bluetooth reading lamp with a rechargeable battery');
  for (const market of ['European Union', 'United States', 'Japan']) await page.getByLabel(market).check();
  await page.getByRole('button', { name: 'Show the plan' }).click();
  await page.getByRole('img', { name: /World map/ }).waitFor();
};
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
};

const states: Record<string, State> = {
  'sign-in': { path: '/sign-in', as: 'nobody' },
  home: {},
  'home-chinese': { options: inChinese },
  palette: { reach: openPalette },
  review: { path: '/review' },
  message: { path: '/review', reach: openFirst },
  'message-chinese': { path: '/review', reach: openFirst, options: inChinese },
  answers: { path: '/answers' },
  answer: { path: '/answers', reach: openFirst },
  comparison: { path: '/answers', reach: openComparison, from: 'Unknown' },
  projects: { path: '/projects' },
  project: { path: '/projects', reach: openProject },
  'quote-request': { path: '/quote-requests/new' },
  factories: { path: '/factories' },
  'factories-found': { path: '/factories?q=深圳' },
  'factories-none': { path: '/factories?q=zzzzzz' },
  estimate: { path: '/estimate' },
  'estimate-tariff': { path: '/estimate', reach: findGoods },
  'estimate-result': { path: '/estimate', reach: estimate, from: 'By mode' },
  compliance: { path: '/compliance', reach: plan, from: 'Rules by market' },
  knowledge: { path: '/knowledge' },
  stage: { path: '/knowledge/stages/tooling' },
  interviews: { path: '/interviews' },
  settings: { path: '/settings' },
  'back-office': { path: '/back-office', as: 'operator' },
  keys: { path: '/keys' },
};

test.each(Object.entries(states))('%s', async (name, { path = '/', reach, from, as = 'owner', options }) => {
  const organisation = as === 'operator' ? operators : demoOrganisationId;
  const role = as === 'operator' ? 'operator' : 'owner';
  const page = await app.signedInAt('/livez', role, organisation, { bypassCSP: true, ...options });
  if (as === 'nobody') await page.context().clearCookies();
  await fixLook(page, app.clock.now);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectComplete(page);
  await reach?.(page);
  await expectComplete(page);
  await expectLook(page, name, from);
});

const expectComplete = (page: Page) => expect.poll(() => page.locator('.skeleton').count()).toBe(0);
