import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { posix, win32 } from 'node:path';
import { failure } from '../errors.ts';
import type { Io } from '../io.ts';
import { isRecord } from '../json.ts';

export type SavedKey = { key: string; keyId: string; expiresAt: string };
/** A key belongs to one gateway and is sent to no other. */
export type Credentials = { current: string | null; gateways: Readonly<Record<string, SavedKey>> };

type Place = Pick<Io, 'env' | 'platform' | 'home'>;

/** `XDG_CONFIG_HOME`, `Library/Application Support` or `%APPDATA%`, as the system has it. */
function findCredentialsFile({ env, platform, home }: Place): string {
  const { join } = platform === 'win32' ? win32 : posix;
  const folders: Partial<Record<NodeJS.Platform, string>> = {
    win32: env['APPDATA'] || join(home, 'AppData', 'Roaming'),
    darwin: join(home, 'Library', 'Application Support'),
  };
  return join(folders[platform] ?? (env['XDG_CONFIG_HOME'] || join(home, '.config')), 'sourcing', 'credentials.json');
}

const isSavedKey = (value: unknown): value is SavedKey =>
  isRecord(value) && ['key', 'keyId', 'expiresAt'].every((name) => typeof value[name] === 'string');

export async function readCredentials(place: Place): Promise<Credentials> {
  const file = findCredentialsFile(place);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw failure('credentials_unreadable', `Cannot read ${file}: ${error.message}`);
  });
  if (text === null) return { current: null, gateways: {} };
  if (place.platform !== 'win32' && (await stat(file)).mode & 0o077) await chmod(file, 0o600);
  try {
    const { current, gateways } = JSON.parse(text);
    if ((current === null || typeof current === 'string') && Object.values(gateways).every(isSavedKey))
      return { current, gateways };
  } catch {}
  throw failure('credentials_unreadable', `${file} does not hold credentials. Delete it and connect again.`);
}

/** Replaces the file as a whole, so that an interruption leaves the old or the new one. */
export async function writeCredentials(place: Place, credentials: Credentials): Promise<void> {
  const file = findCredentialsFile(place);
  const temporary = `${file}.${randomUUID()}`;
  try {
    if (!Object.keys(credentials.gateways).length) return await rm(file, { force: true });
    await mkdir(posix.dirname(file.replaceAll('\\', '/')), { recursive: true, mode: 0o700 });
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(credentials, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw failure('credentials_unwritable', `Cannot write ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

export async function saveKey(place: Place, gateway: string, saved: SavedKey): Promise<void> {
  const { gateways } = await readCredentials(place);
  await writeCredentials(place, { current: gateway, gateways: { ...gateways, [gateway]: saved } });
}

export async function removeKey(place: Place, gateway: string): Promise<void> {
  const { current, gateways } = await readCredentials(place);
  const { [gateway]: _, ...others } = gateways;
  await writeCredentials(place, { current: current === gateway ? null : current, gateways: others });
}
