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

const fileColumns = ['id', 'owner', 'name', 'sizeBytes', 'sha256'] as const;

/** Answers name only files whose content is stored. */
const selectAnswerFiles = (db: Context['rows']) =>
  db
    .selectFrom('answer_file as f')
    .select(columns('f', fileColumns))
    .select('f.id as contentTransferId')
    .where('f.attached_at', 'is not', null);

/** Of the report of a task, for its requester once it is done, and for operator staff. */
const selectTaskFiles = (db: Context['rows'], credential: Credential) =>
  db
    .selectFrom('task_file as f')
    .innerJoin('task as t', 't.id', 'f.task_id')
    .select(columns('f', fileColumns))
    .select('f.id as contentTransferId')
    .where('f.stored_at', 'is not', null)
    .where('f.removed_at', 'is', null)
    .where(sql<SqlBool>`(${isValidFor('f.owner', credential)} and t.status = 'done' or ${isOfStaff(credential)})`);

const attachmentColumns = ['id', 'name', 'sizeBytes', 'sha256'] as const;

/** Of a reply, for its owner; before a mail is known to be one, for operator staff. */
const selectAttachments = (db: Context['rows'], credential: Credential) =>
  db
    .selectFrom('mail_attachment as a')
    .leftJoin('delivery_reply as r', 'r.received_mail_id', 'a.received_mail_id')
    .select(columns('a', attachmentColumns))
    .select(['a.received_mail_id as owner', 'a.id as contentTransferId'])
    .where('a.stored_at', 'is not', null)
    .where(sql<SqlBool>`(${isValidFor('r.owner', credential)} or ${isOfStaff(credential)})`);

/** The file of a signed link, of a package, an answer, a mail or a task, while the credential that the link was made for is valid. */
export async function findLinkedFile(
  ctx: Context,
  fileId: string,
  credential: Credential,
): Promise<StoredFile | undefined> {
  const rows = ctx.systemRows();
  const allowed = isValidFor('f.owner', credential);
  const found = await selectPackageFiles(rows).where('f.id', '=', fileId).where(allowed).executeTakeFirst();
  return (
    found ??
    (await selectAnswerFiles(rows).where('f.id', '=', fileId).where(allowed).executeTakeFirst()) ??
    (await selectAttachments(rows, credential).where('a.id', '=', fileId).executeTakeFirst()) ??
    selectTaskFiles(rows, credential).where('f.id', '=', fileId).executeTakeFirst()
  );
}

const isValidFor = (owner: string, credential: Credential) =>
  isValidWhere(credential, sql<SqlBool>`c.owner = ${sql.ref(owner)}`);

const isOfStaff = (credential: Credential) =>
  isValidWhere(credential, sql<SqlBool>`c.owner in (select id from organisation where kind = 'internal')`);

function isValidWhere({ kind, id }: Credential, ofOwner: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  const [table, condition] = kind === 'key' ? ['api_key', sql`c.revoked_at is null`] : ['browser_session', sql`true`];
  return sql`exists (select from ${sql.table(table)} c
    where c.id = ${id} and ${ofOwner} and c.expires_at > clock_timestamp() and ${condition})`;
}
