import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { assertDefined } from '#kernel/assert.ts';
import { copyDatabase } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { newFigures, report } from './figures.ts';
import type { Gateway } from './gateway.ts';
import { createLab } from './lab.ts';

const lab = await createLab(await copyDatabase());
const figures = newFigures();

/** Publishes a quote request to five factories, and makes its disclosures due. Returns the id of the RFQ. */
async function publish(on: Gateway): Promise<string> {
  const ask = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const idempotency = { 'idempotency-key': crypto.randomUUID() };
    const answer = assertDefined(await on.rest(lab.key, method, path, body, idempotency), 'answer');
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  };
  const [draft] = await lab.drafts(on, 1);
  const [row] = await lab.sql<{ id: string }>('select action_id as id from delivery where id = $1', [draft!.id]);
  const action = `/actions/${row!.id}/publication`;
  const { publication } = await ask('GET', `${action}/review?currency=USD`);
  const { reviewSha256: expectedReviewSha256, selection } = publication;
  const { approval } = await ask('POST', `${action}/approval`, { expectedReviewSha256, selection });
  const { rfq } = await ask('POST', action, { approvalId: approval.id });
  await lab.sql('update disclosure set release_at = now() where rfq_id = $1', [rfq.id]);
  return rfq.id;
}

type Row = { id: string | null; status: string; mails: number };
/** Each invitation with the status of its delivery and the number of mails that the provider has accepted for it. */
async function readMessages(rfqId: string): Promise<Row[]> {
  const rows = await lab.sql<Omit<Row, 'mails'>>(
    `select d.id, coalesce(d.status, i.status) as status from rfq_invitation i left join delivery d on d.id = i.delivery_id
     where i.rfq_id = $1 order by i.id`,
    [rfqId],
  );
  return rows.map((row) => ({ ...row, mails: row.id ? lab.mailsOf({ id: row.id, digest: '' }).length : 0 }));
}

const points = [
  ...['release:before-commit', 'release:after-commit', 'lease:before-commit', 'lease:after-commit'],
  ...['call:before-connect', 'call:after-response', 'save:before-commit', 'save:after-commit'],
];

test.each(points)(
  'a process that dies at %s leaves one mail for each invited factory in the end',
  async (point) => {
    const victim = await lab.start({ CRASH_AT: point });
    const rfqId = await publish(victim);
    await victim.died();
    figures.kills++;
    const from = performance.now();
    const survivor = await lab.start();
    const isSettled = async () => (await readMessages(rfqId)).every(({ status }) => status === 'sent');
    for (const until = Date.now() + 120_000; Date.now() < until && !(await isSettled()); ) await sleep(200);
    figures.slowestMs = Math.max(figures.slowestMs, performance.now() - from);
    for (const { status, mails } of await readMessages(rfqId)) {
      figures[status === 'sent' ? 'settled' : 'stuck']++;
      if (mails === 0) figures.lost++;
      if (mails > 1) figures.duplicate++;
    }
    expect(await readMessages(rfqId)).toEqual(Array(5).fill({ id: expect.any(String), status: 'sent', mails: 1 }));
    const [rfq] = await lab.sql<{ status: string }>('select status from rfq where id = $1', [rfqId]);
    expect(rfq).toEqual({ status: 'sent' });
    const [made] = await lab.sql<{ count: number }>(
      `select count(*)::int as count from delivery d join rfq r on r.action_id = d.action_id
       where r.id = $1 and d.kind = 'rfq_publication'`,
      [rfqId],
    );
    expect(made).toEqual({ count: 5 });
    await survivor.stop();
  },
  180_000,
);

test('no message of a publication is lost, duplicated or stuck', (context) => report(context, figures));
