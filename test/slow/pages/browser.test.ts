import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startDevices } from '../../api/keys/device/client.ts';
import { expectUsable, onPort, openBrowser } from '../../api/pages/browser.ts';

const app = await onPort((env) => startDevices(env));
const visitor = await openBrowser(app.origin);

type As = { role?: 'owner' | 'member'; organisationId?: string };

/** A browser in which a new member is signed in, on this page. */
async function signedInAt(path: string, { role = 'owner', organisationId }: As = {}, options?: BrowserContextOptions) {
  const { token } = await app.session(role, organisationId ?? (await app.organisation()));
  const page = await visitor(options);
  await page.context().addCookies([{ name: 'ssd_session', value: token, url: app.origin }]);
  await page.goto(path);
  return page;
}

const title = (page: Page) => page.locator('h1').textContent();
const focused = (page: Page) => page.locator(':focus').textContent();

/** Presses Tab until the focus is where it is wanted, as people without a mouse do. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox' | 'checkbox', name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to the ${role} ${name}.`);
}

/** Goes to another page by a link or a button. */
async function press(page: Page, role: 'link' | 'button', name: string) {
  await tabTo(page, role, name);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

describe('by keyboard alone', () => {
  test('an owner signs in, makes a key, copies it, revokes it and signs out', async () => {
    const { email, organisationId } = await app.owner();
    const page = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/keys');
    expect(await title(page)).toBe('Sign in');
    await tabTo(page, 'textbox', 'E-mail address');
    await page.keyboard.type(email);
    await press(page, 'button', 'Send me a link');
    expect(await focused(page)).toContain('a link has been sent');

    await expect.poll(() => app.sent.length).toBe(1);
    await page.goto(/http:\S+/.exec(app.sent[0]!.text)![0]);
    await press(page, 'button', 'Sign in');
    expect(await title(page)).toBe('Keys');

    await tabTo(page, 'textbox', 'Label');
    await page.keyboard.type('build server');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await tabTo(page, 'checkbox', /contacts:read/);
    await page.keyboard.press('Space');
    await press(page, 'button', 'Create the key');
    expect(await focused(page)).toContain('it is not shown again');
    const secret = await page.getByLabel('Key', { exact: true }).inputValue();
    await tabTo(page, 'button', 'Copy');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('status').last().textContent()).toBe('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    expect((await app.me(secret)).body['scopes']).toContain('contacts:read');

    await page.reload();
    expect(await focused(page)).toContain('its secret is not shown again');
    expect(await app.keysOf(organisationId)).toHaveLength(1);

    await press(page, 'link', 'Revoke build server');
    await press(page, 'button', 'Revoke');
    expect(await focused(page)).toBe('The key build server is revoked.');
    expect((await app.me(secret)).status).toBe(401);
    await press(page, 'button', 'Sign out');
    expect(await focused(page)).toBe('You are signed out.');
    expect(await page.context().cookies()).toEqual([]);
  });

  test('an owner lets a device in, after a mistyped code', async () => {
    const page = await signedInAt('/keys');
    const { userCode, deviceCode } = await app.start({ clientName: 'ssd-cli' });
    await press(page, 'link', 'Connect a device');
    await tabTo(page, 'textbox', 'Code');
    await page.keyboard.type('bbbb-bbbb');
    await press(page, 'button', 'Continue');
    expect(await page.locator(':focus').getAttribute('id')).toBe('code');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(userCode.toLowerCase());
    await press(page, 'button', 'Continue');
    expect(await title(page)).toBe('Connect this device?');
    await press(page, 'button', 'Approve');
    expect(await focused(page)).toBe('ssd-cli receives its key within seconds.');
    expect((await app.poll(deviceCode)).body['secret']).toMatch(/^ssd_live_/);
  });

  test('whoever knows the head of the pages skips it', async () => {
    const page = await signedInAt('/keys');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('id')).toBe('label');
  });
});

describe('a new key', () => {
  async function made(page: Page) {
    await page.getByLabel('Label').fill('build server');
    await page.getByRole('button', { name: 'Create the key' }).click();
    return page.getByLabel('Key', { exact: true });
  }

  test('that may do nothing is not made: the focus is where its scopes are chosen', async () => {
    const page = await signedInAt('/keys');
    await page.getByText('Choose scopes').click();
    await page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLInputElement>(':checked')) box.checked = false;
    });
    await page.getByLabel('Label').fill('build server');
    await page.getByRole('button', { name: 'Create the key' }).click();
    await page.getByText('Choose at least one scope.').waitFor();
    await expect.poll(() => page.getByRole('group', { name: 'Scopes' }).and(page.locator(':focus')).count()).toBe(1);
  });

  test('can be selected where there are no scripts, and no button pretends to copy it', async () => {
    const page = await signedInAt('/keys', {}, { javaScriptEnabled: false });
    const field = await made(page);
    expect(await field.inputValue()).toMatch(/^ssd_live_/);
    expect(await field.isEditable()).toBe(false);
    await field.focus();
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
  });

  test('is selected, with a note, where the browser does not allow copying', async () => {
    const page = await signedInAt('/keys');
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const field = await made(page);
    await page.getByRole('button', { name: 'Copy' }).click();
    expect(await page.getByRole('status').last().textContent()).toContain('The key is selected');
    expect(await page.evaluate(() => getSelection()!.toString())).toBe(await field.inputValue());
  });
});

describe('everybody can use', () => {
  const long = 'W'.repeat(80);
  const send = (page: Page, name: string) =>
    Promise.all([page.waitForEvent('load'), page.getByRole('button', { name, exact: true }).click()]);
  /** What browsers check themselves is sent all the same. */
  const sendUnchecked = async (page: Page, name: string) => {
    await page.evaluate(() => {
      for (const form of document.forms) form.noValidate = true;
    });
    await send(page, name);
  };
  const unfold = (page: Page) =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });

  async function expectState(page: Page, heading: string) {
    expect(await title(page)).toBe(heading);
    await expectUsable(page);
  }

  type Act = (page: Page) => Promise<unknown>;
  test.each<[state: string, heading: string, path: string, act?: Act]>([
    ['the sign-in, after signing out', 'Sign in', '/sign-in?signed-out'],
    ['a refused address', 'Sign in', '/sign-in', (page) => sendUnchecked(page, 'Send me a link')],
    [
      'the answer to an address',
      'Check your mail',
      '/sign-in',
      async (page) => {
        await page.getByLabel('E-mail').fill('nobody@people.example');
        await send(page, 'Send me a link');
      },
    ],
    [
      'a link',
      'Sign in',
      '/sign-in',
      async (page) => {
        await page.getByLabel('E-mail').fill((await app.owner()).email);
        await send(page, 'Send me a link');
        await expect.poll(() => app.sent.length).toBeGreaterThan(0);
        await page.goto(/http:\S+/.exec(app.sent.at(-1)!.text)![0]);
      },
    ],
    ['a dead link', 'This link no longer works', '/sign-in/link?token=x'],
  ])('%s', async (_, heading, path, act) => {
    const page = await visitor();
    await page.goto(path);
    await act?.(page);
    await expectState(page, heading);
  });

  async function longNamed(kind: 'customer' | 'internal' = 'internal') {
    const organisationId = await app.organisation(kind, long);
    for (const change of ['label = null', `label = '${long}'`, 'revoked_at = now()', 'expires_at = created_at']) {
      const { keyId } = await app.live({ organisationId });
      await app.execute(`update api_key set ${change} where id = ?`, [keyId]);
    }
    return organisationId;
  }

  test.each<[state: string, heading: string, act?: Act]>([
    ['keys of every kind, unfolded', 'Keys', unfold],
    [
      'a refused key',
      'Keys',
      async (page) => {
        await page.evaluate(() => {
          for (const box of document.querySelectorAll<HTMLInputElement>(':checked')) box.checked = false;
        });
        await sendUnchecked(page, 'Create the key');
      },
    ],
    [
      'a form that came too late',
      'Keys',
      async (page) => {
        await page.evaluate(() => document.querySelector('[name="known"]')!.setAttribute('value', '0'));
        await page.getByLabel('Label').fill(long);
        await send(page, 'Create the key');
      },
    ],
    [
      'a new key',
      'Your new key',
      async (page) => {
        await page.getByLabel('Label').fill(long);
        await send(page, 'Create the key');
      },
    ],
    ['the question before revoking', 'Revoke this key?', (page) => page.getByRole('link', { name: long }).click()],
  ])('%s', async (_, heading, act) => {
    const page = await signedInAt('/keys', { organisationId: await longNamed() });
    await act?.(page);
    await expectState(page, heading);
  });

  test('what says that a key is revoked', async () => {
    const page = await signedInAt('/keys', { organisationId: await longNamed() });
    await page.getByRole('link', { name: long }).click();
    await send(page, 'Revoke');
    await expectState(page, 'Keys');
  });

  test.each<[state: string, heading: string, path: string, as?: As]>([
    ['no keys', 'Keys', '/keys'],
    ['the question for a code', 'Connect a device', '/device'],
    ['an unknown code', 'Connect a device', '/device?user_code=BBBB-BBBB'],
    ['nothing', 'Not found', '/keys/revoke?id=x'],
    ['a refusal of members', 'Only an owner can do this', '/keys', { role: 'member' }],
  ])('%s', async (_, heading, path, as) => {
    await expectState(await signedInAt(path, as), heading);
  });

  test.each<[state: string, heading: string, act?: Act]>([
    ['the question whether to let a device in', 'Connect this device?'],
    ['why it is not let in', 'Connect this device?', (page) => send(page, 'Approve')],
    ['what says that it is denied', 'Denied', (page) => send(page, 'Deny')],
    [
      'what says that this was decided before',
      'Nothing to decide',
      async (page) => {
        await send(page, 'Deny');
        await page.goBack();
      },
    ],
  ])('%s', async (_, heading, act) => {
    const organisationId = await longNamed('customer');
    const scopes = ['approvals:write', 'contacts:read', 'internal:*', 'projects:read'];
    const { userCode } = await app.start({ clientName: long, clientVersion: long.slice(0, 40), label: long, scopes });
    const page = await signedInAt(`/device?user_code=${userCode}`, { organisationId });
    await act?.(page);
    await expectState(page, heading);
  });
});
