import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from '../api/pages/browser.ts';
import type { Json } from '../json.ts';
import { openPrograms } from '../program.ts';

const home = await mkdtemp(join(tmpdir(), 'gateway-demo-'));
const programs = openPrograms({ DATA_DIR: home, DEMO_DATA: 'on' });
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const findLink = (output: string) => /http:\S+\/sign-in\/link\?\S+/.exec(output)?.[0] ?? '';

const first = await programs.start();
const visitor = await openBrowser(first.url);

test('the first start prints a link to an organisation with drafts, answers and a comparison that say they are synthetic; it opens once', async () => {
  await expect.poll(() => findLink(first.output.all), { timeout: 30_000 }).not.toBe('');
  const link = findLink(first.output.all);
  const page = await visitor();
  await page.goto(link);
  await page.getByText('Demo company (synthetic)').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  const waiting = page.getByRole('table', { name: 'Waits for you' });
  await waiting.getByText('Bike computer (synthetic demo)').first().waitFor();
  const answers = page.getByRole('region', { name: 'Answers to decide' });
  await answers.getByText('Offer').waitFor();
  await answers.getByText('Declines').waitFor();

  await answers.getByRole('row', { name: /Offer/ }).getByRole('link').first().click();
  await page.getByText('3.35').first().waitFor();
  expect(await page.locator('mark').allTextContents()).toEqual(expect.arrayContaining(['3.35', '2.70']));
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByText('21.5').first().waitFor();

  // A draft goes to a factory whose address could be anybody's: still nothing leaves.
  await page.goto('/review');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByText('the simulator acts as the provider, and nothing is sent').waitFor();
  expect((await (await visitor()).goto(link))?.status()).toBe(410);
});

test('a later start prints another link to the same records, and approvals with a live key of that organisation go to the simulator', async () => {
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0 });
  const again = await programs.start({ PORT: new URL(first.url).port });
  await expect.poll(() => findLink(again.output.all), { timeout: 30_000 }).not.toBe('');
  const page = await visitor();
  await page.goto(findLink(again.output.all));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.getByRole('link', { name: /Desk lamp/ }).waitFor();
  expect(await page.getByRole('link', { name: /synthetic demo/ }).count()).toBe(2);

  await page.goto('/keys');
  await page.getByLabel('Label').fill('integration');
  await page.getByRole('button', { name: 'Create the key' }).click();
  const secret = await page.locator('#secret').inputValue();

  const call = async (path: string, body?: object) => {
    const response = await fetch(`${again.url}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Json;
  };
  const { deliveries } = await call('/deliveries?status=draft');
  const { id } = deliveries.find(({ channel }: Json) => channel === 'email')!;
  const { review } = await call(`/deliveries/${id}/review`);
  const approved = await call(`/deliveries/${id}/approve`, { expectedReviewSha256: review.reviewSha256 });
  expect(approved).toMatchObject({ dispatch: { status: expect.any(String) }, note: expect.stringMatching(/simulat/i) });
  await expect.poll(async () => (await call(`/deliveries/${id}`)).delivery.status).toBe('sent');
});

test('a service that others could call has no demo', async () => {
  const { output, child, ended } = await programs.start({ PUBLIC_URL: 'https://gateway.example' });
  child.kill('SIGTERM');
  await ended;
  expect(output.all).toContain('ready');
  expect(output.all).not.toContain('demo');
});
