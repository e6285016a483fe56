import { columns } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { LinkRow } from '../../supplier-link.queries.ts';
import { maxFilesPerDay, startOfUploadDay } from './answer-file.rules.ts';
import type { AttachedFile } from './answer-file.schema.ts';

const factColumns = ['name', 'mediaType', 'sizeBytes', 'sha256'] as const;

/** Of the holder of a link, those that no answer names yet, oldest first. */
export const listRecentUploads = (
  ctx: Context,
  { owner, rfqId, firstDeliveryId }: Pick<LinkRow, 'owner' | 'rfqId' | 'firstDeliveryId'>,
): Promise<AttachedFile[]> =>
  ctx
    .systemRows()
    .selectFrom('answer_file as f')
    .innerJoin('rfq_invitation as i', 'i.id', 'f.invitation_id')
    .select('f.id as fileId')
    .select(columns('f', factColumns))
    .$castTo<AttachedFile>()
    .where('f.owner', '=', owner)
    .where('i.rfq_id', '=', rfqId)
    .where('i.delivery_id', '=', firstDeliveryId)
    .where('f.attached_at', 'is', null)
    .where('f.stored_at', 'is not', null)
    .where('f.created_at', '>', startOfUploadDay(ctx.now()).toISOString())
    .orderBy('f.created_at')
    .orderBy('f.id')
    .limit(maxFilesPerDay)
    .execute();
