import type { z } from 'zod';
import type { Route } from '#rest/route.ts';
import { readContent } from './export.queries.ts';
import { createExportRequestSchema, ExportId } from './export.schema.ts';

const record = `fragment ExportRecord on Export {
  id kind format filter: filterJson status rows bytes sha256 failure createdAt expiresAt
}`;

export const createExportRoutes = (filter: z.ZodObject): Route[] => [
  {
    method: 'POST',
    path: '/exports',
    summary: 'Extension: starts an export of a list as CSV, NDJSON or Parquet. Never includes contact details.',
    body: createExportRequestSchema(filter),
    document: `mutation CreateExport($input: CreateExportInput!) {
      made: createExport(input: $input) { export { ...ExportRecord } }
    } ${record}`,
    spread: 'made',
    status: 201,
    location: '/exports/{export.id}',
    errors: ['internal_only', 'quota_reached'],
  },
  {
    method: 'GET',
    path: '/exports',
    summary: 'Extension: the newest 100 exports.',
    document: `query ListExports { list: exports(first: 100) { exports: nodes { ...ExportRecord } count } } ${record}`,
    spread: 'list',
  },
  {
    method: 'GET',
    path: '/exports/{id}',
    summary: 'Extension: one export. Its content is available once its status is `complete`.',
    params: ExportId,
    document: `query GetExport($id: ID!) { export(id: $id) { ...ExportRecord } } ${record}`,
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/exports/{id}/content',
    summary: 'Extension: the exported file. 409 while the export is running, if it failed, and once it has expired.',
    params: ExportId,
    document: `query GetExportContent($id: ID!) {
      content: exportContent(id: $id) { id mediaType disposition bytes rows sha256 }
    }`,
    spread: 'content',
    file: {
      mediaTypes: ['text/csv', 'application/x-ndjson', 'application/vnd.apache.parquet'],
      headers: {
        'Content-Type': 'mediaType',
        'Content-Disposition': 'disposition',
        'Content-Length': 'bytes',
        'Export-Rows': 'rows',
        'Export-Sha256': 'sha256',
      },
      read: readContent,
    },
    errors: ['not_found', 'export_unavailable'],
  },
];
