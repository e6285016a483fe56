import type { Route } from '#rest/route.ts';
import {
  EntryPath,
  FileContent,
  ListedPackage,
  maxUploadBodyBytes,
  PreviewedId,
  ProjectPath,
  TransferPath,
} from './engineering.schema.ts';

const transferFile = `fragment TransferFile on EngineeringTransferFile { entryId name status sizeBytes sha256 reason }`;
const transfer = `fragment TransferRecord on EngineeringTransfer {
  id projectId previewId status files { ...TransferFile } packageId expiresAt completedAt createdAt updatedAt
} ${transferFile}`;

export const engineeringRoutes: Route[] = [
  {
    method: 'GET',
    path: '/projects/{id}/engineering',
    summary: 'The newest 50 engineering packages of a project and its newest 50 transfers; counts are of all.',
    params: ProjectPath,
    rename: { id: 'projectId' },
    document: `query GetEngineering($projectId: UUID!) {
      engineering(projectId: $projectId) {
        projectId
        packages {
          id projectId revision title note status
          files { entryId name kind sizeBytes sha256 contentType uploadedAt }
          totalBytes transferId createdAt updatedAt
        }
        transfers { ...TransferRecord }
        counts { packages openTransfers }
      }
    } ${transfer}`,
    spread: 'engineering',
    errors: [404],
  },
  {
    method: 'POST',
    path: '/projects/{id}/engineering/preview',
    summary: 'Lists all files of a revision and sees them beside the current package. Nothing moves yet.',
    params: ProjectPath,
    rename: { id: 'projectId' },
    body: ListedPackage,
    document: `mutation PreviewEngineering($input: PreviewEngineeringInput!) {
      made: previewEngineering(input: $input) {
        preview {
          previewId projectId revision note
          entries { entryId name kind sizeBytes sha256 status reason }
          totals { files bytes } warnings expiresAt createdAt updatedAt
        }
        previewId
      }
    }`,
    spread: 'made',
    status: 201,
    errors: [404],
  },
  {
    method: 'POST',
    path: '/projects/{id}/engineering/transfers',
    summary: 'Begins the one transfer of a preview. What is unchanged since the current package needs no upload.',
    params: ProjectPath,
    rename: { id: 'projectId' },
    body: PreviewedId,
    document: `mutation StartEngineeringTransfer($input: StartEngineeringTransferInput!) {
      made: startEngineeringTransfer(input: $input) { transfer { ...TransferRecord } replayed }
    } ${transfer}`,
    spread: 'made',
    status: 201,
    replayStatus: 200,
    errors: [404, 409],
  },
  {
    method: 'GET',
    path: '/projects/{id}/engineering/transfers/{transferId}',
    summary: 'One transfer: what it still waits for, and the package that came of it.',
    params: TransferPath,
    rename: { id: 'projectId' },
    document: `query GetEngineeringTransfer($projectId: UUID!, $transferId: UUID!) {
      transfer: engineeringTransfer(projectId: $projectId, transferId: $transferId) { ...TransferRecord }
    } ${transfer}`,
    errors: [404],
  },
  {
    method: 'POST',
    path: '/projects/{id}/engineering/transfers/{transferId}/files/{entryId}',
    summary: 'Uploads one file of at most 8 MiB in a body of at most 12. The last one completes the package.',
    params: EntryPath,
    rename: { id: 'projectId' },
    body: FileContent,
    maxBodyBytes: maxUploadBodyBytes,
    document: `mutation UploadEngineeringFile($input: UploadEngineeringFileInput!) {
      made: uploadEngineeringFile(input: $input) { file { ...TransferFile } transfer { ...TransferRecord } }
    } ${transfer}`,
    spread: 'made',
    errors: [404, 409],
  },
];
