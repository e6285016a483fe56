import type { Command } from '../../command/command.ts';
import { read } from '../../command/request-command.ts';
import { downloadExport } from './download-export.ts';
import { downloadFile } from './download-file.ts';
import { uploadFiles } from './upload-files.ts';

export const files: readonly Command[] = [
  read('/exports', {
    name: 'exports list',
    summary: 'Lists the newest 100 exports.',
    shows: { list: 'exports', columns: ['id', 'kind', 'format', 'status', 'rows', 'bytes', 'createdAt'] },
    examples: ['exports list'],
  }),
  downloadExport,
  read('/projects/{id}/engineering', {
    name: 'files list',
    summary: 'Shows the engineering packages of a project and its open uploads.',
    ids: { id: 'id of the project' },
    shows: { record: null },
    examples: ['files list 0199a1b2-0000-7000-8000-000000000001'],
  }),
  uploadFiles,
  downloadFile,
];
