import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

export const run = promisify(execFile);

/** The operating-system user that runs the programs of PostgreSQL. */
export type Person = {
  user: { uid?: number; gid?: number };
  wrap: (file: string, args: string[]) => [string, string[]];
};

export const ourselves: Person = { user: {}, wrap: (file, args) => [file, args] };

/** Root under another number, in a user namespace: it still owns its files. */
const renumbered: Person = {
  user: {},
  wrap: (file, args) => ['unshare', ['--user', '--map-user=1000', '--map-group=1000', file, ...args]],
};

/**
 * PostgreSQL refuses to run as root. It runs as the user `postgres` where that one can reach its files, else in a user
 * namespace; a cluster that exists is run by whoever made it.
 */
export async function createUnprivilegedUser(home: string, cluster: string, program: string): Promise<Person> {
  const maker = await stat(cluster).catch(() => null);
  if (maker && maker.uid !== 0) return { ...ourselves, user: { uid: maker.uid, gid: maker.gid } };
  const user = await userPostgres();
  const reaches = (path: string) =>
    user &&
    run('test', ['-x', path], user).then(
      () => true,
      () => false,
    );
  if (!maker && user && (await reaches(program)) && (await reaches(home))) return { ...ourselves, user };
  if (
    await run(...renumbered.wrap('true', [])).then(
      () => true,
      () => false,
    )
  )
    return renumbered;
  throw new Error(
    `PostgreSQL does not run as root, and the user postgres may not enter ${home}. ` +
      'Start as another user, open the folders above it (chmod o+x), or set DATABASE_URL.',
  );
}

async function userPostgres(): Promise<{ uid: number; gid: number } | null> {
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    await id('-u').catch(() => run('useradd', ['--system', '--user-group', 'postgres']));
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    return null;
  }
}
