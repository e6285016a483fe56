import type { startServer } from './processes.ts';
import type { ServerName } from './workloads.ts';

type Program = [name: ServerName, started: Parameters<typeof startServer>];
type Urls = { ownerUrl: string; serviceUrl: string };

/** How each server of the benchmark is started. Those without admission read the tables as their owner. */
export function listPrograms({ ownerUrl, serviceUrl }: Urls, { noRls = false } = {}): Program[] {
  const asService = { DATABASE_URL: serviceUrl };
  const asOwner = { DATABASE_URL: ownerUrl };
  const production = { ...asOwner, NODE_ENV: 'production', GRAPHILE_ENV: 'production' };
  return [
    ['gateway', ['gateway.ts', { ...asService, PORT: '0' }]],
    ['handwritten', ['handwritten.ts', noRls ? asOwner : asService, { args: noRls ? ['--no-rls'] : [] }]],
    ['unguarded', ['handwritten.ts', asOwner, { args: ['--no-admission'] }]],
    ['mercurius', ['peers/mercurius.ts', production]],
    ['apollo', ['peers/apollo.ts', production]],
    ['postgraphile', ['peers/postgraphile.js', production]],
  ];
}
