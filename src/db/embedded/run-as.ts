import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

export const run = promisify(execFile);

export type RunAs = {
  user: { uid?: number; gid?: number };
  wrap: (file: string, args: string[]) => [string, string[]];
};

export const currentUser: RunAs = { user: {}, wrap: (file, args) => [file, args] };

/** Root mapped to another uid in a user namespace. It still owns its files. */
const inUserNamespace: RunAs = {
  user: {},
  wrap: (file, args) => ['unshare', ['--user', '--map-user=1000', '--map-group=1000', file, ...args]],
};

/**
 * PostgreSQL refuses to run as root. It runs as the owner of an existing cluster, else as the user `postgres` if that
 * user can reach the files, else in a user namespace.
 */
export async function resolveClusterUser(home: string, cluster: string, program: string): Promise<RunAs> {
  const clusterOwner = await stat(cluster).catch(() => null);
  if (clusterOwner && clusterOwner.uid !== 0)
    return { ...currentUser, user: { uid: clusterOwner.uid, gid: clusterOwner.gid } };
  const user = await ensurePostgresUser();
  const canEnter = (path: string) =>
    user &&
    run('test', ['-x', path], user).then(
      () => true,
      () => false,
    );
  if (!clusterOwner && user && (await canEnter(program)) && (await canEnter(home))) return { ...currentUser, user };
  if (
    await run(...inUserNamespace.wrap('true', [])).then(
      () => true,
      () => false,
    )
  )
    return inUserNamespace;
  throw new Error(
    `PostgreSQL cannot run as root, and the user postgres cannot access ${home}. ` +
      'Start as another user, make the parent folders accessible (chmod o+x), or set DATABASE_URL.',
  );
}

async function ensurePostgresUser(): Promise<{ uid: number; gid: number } | null> {
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    await id('-u').catch(() => run('useradd', ['--system', '--user-group', 'postgres']));
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    return null;
  }
}
