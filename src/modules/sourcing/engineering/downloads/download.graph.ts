import { builder, forRest } from '#graph/builder.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { recordId } from '#graph/record-id.ts';
import { PackageFileRef } from '../engineering.graph.ts';
import type { FileRow } from '../engineering.queries.ts';
import { createDownloadUrl, type Download, readFileContent } from './download.service.ts';

const DownloadRef = builder.objectRef<Download>('EngineeringFileContent').implement({
  fields: (t) => ({
    owner: t.expose('owner', { type: 'ID' }),
    transferId: t.expose('transferId', { type: 'ID', nullable: true }),
    mediaType: t.exposeString('mediaType'),
    disposition: t.exposeString('disposition'),
    bytes: t.exposeInt('bytes'),
    sha256: t.expose('sha256', { type: 'Sha256' }),
  }),
});

builder.queryField('engineeringFileContent', (t) =>
  t.field({
    ...forRest,
    type: DownloadRef,
    authScopes: { scope: 'engineering:read' },
    args: { projectId: t.arg(recordId), packageId: t.arg(recordId), entryId: t.arg(recordId) },
    resolve: (_, file, ctx) => readFileContent(ctx, file),
  }),
);

builder.objectField(PackageFileRef, 'downloadUrl', (t) =>
  t.field({
    type: 'Url',
    description:
      'Extension: address of the content for ten minutes, without a further credential, while the key or session that asked is valid. Accepts range requests.',
    extensions: dependsOn<FileRow>('id'),
    resolve: ({ id }, _, ctx) => createDownloadUrl(ctx, id),
  }),
);
