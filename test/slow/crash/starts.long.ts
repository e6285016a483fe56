import { readdir } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { settingsOf } from '../../program.ts';
import { runs } from './figures.ts';
import { openGateways } from './gateway.ts';

const start = openGateways(inject('database'));
const rounds = Math.ceil(runs / 2.5);

test('two servers start on an empty database: both serve, and each migration is applied once', {
  timeout: rounds * 60_000,
}, async () => {
  const { ownerUrl, serviceUrl } = inject('database');
  const files = (await readdir('migrations')).filter((name) => name.endsWith('.ts'));
  for (let round = 0; round < rounds; round++) {
    const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`;
    await withClient(ownerUrl, (client) => client.query(`create database ${name}`));
    const at = (url: string) => url.replace(/\/gateway$/, `/${name}`);
    const database = { ownerUrl: at(ownerUrl), serviceUrl: at(serviceUrl) };
    const both = await Promise.all([start(settingsOf(database)), start(settingsOf(database))]);
    for (const { url, output } of both) {
      const made = await fetch(`${url}/api/v1/keys`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      expect(made.status, output()).toBe(201);
    }
    const applied = await withClient(database.ownerUrl, (client) =>
      client.query('select name from mikro_orm_migrations'),
    );
    expect(applied.rows.map((row) => `${row.name}.ts`).toSorted()).toEqual(files.toSorted());
    await Promise.all(both.map((gateway) => gateway.stop()));
  }
});
