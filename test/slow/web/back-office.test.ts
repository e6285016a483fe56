import { expect, test } from 'vitest';
import { requestFactoryVisit } from '../../api/actions/visits.ts';
import { capabilitiesIn } from '../../api/capabilities/capability.ts';
import { createDraftHelpers, wechat } from '../../api/deliveries/dispatch/drafted.ts';
import { reachable } from '../../harness.ts';
import { openAnswered, quotation } from './answered.ts';
import { expectAccessible } from './dashboard.ts';

const app = await openAnswered();
const operators = await app.organisation('internal');
const { approved } = createDraftHelpers(app);

test('operator staff see what waits, send a message by hand and record it as sent', async () => {
  const me = await app.live();
  const { id } = await approved(me, wechat);
  const page = await app.signedInAt('/', 'operator', operators);
  await page.getByRole('link', { name: 'Open the back office' }).click();
  await page.getByRole('row', { name: /Outbox 1/ }).waitFor();
  await page.getByText('Works').first().waitFor();
  await expectAccessible(page, 'back-office');
  await page.getByRole('link', { name: 'Outbox' }).first().click();
  await page.getByText('Ms Li · li-bright').waitFor();
  await page.getByText('Exact text').click();
  await expectAccessible(page, 'outbox');
  await page.getByRole('button', { name: 'Record as sent' }).click();
  await page.getByRole('dialog').getByLabel('Where it can be found').fill('Chat of 3 March');
  await expectAccessible(page, 'outbox-sent');
  await page.getByRole('dialog').getByRole('button', { name: 'Record as sent' }).click();
  await page.getByText('No message waits to be sent').waitFor();
  expect((await me.rest('GET', `/deliveries/${id}`)).body).toMatchObject({
    delivery: { status: 'sent', sentReference: 'Chat of 3 March' },
  });
});

test('operator staff find a mail that was refused, and record what they established about it', async () => {
  const me = await app.live();
  app.next.push({ kind: 'refused', outcome: 'refused' });
  const { id } = await approved(me, { nameEn: 'Garnet Plastics' });
  const page = await app.signedInAt('/back-office', 'operator', operators);
  await page.getByRole('row', { name: /Unsettled mails 1/ }).waitFor();
  await page.getByRole('link', { name: 'Unsettled mails' }).first().click();
  const mail = page.getByRole('region', { name: 'Garnet Plastics' });
  await mail.getByText('Refused', { exact: true }).waitFor();
  await page.getByLabel('State').selectOption('uncertain');
  await page.getByText('No mail needs to be settled').waitFor();
  await page.getByLabel('State').selectOption('failed');
  await mail.getByText('refused', { exact: true }).waitFor();
  await expectAccessible(page, 'unsettled');
  await mail.getByRole('button', { name: 'Record the outcome' }).click();
  await page.getByRole('dialog').getByLabel('Outcome').selectOption('not_sent');
  await page.getByRole('dialog').getByLabel('How you know').fill('Entry 12 of the log of the provider');
  await page.getByRole('dialog').getByRole('button', { name: 'Record the outcome' }).click();
  await page.getByText('No mail needs to be settled').waitFor();
  expect((await me.rest('GET', `/deliveries/${id}`)).body.delivery.status).toBe('not_sent');
});

test('operator staff take a task, add a photograph, and report what they found', async () => {
  const me = await app.live();
  const [factoryId] = await app.factories(reachable({ nameEn: 'Bright Metal' }));
  const { actionId } = await requestFactoryVisit(me, String(factoryId));
  const page = await app.signedInAt('/back-office/tasks', 'operator', operators);
  const task = page.getByRole('region', { name: 'Audit visit: Bright Metal' });
  await task.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('dialog').getByLabel('Who does it').fill('Ms Wang');
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await task.getByText('Ms Wang').waitFor();
  await task.getByRole('button', { name: 'Start' }).click();
  await task.getByText('Started · staff').waitFor();
  const photo = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1');
  const add = (name: string, mimeType: string) =>
    task.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: photo });
  await add('notes.txt', 'text/plain');
  await task.getByText('Not taken: notes.txt').waitFor();
  await add('press.png', 'image/png');
  await task.getByRole('button', { name: 'Download press.png' }).waitFor();
  await expectAccessible(page, 'task');
  await task.getByRole('button', { name: 'Report and finish' }).click();
  await page.getByRole('dialog').getByLabel('Report').fill('The moulds are theirs.');
  await expectAccessible(page, 'task-report');
  await page.getByRole('dialog').getByRole('button', { name: 'Report and finish' }).click();
  await page.getByText('No task in this state').waitFor();
  await page.getByLabel('State').selectOption('done');
  await task.getByText('The moulds are theirs.').waitFor();
  const asked = 'query ($id: ID!) { action(id: $id) { task { report { text } files { name } } } }';
  const { action } = await me.graphql.request(asked, { id: actionId });
  expect(action.task).toEqual({ report: { text: 'The moulds are theirs.' }, files: [{ name: 'press.png' }] });
});

test('operator staff read a mail that was not matched and assign it, and record a quote for another factory', async () => {
  const organisationId = await app.organisation();
  const { me, rfqId, mails } = await app.answered(organisationId, 'Garden light');
  const { mail } = mails[2]!;
  await app.reply(
    { replyTo: String(mail.reply_to), from: String(mail.to), dmarc: 'fail' },
    'Housing: 500 pcs USD 2.90',
  );
  const page = await app.signedInAt('/back-office/replies', 'operator', operators);
  await page.getByText('The sender is not verified.').waitFor();
  await page.getByRole('button', { name: 'Read the mail' }).click();
  await page.getByRole('dialog').getByText('500 pcs USD 2.90').waitFor();
  await expectAccessible(page, 'received-mail');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${quotation.name}` }).click();
  expect((await download).suggestedFilename()).toBe(quotation.name);
  await page.getByRole('button', { name: 'Close' }).click();
  await expectAccessible(page, 'unmatched');
  await page.getByRole('button', { name: 'Assign to a message' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign to a message' }).click();
  await page.getByText('No mail waits for a decision').waitFor();
  const asked =
    'query ($id: ID!) { rfq(id: $id) { answers { totalCount } quotes { version status lines { unitPrice { amount } } } } }';
  expect((await me.graphql.request(asked, { id: rfqId })).rfq.answers.totalCount).toBe(3);

  await page.getByRole('link', { name: 'Quotes for requests' }).click();
  await page
    .getByRole('row', { name: /Garden light/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Record a quote' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Unit price').first().fill('three');
  await dialog.getByRole('button', { name: 'Record a quote' }).click();
  await dialog.getByRole('alert').waitFor();
  await expectAccessible(page, 'quote-refused');
  await dialog.getByLabel('Unit price').first().fill('3.10');
  await dialog.getByRole('button', { name: 'Record a quote' }).click();
  await page.getByRole('table', { name: 'Quoted prices' }).getByText('3.10').waitFor();
  await expectAccessible(page, 'request');
  expect((await me.graphql.request(asked, { id: rfqId })).rfq.quotes).toEqual([
    { version: 1, status: 'submitted', lines: [{ unitPrice: { amount: '3.10' } }] },
  ]);
});

test('a reviewer publishes a capability with its facts before them, in Chinese', async () => {
  const { submitted } = await capabilitiesIn(app);
  const owner = await app.organisation();
  const id = await submitted(owner);
  const page = await app.signedInAt('/back-office', 'reviewer', operators, { locale: 'zh-CN' });
  await page.getByRole('link', { name: '待审核的工艺能力' }).first().click();
  await page.getByText('未解决的问题').waitFor();
  await expectAccessible(page, 'capabilities');
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  await page.getByText('没有待审核的工艺能力').waitFor();
  expect(await page.getByRole('link', { name: '发件箱' }).count()).toBe(0);
  const me = await app.live({ organisationId: owner });
  const { capability } = await me.graphql.request('query ($id: ID!) { capability(id: $id) { status } }', { id });
  expect(capability).toEqual({ status: 'published' });
});

test('operator staff follow an import until it has finished', async () => {
  const share = (share: number, more: string) =>
    app.asOwner().execute(`update factory_import set read_share = ${share}, imported = 1200, ${more}
      where id = (select id from factory_import order by created_at desc limit 1)`);
  await app.factories(reachable());
  await share(0.4, 'finished_at = null, progressed_at = now()');
  const page = await app.signedInAt('/back-office/imports', 'operator', operators);
  await page.getByRole('progressbar', { name: '40 % of the file is read' }).waitFor();
  await page.getByText('Running', { exact: true }).waitFor();
  await expectAccessible(page, 'imports');
  await share(1, 'finished_at = now()');
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  expect(await page.getByText('Running', { exact: true }).count()).toBe(0);
});

test('operator staff read runs of all customers', async () => {
  const page = await app.signedInAt('/back-office/runs', 'operator', operators);
  await page.getByText('No run in this state').waitFor();
  await expectAccessible(page, 'runs-empty');
});
