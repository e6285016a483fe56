import type { Route } from '#rest/route.ts';
import { openContent } from './downloads/download.service.ts';
import {
  EntryPath,
  FileContent,
  ListedPackage,
  maxUploadBodyBytes,
  PackageFilePath,
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
    mcp: 'read',
    summary: 'The newest 50 engineering packages and transfers of a project. Counts include all.',
    params: ProjectPath,
    rename: { id: 'projectId' },
    document: `query GetEngineering($projectId: ID!) {
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
    errors: ['not_found'],
  },
  {
    method: 'POST',
    path: '/projects/{id}/engineering/preview',
    summary: 'Compares all files of a revision with the current package. Nothing is transferred yet.',
    params: ProjectPath,
    rename: { id: 'projectId' },
    body: ListedPackage,
    document: `mutation PreviewEngineering($input: PreviewEngineeringInput!) {
      created: previewEngineering(input: $input) {
        preview {
          previewId projectId revision note
          entries { entryId name kind sizeBytes sha256 status reason }
          totals { files bytes } warnings expiresAt createdAt updatedAt
        }
        previewId
      }
    }`,
    spread: 'created',
    status: 201,
    errors: ['not_found'],
  },
  {
    method: 'POST',
    path: '/projects/{id}/engineering/transfers',
    summary: 'Starts the transfer of a preview. Files unchanged since the current package need no upload.',
    params: ProjectPath,
    rename: { id: 'projectId' },
    body: PreviewedId,
    document: `mutation StartEngineeringTransfer($input: StartEngineeringTransferInput!) {
      created: startEngineeringTransfer(input: $input) { transfer { ...TransferRecord } replayed }
    } ${transfer}`,
    spread: 'created',
    status: 201,
    location: '/projects/{transfer.projectId}/engineering/transfers/{transfer.id}',
    replayStatus: 200,
    errors: ['not_found', 'preview_expired', 'transfer_conflict'],
  },
  {
    method: 'GET',
    path: '/projects/{id}/engineering/transfers/{transferId}',
    summary: 'One transfer with the status of its files and the resulting package.',
    params: TransferPath,
    rename: { id: 'projectId' },
    document: `query GetEngineeringTransfer($projectId: ID!, $transferId: ID!) {
      transfer: engineeringTransfer(projectId: $projectId, transferId: $transferId) { ...TransferRecord }
    } ${transfer}`,
    errors: ['not_found'],
  },
  {
    method: 'POST',
    path: '/projects/{id}/engineering/transfers/{transferId}/files/{entryId}',
    summary: 'Uploads one file of at most 8 MiB, in a body of at most 12 MiB. The last file completes the package.',
    params: EntryPath,
    rename: { id: 'projectId' },
    body: FileContent,
    maxBodyBytes: maxUploadBodyBytes,
    document: `mutation UploadEngineeringFile($input: UploadEngineeringFileInput!) {
      created: uploadEngineeringFile(input: $input) { file { ...TransferFile } transfer { ...TransferRecord } }
    } ${transfer}`,
    spread: 'created',
    errors: ['not_found', 'transfer_conflict'],
  },
  {
    method: 'GET',
    path: '/projects/{id}/engineering/packages/{packageId}/files/{entryId}/content',
    summary: 'Extension: the content of a file of a package. Its ETag is the SHA-256, and ranges can be asked for.',
    params: PackageFilePath,
    rename: { id: 'projectId' },
    document: `query GetEngineeringFileContent($projectId: ID!, $packageId: ID!, $entryId: ID!) {
      content: engineeringFileContent(projectId: $projectId, packageId: $packageId, entryId: $entryId) {
        owner transferId mediaType disposition bytes sha256
      }
    }`,
    spread: 'content',
    file: {
      mediaTypes: ['application/octet-stream'],
      headers: { 'Content-Type': 'mediaType', 'Content-Disposition': 'disposition' },
      open: openContent,
    },
    errors: ['not_found'],
  },
];
