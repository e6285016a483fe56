import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readMessages } from '#web/build/messages.ts';
import { openAnswered } from './answered.ts';
import { expectAccessible } from './dashboard.ts';

const app = await openAnswered();

/** A text of a room as the dashboard has it. */
const textsIn = (language: 'en' | 'zh') => (room: string, key: string) => {
  const rows = readMessages(readFileSync(`src/web/${room}/messages.csv`, 'utf8'));
  const text = rows.find((row) => row.key === key)?.[language];
  if (!text) throw new Error(`${room} has no message ${key}.`);
  return text;
};

/** Moves the focus as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus does not get there.');
}

async function goTo(page: Page, place: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type(place);
  await page.getByRole('menuitem', { name: place }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: place }).waitFor();
}

test.each([
  ['en', 'en-GB'],
  ['zh', 'zh-CN'],
] as const)(
  'an owner approves a message and accepts an answer with the keyboard alone (%s)',
  async (language, locale) => {
    const text = textsIn(language);
    const organisationId = await app.organisation();
    await app.drafted(organisationId);
    await app.answered(organisationId);
    const page = await app.signedInAt('/', 'owner', organisationId, { locale });
    await page.getByRole('heading', { level: 1, name: text('rooms/home', 'title') }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').waitFor();
    if (language === 'en') await expectAccessible(page, 'palette');
    await page.keyboard.press('Escape');

    await goTo(page, text('app', 'place.review'));
    await tabTo(page, page.getByRole('main').getByRole('table').getByRole('link').first());
    await page.keyboard.press('Enter');
    const digest = (await page.locator('.digest').textContent()) ?? '';
    await tabTo(page, page.getByLabel(text('rooms/review', 'decide.type')));
    await page.keyboard.type(digest.slice(0, 8));
    await page.keyboard.press('Enter');
    await page.getByText(text('rooms/review', 'timeline.accepted')).waitFor();

    await goTo(page, text('app', 'place.answers'));
    await tabTo(page, page.getByRole('main').getByRole('table').getByRole('link').first());
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: text('rooms/answers', 'accept'), exact: true }));
    await page.keyboard.press('Enter');
    await page.getByText(text('rooms/answers', 'done.accepted')).first().waitFor();
    await tabTo(page, page.getByRole('link', { name: text('rooms/answers', 'decide.compare') }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/compare/);
  },
);

test('records are found by their names', async () => {
  const organisationId = await app.organisation();
  const { projectId } = await app.drafted(organisationId, 1, 'Garden lantern');
  const page = await app.signedInAt('/estimate', 'viewer', organisationId);
  await page.getByRole('button', { name: 'Go to …' }).click();
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type('zzzz');
  await page.getByText('Nothing has this name').waitFor();
  await page.getByRole('searchbox').fill('lantern');
  await page.getByRole('menuitem', { name: /Garden lantern/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/projects/${projectId}`);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
