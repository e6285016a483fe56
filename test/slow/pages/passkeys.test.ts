import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { startDevices } from '../../api/keys/device/client.ts';
import { expectUsable, onPort, openBrowser } from '../../api/pages/browser.ts';
import { quoteRequest, reachable } from '../../harness.ts';
import { openPrograms } from '../../program.ts';

const app = await onPort((env) => startDevices(env), 'localhost');
const visitor = await openBrowser(app.origin);
const folder = await mkdtemp(join(tmpdir(), 'gateway-passkeys-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
/** Fails on any access to a database or a setting. */
const alone = openPrograms({ DATABASE_URL: 'postgresql://127.0.0.1:1/none', PORT: 'none' });

const title = (page: Page) => page.locator('h1').textContent();
const press = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole(role, { name, exact: true }).click();

/** A browser with an authenticator that verifies its user and is touched at once. */
async function withAuthenticator(options?: BrowserContextOptions): Promise<Page> {
  const page = await visitor(options);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}

async function signIn(page: Page, role: 'owner' | 'member', organisationId: string) {
  const session = await app.session(role, organisationId);
  await page.context().addCookies([{ name: 'ssd_session', value: session.token, url: app.origin }]);
  return session;
}

async function drafted(organisationId: string) {
  const key = await app.live({ organisationId });
  const { deliveries } = await quoteRequest(key, { factoryIds: await app.factories(reachable()) });
  return { key, id: deliveries[0].id as string };
}

async function addPasskey(page: Page, name: string) {
  await page.goto('/passkeys');
  await page.getByLabel('Name').fill(name);
  await press(page, 'button', 'Add a passkey');
  await page.getByText('The passkey is added.').waitFor();
}

test('a member adds a passkey, signs out, signs in with it and signs an approval, which the console verifies', async () => {
  const organisationId = await app.organisation();
  const { key, id } = await drafted(organisationId);
  const page = await withAuthenticator();
  const { email } = await signIn(page, 'owner', organisationId);
  await addPasskey(page, 'laptop');
  expect(await page.getByRole('heading', { name: 'laptop' }).count()).toBe(1);
  await page.goto('/keys');
  await page.getByLabel(/each signs with a passkey/).check();
  await press(page, 'button', 'Save the policy');

  await press(page, 'button', 'Sign out');
  await page.getByText('You are signed out.').waitFor();
  await press(page, 'button', 'Sign in with a passkey');
  await page.waitForURL('**/');
  await page.goto('/keys');
  await page.getByText(email).waitFor();

  await press(page, 'link', 'Approvals');
  await page.getByRole('link', { name: /^Review/ }).click();
  expect(await title(page)).toBe('Approve this message?');
  expect(await page.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);
  await press(page, 'button', 'Approve with a passkey');
  await page.waitForURL(`**/deliveries/${id}`);
  await expect.poll(() => title(page)).toBe('Approved');
  expect(app.sent).toHaveLength(1);

  const { body } = await key.rest('GET', `/deliveries/${id}/receipt`);
  const [receipt, keys] = [join(folder, 'receipt.json'), join(folder, 'keys.json')];
  await writeFile(receipt, JSON.stringify(body['receipt']));
  await writeFile(keys, await (await app.app.request('/.well-known/receipt-keys.json')).text());
  const verify = (...args: string[]) => alone.admin('receipt', 'verify', receipt, '--keys', keys, ...args);
  const genuine = { code: 0, answer: { valid: true, deliveryId: id, passkeyOrigin: app.origin } };
  expect(await verify('--origin', `${app.origin}/`)).toMatchObject(genuine);
  expect(await verify()).toMatchObject(genuine);
  const elsewhere = await verify('--origin', 'https://gateway.example');
  expect(elsewhere).toMatchObject({
    code: 1,
    answer: { error: { message: 'The passkey did not sign this approval: the origin is another one.' } },
  });
});

describe('without a passkey', () => {
  test('a message is approved where the policy asks for none, also without scripts', async () => {
    const organisationId = await app.organisation();
    const { id } = await drafted(organisationId);
    const page = await visitor({ javaScriptEnabled: false });
    await signIn(page, 'owner', organisationId);
    await page.goto(`/deliveries/${id}`);
    expect(await page.getByRole('button', { name: 'Approve with a passkey' }).count()).toBe(0);
    await press(page, 'button', 'Approve');
    expect(await title(page)).toBe('Approved');
    await page.goto('/passkeys');
    await page.getByText('Passkeys need JavaScript').waitFor();
  });

  test('the browser says why nothing happens', async () => {
    const page = await withAuthenticator();
    await page.goto('/sign-in');
    await press(page, 'button', 'Sign in with a passkey');
    await page.getByText('The browser did not use a passkey').waitFor({ timeout: 20_000 });
    expect(await page.getByRole('button', { name: 'Use a passkey' }).isEnabled()).toBe(true);
  });
});

describe('everybody can use', () => {
  const long = 'W'.repeat(80);
  async function expectState(page: Page, heading: string) {
    expect(await title(page)).toBe(heading);
    await expectUsable(page);
  }

  test('the pages of passkeys', async () => {
    const page = await withAuthenticator();
    await signIn(page, 'owner', await app.organisation('customer', long));
    await page.goto('/passkeys');
    await expectState(page, 'Passkeys');
    await addPasskey(page, long);
    await page.getByText('Rename').first().click();
    await expectState(page, 'Passkeys');
    await page.getByRole('link', { name: /^Remove/ }).click();
    await expectState(page, 'Remove this passkey?');
    await app.execute(`update browser_session set created_at = created_at - interval '1 day'`);
    await press(page, 'button', 'Remove');
    await page.getByLabel('Name').fill('phone');
    await press(page, 'button', 'Add a passkey');
    await expectState(page, 'Sign in again first');
  });

  test('the sign-in with a passkey', async () => {
    const page = await withAuthenticator();
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
    await expectState(page, 'Sign in');
    await press(page, 'button', 'Sign in with a passkey');
    await page.getByText('The browser did not use a passkey').waitFor({ timeout: 20_000 });
    await expectState(page, 'Sign in with a passkey');
  });

  test('the pages of approvals', async () => {
    const organisationId = await app.organisation();
    const page = await withAuthenticator();
    await signIn(page, 'owner', organisationId);
    await page.goto('/deliveries');
    await expectState(page, 'Approvals');
    const { id } = await drafted(organisationId);
    await page.reload();
    await expectState(page, 'Approvals');
    await addPasskey(page, 'laptop');
    await page.goto(`/deliveries/${id}`);
    await expectState(page, 'Approve this message?');
    await press(page, 'button', 'Approve with a passkey');
    await expect.poll(() => title(page)).toBe('Approved');
    await expectState(page, 'Approved');
  });
});
