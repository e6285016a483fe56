import { type RawBuilder, type SqlBool, sql } from 'kysely';
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

const answerFileColumns = ['id', 'owner', 'name', 'sizeBytes', 'sha256'] as const;

/** Answers name only files whose content is stored. */
const selectAnswerFiles = (db: Context['rows']) =>
  db
    .selectFrom('answer_file as f')
    .select(columns('f', answerFileColumns))
    .select('f.id as contentTransferId')
    .where('f.attached_at', 'is not', null);

/** The file of a signed link, of a package or of an answer, while the credential that the link was made for is valid. */
export async function findLinkedFile(
  ctx: Context,
  fileId: string,
  credential: Credential,
): Promise<StoredFile | undefined> {
  const rows = ctx.systemRows();
  const allowed = isValidFor('f.owner', credential);
  const found = await selectPackageFiles(rows).where('f.id', '=', fileId).where(allowed).executeTakeFirst();
  return found ?? selectAnswerFiles(rows).where('f.id', '=', fileId).where(allowed).executeTakeFirst();
}

const isValidFor = (owner: string, { kind, id }: Credential): RawBuilder<SqlBool> => {
  const [table, condition] = kind === 'key' ? ['api_key', sql`c.revoked_at is null`] : ['browser_session', sql`true`];
  return sql`exists (select from ${sql.table(table)} c
    where c.id = ${id} and c.owner = ${sql.ref(owner)} and c.expires_at > clock_timestamp() and ${condition})`;
};
