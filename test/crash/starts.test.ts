import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { withClient } from '#db/embedded.ts';
import { copyDatabase } from '../harness.ts';
import { chance, each, isLong, newFigures, report, runs, seed } from './figures.ts';
import { startGateway } from './gateway.ts';
import { answerAfter, openLab } from './lab.ts';

const figures = newFigures();
const rounds = isLong ? Math.ceil(runs / 2.5) : 1;
const random = chance();

test(`SIGTERM under traffic: what has begun is finished, what has not is refused whole (seed ${seed})`, {
  timeout: rounds * 60_000,
}, async () => {
  const lab = await openLab(await copyDatabase());
  for (let round = 0; round < rounds; round++) {
    const gateway = await lab.start();
    const drafts = await lab.drafts(gateway, 20);
    for (const draft of drafts)
      lab.meet(
        draft,
        answerAfter(() => sleep(random() * 700)),
      );
    let isStopping = false;
    const read: { status: number | undefined; late: boolean }[] = [];
    const readers = Array.from({ length: 4 }, async () => {
      for (
        let answer = await gateway.rest(lab.key, 'GET', '/me');
        ;
        answer = await gateway.rest(lab.key, 'GET', '/me')
      ) {
        read.push({ status: answer?.status, late: isStopping });
        if (!answer) return;
      }
    });
    const approvals = drafts.map((draft) => lab.approve(gateway, draft));
    while (drafts.some((draft) => lab.asked(draft) === 0)) await sleep(2);
    await sleep(random() * 100);
    isStopping = true;
    const from = performance.now();
    await gateway.stop();
    expect(performance.now() - from).toBeLessThan(10_000);
    for (const answer of await Promise.all(approvals)) {
      expect(answer).toMatchObject({
        status: 200,
        body: { status: 'sent', dispatch: { status: 'accepted', attempts: 1 } },
      });
    }
    await Promise.all(readers);
    expect(read.filter(({ status, late }) => status !== 200 && !(late && status === undefined))).toEqual([]);
    const next = await lab.start();
    await each(drafts, 4, async (draft) => lab.judge(next, draft, 0, figures));
    await next.stop();
  }
});

test('two servers that start on an empty database: both serve, and each migration is applied once', {
  timeout: rounds * 60_000,
}, async () => {
  const { ownerUrl, serviceUrl } = inject('database');
  const files = (await readdir('migrations')).filter((name) => name.endsWith('.ts'));
  for (let round = 0; round < rounds; round++) {
    const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`;
    await withClient(ownerUrl, (client) => client.query(`create database ${name}`));
    const at = (url: string) => url.replace(/\/gateway$/, `/${name}`);
    const database = { ownerUrl: at(ownerUrl), serviceUrl: at(serviceUrl) };
    const both = await Promise.all([startGateway(database), startGateway(database)]);
    for (const { url, said } of both) {
      const made = await fetch(`${url}/api/v1/keys`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      expect(made.status, said()).toBe(201);
    }
    const applied = await withClient(database.ownerUrl, (client) =>
      client.query('select name from mikro_orm_migrations'),
    );
    expect(applied.rows.map((row) => `${row.name}.ts`).toSorted()).toEqual(files.toSorted());
    await Promise.all(both.map((gateway) => gateway.stop()));
  }
});

test('nothing is lost, doubled or stuck', (context) => report(context, figures));
