import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../../mikro-orm.config.ts';
import { withClient } from '../../src/db/embedded/embedded.ts';
import { FactoryRecord } from '../../src/modules/directory/factories/factory.schema.ts';
import { importFactories } from '../../src/modules/directory/factories/import/factory-import.service.ts';
import { operator } from '../../src/modules/identity/audit/audit.service.ts';
import { createOrganisationKey } from '../../src/modules/identity/keys/key.service.ts';
import { createOrganisation, findOrganisation } from '../../src/modules/identity/members/operator.service.ts';
import { fillDeliveries } from '../../test/api/deliveries/lists/many.ts';
import { syntheticDirectory } from '../../test/api/factories/synthetic.ts';

/** An organisation with so many deliveries, filled at the first run, and a new key of it with these scopes. */
export async function prepareOwner(ownerUrl: string, deliveries: number, factories: number, scopes?: string[]) {
  const orm = await MikroORM.init(ormOptions(ownerUrl));
  try {
    const em = () => orm.em.fork();
    const known = await em().execute<{ owner: string }[]>('select owner from delivery limit 1');
    const owner = known[0]?.owner ?? (await createOrganisation(em(), 'Bench', 'customer')).id;
    if (!known.length) {
      console.info(`Filling ${deliveries} deliveries …`);
      async function* rows() {
        let line = 0;
        for (const raw of syntheticDirectory(factories))
          yield { line: ++line, record: FactoryRecord.parse(raw), raw: { ...raw } };
      }
      await importFactories(em(), rows(), { source: 'bench.ndjson', today: new Date().toISOString().slice(0, 10) });
      await withClient(ownerUrl, (client) => fillDeliveries(client, owner, deliveries));
    }
    const context = em();
    const organisation = await findOrganisation(context, owner);
    const { secret } = await createOrganisationKey(operator, context, organisation, scopes, null);
    return { owner, secret };
  } finally {
    await orm.close();
  }
}
