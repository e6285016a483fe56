import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../settings/config.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const BackedUpTable = z.object({
  name: z.string().regex(/^(public|auth|audit)\.[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z0-9_]+$/)).min(1),
  rows: z.number().int(),
  file: z.string().regex(/^tables\/[a-z_.]+$/),
  sha256: Sha256,
  /** Of tables that hold secrets: AES-256-GCM under a key derived from SECRET_KEY, base64. */
  sealed: z.object({ iv: z.string(), tag: z.string() }).nullable(),
});
const BackedUpFile = z.object({ owner: z.uuid(), transferId: z.uuid(), sha256: Sha256 });

const Manifest = z.object({
  format: z.literal(1),
  release: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  roles: z.array(z.object({ name: z.string(), canLogin: z.boolean(), memberOf: z.array(z.string()) })),
  tables: z.array(BackedUpTable),
  files: z.array(BackedUpFile),
  missingFiles: z.array(BackedUpFile),
});
export type Manifest = z.output<typeof Manifest>;
export type BackedUpTable = z.output<typeof BackedUpTable>;
export type BackedUpFile = z.output<typeof BackedUpFile>;

export const manifestName = 'manifest.json';
export const resolveFile = (folder: string, { owner, transferId, sha256 }: BackedUpFile) =>
  join(folder, 'files', owner, transferId, sha256);

/** Written last, so a folder without it is no backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new ConfigError(`${folder} is not a complete backup: it has no ${manifestName}.`);
  });
  const { success, data } = Manifest.safeParse(parseJson(text));
  if (!success) throw new ConfigError(`${join(folder, manifestName)} is damaged, or of a newer release.`);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
