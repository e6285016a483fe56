import type { Context } from '#kernel/context.ts';
import { compareAtQuantities } from '../matrix/matrix.service.ts';
import { type ComparisonFile, renderComparisonFile } from './comparison-file.rules.ts';
import type { ComparisonFileInput } from './comparison-file.schema.ts';

export const createComparisonFile = async (
  ctx: Context,
  { format, table, ...input }: ComparisonFileInput,
): Promise<ComparisonFile> => renderComparisonFile(await compareAtQuantities(ctx, input), { format, table });
