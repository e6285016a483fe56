import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';

/** Creates an empty database beside the one of the tests. */
export async function createEmptyDatabase(): Promise<string> {
  const { ownerUrl } = inject('database');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await withClient(ownerUrl, (client) => client.query(`create database ${name}`));
  return ownerUrl.replace(/\/gateway$/, `/${name}`);
}
