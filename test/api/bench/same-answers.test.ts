import { expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { fill } from '../../../bench/data.ts';
import { startLoad, startServer } from '../../../bench/processes.ts';
import { listPrograms } from '../../../bench/programs.ts';
import { assertSameAnswers } from '../../../bench/same-answers.ts';
import { type ServerName, workloads } from '../../../bench/workloads.ts';
import { copyDatabase } from '../../harness.ts';

const size = { organisations: 3, projects: 60, keys: 90, factories: 200 };

test('the servers of the benchmark give the same answers, also under load, and those with admission the same refusals', async () => {
  await using ending = new AsyncDisposableStack();
  const { ownerUrl, serviceUrl } = await copyDatabase();
  const targets = await withClient(ownerUrl, (client) => fill(client, ownerUrl, size));
  const urls = new Map<ServerName, string>();
  for (const [name, [file, env, options]] of listPrograms({ ownerUrl, serviceUrl })) {
    const { url, stop } = await startServer(file, env, options);
    ending.defer(stop);
    urls.set(name, url);
  }
  await expect(assertSameAnswers(workloads, urls, targets)).resolves.toBeUndefined();

  const load = startLoad({ targets });
  ending.defer(load.stop);
  const workload = '/graphql W3';
  for (const [server, url] of urls) {
    const { requests, failed } = await load.measure({ urls: [url], server, workload, seconds: 0.4 });
    expect({ server, failed, isServed: requests > 32 }).toEqual({ server, failed: 0, isServed: true });
  }
});
