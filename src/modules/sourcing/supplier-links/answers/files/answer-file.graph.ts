import { builder } from '#graph/builder.ts';
import { createDownloadUrl } from '#modules/sourcing/engineering/downloads/download.service.ts';
import type { AttachedFile } from './answer-file.schema.ts';

export const AnswerFileRef = builder.objectRef<AttachedFile>('SupplierAnswerFile').implement({
  description:
    'A file that a supplier uploaded for its answer or attached to a mail. Its type is found in its content.',
  fields: (t) => ({
    id: t.expose('fileId', { type: 'ID' }),
    name: t.exposeString('name'),
    mediaType: t.exposeString('mediaType'),
    sizeBytes: t.exposeInt('sizeBytes'),
    sha256: t.expose('sha256', { type: 'Sha256' }),
    downloadUrl: t.field({
      type: 'Url',
      description:
        'Address of the content for ten minutes, without a further credential, while the key or session that asked is valid. Nobody has checked the content: treat it like an attachment of an unknown sender.',
      resolve: ({ fileId }, _, ctx) => createDownloadUrl(ctx, fileId),
    }),
  }),
});
