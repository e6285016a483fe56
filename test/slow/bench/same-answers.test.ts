import { expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { fill } from '../../../bench/data.ts';
import { startServer } from '../../../bench/processes.ts';
import { assertSameAnswers } from '../../../bench/same-answers.ts';
import { workloads } from '../../../bench/workloads.ts';
import { copyDatabase } from '../../harness.ts';

const size = { organisations: 3, projects: 60, keys: 90, factories: 200 };

test('the benchmark compares two servers that give the same answers and the same refusals', async () => {
  await using ending = new AsyncDisposableStack();
  const { ownerUrl, serviceUrl } = await copyDatabase();
  const targets = await withClient(ownerUrl, (client) => fill(client, ownerUrl, size));
  const gateway = await startServer('gateway.ts', { DATABASE_URL: serviceUrl, PORT: '0' });
  ending.defer(gateway.stop);
  const handwritten = await startServer('handwritten.ts', { DATABASE_URL: serviceUrl });
  ending.defer(handwritten.stop);
  const urls = { gateway: gateway.url, handwritten: handwritten.url };
  await expect(assertSameAnswers(workloads, urls, targets)).resolves.toBeUndefined();
});
