import { sql } from 'kysely';
import { columns } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { Credential } from './download-link.rules.ts';

const storedColumns = ['id', 'owner', 'name', 'sizeBytes', 'sha256', 'contentTransferId'] as const;

/** Only complete transfers have a package. */
const selectPackageFiles = (db: Context['rows']) =>
  db
    .selectFrom('engineering_package as k')
    .innerJoin('engineering_transfer as t', 't.id', 'k.transfer_id')
    .innerJoin('engineering_file as f', 'f.preview_id', 't.preview_id')
    .select(columns('f', storedColumns))
    .where('f.status', '<>', 'rejected');

export type PackageFile = { projectId: string; packageId: string; entryId: string };
export type StoredFile = NonNullable<Awaited<ReturnType<typeof findPackageFile>>>;

export const findPackageFile = ({ rows }: Context, { projectId, packageId, entryId }: PackageFile) =>
  selectPackageFiles(rows)
    .where('k.project_id', '=', projectId)
    .where('k.id', '=', packageId)
    .where('f.id', '=', entryId)
    .executeTakeFirst();

/** The file of a signed link, while the credential that the link was made for is valid. */
export function findLinkedFile(
  ctx: Context,
  fileId: string,
  { kind, id }: Credential,
): Promise<StoredFile | undefined> {
  const rows = ctx.systemRows();
  const credential =
    kind === 'key'
      ? rows.selectFrom('api_key as c').select('c.id').where(sql<boolean>`c.revoked_at is null`)
      : rows.selectFrom('browser_session as c').select('c.id');
  return selectPackageFiles(rows)
    .where('f.id', '=', fileId)
    .where(({ exists }) =>
      exists(
        credential
          .where('c.id', '=', id)
          .where(sql<boolean>`c.owner = f.owner`)
          .where(sql<boolean>`c.expires_at > clock_timestamp()`),
      ),
    )
    .executeTakeFirst();
}
