import { expect, test } from 'vitest';
import { requestFactoryVisit } from '../../api/actions/visits.ts';
import { reachable } from '../../harness.ts';
import { expectAccessible, openDashboard } from './dashboard.ts';

const app = await openDashboard();

test('a member makes a project, states what is to be made, and uploads a file of more than a megabyte', async () => {
  const organisationId = await app.organisation();
  const page = await app.signedInAt('/projects', 'member', organisationId);
  await page.getByText('No project yet').waitFor();
  await expectAccessible(page, 'projects-empty');
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Garden light');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'Garden light' }).waitFor();

  const intake = page.getByRole('region', { name: 'What is to be made' });
  await intake.getByLabel('Quantity').fill('five hundred');
  await intake.getByText('Write a whole number').waitFor();
  await intake.getByLabel('Quantity').fill('500');
  await intake.getByRole('button', { name: 'Save' }).click();
  await intake.getByText('/intake/productName').waitFor();
  await intake.getByLabel('Product', { exact: true }).fill('Solar lantern');
  await intake.getByRole('button', { name: 'Save' }).click();
  await page.locator('.lead', { hasText: 'Solar lantern' }).waitFor();
  await expectAccessible(page, 'project');

  const content = Buffer.alloc(2_000_000, 'solid ');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'housing.step', mimeType: 'model/step', buffer: content });
  await page.getByLabel('Name of the revision').fill('A');
  await page.getByRole('button', { name: 'Compare with the current revision' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Revision A').waitFor();
  await expectAccessible(page, 'project-files');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download housing.step' }).click();
  expect((await download).suggestedFilename()).toBe('housing.step');

  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.getByLabel('Search by name').fill('garden');
  await page.waitForURL(/q=garden/);
  await page.getByRole('link', { name: 'Garden light' }).waitFor();
});

test('a project shows the visit to a factory as it goes on, and its report with a file', async () => {
  const organisationId = await app.organisation();
  const me = await app.live({ organisationId });
  const [factoryId] = await app.factories(reachable({ nameEn: 'Bright Metal' }));
  const { id, projectId } = await requestFactoryVisit(me, String(factoryId));
  const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
  const change = (verb: string, more: object = {}) =>
    operator.graphql.request(
      `mutation ($input: ${verb[0]?.toUpperCase()}${verb.slice(1)}Input!) { ${verb}(input: $input) { task { id } } }`,
      { input: { id, ...more } },
    );
  const page = await app.signedInAt(`/projects/${projectId}`, 'viewer', organisationId);
  const visit = page.getByRole('region', { name: 'Audit visit: Bright Metal' });
  await visit.getByText('Requested · you').waitFor();
  await change('startTask');
  await visit.getByText('Started · staff').waitFor();
  const photo = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1').toString('base64');
  await change('addTaskFile', { name: 'press.png', contentBase64: photo });
  await change('completeTask', { report: { text: 'The moulds are theirs.\nTwo presses.', date: '2026-09-03' } });
  await visit.getByText('The moulds are theirs.').waitFor();
  await expectAccessible(page, 'project-visit');
  const download = page.waitForEvent('download');
  await visit.getByRole('button', { name: 'Download press.png' }).click();
  expect((await download).suggestedFilename()).toBe('press.png');
});
