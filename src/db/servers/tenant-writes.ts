import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { assertDefined } from '#kernel/assert.ts';

type Transactional = ReturnType<MikroORM['em']['getConnection']>['transactional'];

/**
 * Calls `save` after the commit of a transaction of a tenant and before its result is returned. If saving fails, the
 * result stands: an error would make the caller repeat what was written.
 */
export function afterTenantWrites(
  orm: MikroORM,
  save: (owner: string) => Promise<void>,
  log: Pick<Logger, 'warn'>,
): void {
  const connection = orm.em.getConnection();
  const { transactional } = connection;
  const runAndSave: Transactional = async (work, options = {}) => {
    // `call` loses the type of the result.
    const done: { result: Awaited<ReturnType<typeof work>> }[] = [];
    await transactional.call(connection, async (trx) => void done.push({ result: await work(trx) }), options);
    const owner = options.sessionContext?.variables?.['app.owner'];
    // A savepoint is not committed yet.
    if (typeof owner === 'string' && !options.ctx)
      await save(owner).catch((err) => log.warn({ err }, 'position not saved'));
    return assertDefined(done[0], 'The result of a transaction').result;
  };
  Object.assign(connection, { transactional: runAndSave });
}
