import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { type Created, replayedDescription } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { ProjectNode } from '#modules/sourcing/projects/project.graph.ts';
import { TransferFileRef, TransferRef } from './engineering.graph.ts';
import {
  type FileRow,
  type PreviewRow,
  readEntries,
  readFile,
  readPreview,
  readTransfer,
  transferColumns,
} from './engineering.queries.ts';
import { EntryStatus, FileContent, FileKind, PreviewEngineering, StartTransfer } from './engineering.schema.ts';
import { sumEntries } from './preview.rules.ts';
import { previewEngineering } from './preview.service.ts';
import { startTransfer } from './transfer/transfer.service.ts';
import { type UploadedFile, uploadFile } from './transfer/upload.service.ts';

const EntryRef = builder.objectRef<FileRow>('EngineeringEntry').implement({
  description: 'A listed file compared with the current package.',
  fields: (t) => ({
    entryId: t.field({ type: 'ID', resolve: ({ id }) => id }),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: zodEnum(FileKind) }),
    sizeBytes: t.exposeInt('sizeBytes'),
    sha256: t.expose('sha256', { type: 'Sha256' }),
    status: t.expose('status', { type: zodEnum(EntryStatus) }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it is rejected.' }),
  }),
});

const TotalsRef = builder.objectRef<ReturnType<typeof sumEntries>>('EngineeringTotals').implement({
  description: 'Totals of the package, without rejected files.',
  fields: (t) => ({ files: t.exposeInt('files'), bytes: t.exposeInt('bytes') }),
});

type PreviewWithEntries = PreviewRow & { entries: FileRow[] };
const PreviewRef = builder.objectRef<PreviewWithEntries>('EngineeringPreview').implement({
  description: 'The effect of a transfer of the listed files. Nothing is transferred yet.',
  fields: (t) => ({
    previewId: t.field({ type: 'ID', resolve: ({ id }) => id }),
    projectId: t.expose('projectId', { type: 'ID' }),
    revision: t.exposeString('revision'),
    note: t.exposeString('note', { nullable: true }),
    entries: t.expose('entries', { type: [EntryRef] }),
    totals: t.field({ type: TotalsRef, resolve: ({ entries }) => sumEntries(entries) }),
    warnings: t.exposeStringList('warnings', {
      description: 'For a person to review. Warnings do not prevent a transfer.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'A transfer must be started before this time.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

addEdge(PreviewRef, 'project', 'projectId', ProjectNode);

type Previewed = { projectId: string; previewId: string; replayed: boolean };
const PreviewPayload = definePayload<Previewed>('previewEngineering', (t) => ({
  preview: t.field({
    type: PreviewRef,
    description: 'The created preview.',
    resolve: async ({ projectId, previewId }, _, ctx) => ({
      ...(await readPreview(ctx, projectId, previewId)),
      entries: await readEntries(ctx, previewId),
    }),
  }),
  previewId: t.expose('previewId', { ...forRest, type: 'ID' }),
  replayed: t.exposeBoolean('replayed', { description: replayedDescription }),
}));

const StartPayload = definePayload<Created & { projectId: string }>('startEngineeringTransfer', (t) => ({
  transfer: t.field({
    type: TransferRef,
    description: 'The started transfer.',
    resolve: ({ projectId, id }, _, ctx, info) =>
      readTransfer(ctx, projectId, id, selectedColumns(info, 'EngineeringTransfer', transferColumns)),
  }),
  replayed: t.exposeBoolean('replayed', {
    description: 'True if the transfer of this preview had already been started.',
  }),
}));

const UploadPayload = definePayload<UploadedFile>('uploadEngineeringFile', (t) => ({
  file: t.field({
    type: TransferFileRef,
    description: 'The uploaded file.',
    resolve: ({ transferId, entryId }, _, ctx) => readFile(ctx, transferId, entryId),
  }),
  transfer: t.field({
    type: TransferRef,
    description: 'The transfer with its remaining files.',
    resolve: ({ projectId, transferId }, _, ctx, info) =>
      readTransfer(ctx, projectId, transferId, selectedColumns(info, 'EngineeringTransfer', transferColumns)),
  }),
}));

const writeAccess = { authScopes: { scope: 'engineering:write' } } as const;

builder.mutationFields((t) => ({
  previewEngineering: t.field({
    ...writeAccess,
    type: PreviewPayload,
    description:
      'Compares all files of a revision with the current package. Each call without an idempotency key creates a new preview.',
    args: { input: t.arg({ type: zodInput('PreviewEngineeringInput', PreviewEngineering), required: true }) },
    resolve: async (_, { input }, ctx) => {
      const { id: previewId, replayed } = await previewEngineering(ctx, input);
      return { projectId: input.projectId, previewId, replayed };
    },
  }),
  startEngineeringTransfer: t.field({
    ...writeAccess,
    type: StartPayload,
    description: 'Starts the transfer of a preview. A repeated call returns the same transfer.',
    args: { input: t.arg({ type: zodInput('StartEngineeringTransferInput', StartTransfer), required: true }) },
    resolve: async (_, { input }, ctx) => ({
      projectId: input.projectId,
      ...(await startTransfer(ctx, input)),
    }),
  }),
  uploadEngineeringFile: t.field({
    ...writeAccess,
    type: UploadPayload,
    description:
      'Repeating an upload has no further effect. GraphQL requests are limited to 1 MiB; upload larger files by REST.',
    args: {
      input: t.arg({
        type: zodInput(
          'UploadEngineeringFileInput',
          z.strictObject({ projectId: z.uuid(), transferId: z.uuid(), entryId: z.uuid(), ...FileContent.shape }),
        ),
        required: true,
      }),
    },
    resolve: async (_, { input }, ctx) => {
      await uploadFile(ctx, input);
      return input;
    },
  }),
}));
