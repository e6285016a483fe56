import type { z } from 'zod';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { type After, type Change, watchChanges } from '#modules/platform/changes/change.service.ts';
import { readRfq } from '#modules/sourcing/rfqs/rfq.queries.ts';
import { answerList } from './supplier-answer.queries.ts';
import type { AnswerFilter } from './supplier-answer.schema.ts';

type WatchInput = After & { filter?: z.output<typeof AnswerFilter> | null | undefined };

/** New answers to requests of the organisation. */
export function watchAnswers(ctx: Context, { filter, after }: WatchInput): Promise<AsyncIterableIterator<Change>> {
  const { owner } = requireViewer(ctx);
  const find = async () => {
    if (filter?.rfqId) await readRfq(ctx, filter.rfqId, ['id']);
  };
  const matches = (id: string) => answerList.matches(ctx, id, filter);
  return watchChanges(ctx, { kind: 'supplier_answer', of: 'owner', id: owner }, { after }, find, matches);
}
