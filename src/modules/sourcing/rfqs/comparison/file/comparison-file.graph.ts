import { builder } from '#graph/builder.ts';
import { zodInput } from '#graph/zod.ts';
import type { ComparisonFile } from './comparison-file.rules.ts';
import { ComparisonFileInput } from './comparison-file.schema.ts';
import { createComparisonFile } from './comparison-file.service.ts';

const FileRef = builder.objectRef<ComparisonFile>('RfqComparisonFile').implement({
  fields: (t) => ({
    mediaType: t.exposeString('mediaType'),
    disposition: t.exposeString('disposition'),
    bytes: t.expose('bytes', { type: 'SafeInt' }),
    sha256: t.expose('sha256', { type: 'Sha256' }),
    content: t.exposeString('content'),
  }),
});

builder.queryFields((t) => ({
  rfqComparisonFile: t.field({
    type: FileRef,
    nullable: true,
    description: 'Extension: `rfqComparisonMatrix` as a CSV file or a workbook.',
    authScopes: { scope: 'rfqs:read' },
    args: { input: t.arg({ type: zodInput('RfqComparisonFileInput', ComparisonFileInput), required: true }) },
    resolve: (_, { input }, ctx) => createComparisonFile(ctx, input),
  }),
}));
