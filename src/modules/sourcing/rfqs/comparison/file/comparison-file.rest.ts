import type { Route } from '#rest/route.ts';
import { RfqId } from '../../rfq.schema.ts';
import { ComparisonFileRequest } from './comparison-file.schema.ts';

export const comparisonFileRoute: Route = {
  method: 'POST',
  path: '/rfqs/{id}/comparison/content',
  summary: 'Extension: the answers of all invited factories at several quantities as CSV or XLSX. Changes nothing.',
  params: RfqId,
  body: ComparisonFileRequest,
  rename: { id: 'rfqId' },
  document: `query CreateRfqComparisonFile($input: RfqComparisonFileInput!) {
    file: rfqComparisonFile(input: $input) { mediaType disposition bytes content }
  }`,
  spread: 'file',
  file: {
    mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    headers: {
      'Content-Type': 'mediaType',
      'Content-Disposition': 'disposition',
      'Content-Length': 'bytes',
    },
    read: decodeContent,
  },
  errors: ['not_found'],
};

async function* decodeContent(_: unknown, { content }: { content: string }): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content, 'base64');
}
