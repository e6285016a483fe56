import { expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { migrate } from '#server/migration/migrate.ts';
import { dumpSchema } from '../../database-dump.ts';
import { copyDatabase } from '../../harness.ts';
import { createEmptyDatabase } from './databases.ts';

const file = '../../../schema/database.sql';

test('an empty database is migrated to the committed schema', async () => {
  const { ownerUrl } = await createEmptyDatabase();
  await migrate(ownerUrl);
  await expect(await withClient(ownerUrl, dumpSchema)).toMatchFileSnapshot(file);
});

test('a rebuild of the search index leaves the schema as the migrations made it', async () => {
  const { ownerUrl } = await copyDatabase();
  await expect(await withClient(ownerUrl, dumpSchema)).toMatchFileSnapshot(file);
});
