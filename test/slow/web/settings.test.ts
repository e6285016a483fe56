import { expect, test } from 'vitest';
import { expectAccessible, openDashboard } from './dashboard.ts';

const app = await openDashboard();

test('a member chooses which mails they get, and reads who may approve', async () => {
  const organisationId = await app.organisation();
  const page = await app.signedInAt('/settings', 'member', organisationId);
  await page.getByLabel('Answers of suppliers').selectOption('immediately');
  await page.getByLabel('Failures').selectOption('daily');
  await page.getByLabel('Language of the mails').selectOption('zh');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await expectAccessible(page, 'settings-member');
  await page.reload();
  await expect.poll(() => page.getByLabel('Answers of suppliers').inputValue()).toBe('immediately');
  expect(await page.getByLabel('Language of the mails').inputValue()).toBe('zh');
  await page.getByRole('region', { name: 'Approvals' }).getByText('Keys and members').waitFor();
  expect(await page.getByRole('link', { name: 'Members' }).count()).toBe(0);
  await page.goto('/settings/members');
  await page.getByText('Only owners open this page').waitFor();
  await expectAccessible(page, 'settings-owners-only');
});

test('an owner invites a member, changes their role, ends their session and removes them; the audit log holds each step and is intact', async () => {
  const organisationId = await app.organisation();
  const page = await app.signedInAt('/settings', 'owner', organisationId);
  await page.getByLabel('Who may approve messages').selectOption('MEMBERS_ONLY');
  await page.getByRole('region', { name: 'Approvals' }).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByLabel('Who may approve messages').selectOption('MEMBERS_WITH_PASSKEY');
  await page.getByText('You have no passkey yet').waitFor();
  await expectAccessible(page, 'settings-owner');

  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Invite a member' }).click();
  await page.getByRole('dialog').getByLabel('E-mail address').fill('no address');
  await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await page.getByRole('dialog').getByLabel('E-mail address').fill('buyer@people.example');
  await page.getByRole('dialog').getByLabel('Role').selectOption('approver');
  const sent = app.sent.length;
  await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByText('buyer@people.example').first().waitFor();
  await expect.poll(() => app.sent.length).toBe(sent + 1);
  await expectAccessible(page, 'members');

  await page.getByRole('button', { name: 'Approver: change the role of buyer@people.example' }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('viewer');
  await page.getByText('Reads, without addresses.').waitFor();
  await expectAccessible(page, 'member-role');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Viewer: change the role of buyer@people.example' }).waitFor();

  await app.session('member', organisationId);
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Open sessions' });
  await sessions.getByRole('button', { name: /^End the session of/ }).click();
  await expect.poll(() => sessions.getByRole('row').count()).toBe(2);

  await page.getByRole('button', { name: 'Remove buyer@people.example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => page.getByText('buyer@people.example').count()).toBe(0);

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/entries, none changed or missing/).waitFor();
  await page.getByLabel('About').selectOption('member');
  await page.waitForURL(/resource=member/);
  await page.getByText('member.removed').waitFor();
  await expectAccessible(page, 'audit');
});

test('operator staff read the settings in Chinese without an approval policy', async () => {
  const page = await app.signedInAt('/settings', 'operator', await app.organisation('internal'), { locale: 'zh-CN' });
  await page.getByRole('heading', { name: '设置' }).waitFor();
  await page.getByRole('heading', { name: '发给您的邮件' }).waitFor();
  expect(await page.getByRole('heading', { name: '审批', exact: true }).count()).toBe(0);
  await expectAccessible(page, 'settings-zh');
});

test('the style guide shows every component, by day and by night', async () => {
  const page = await app.signedInAt('/styleguide', 'viewer', await app.organisation());
  await page.getByRole('heading', { name: 'Style guide' }).waitFor();
  await expectAccessible(page, 'styleguide');
  expect(await page.getByRole('link', { name: 'Style guide' }).count()).toBe(0);
});
