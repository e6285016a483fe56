import type { System } from '#kernel/context.ts';

/** Safe on several instances at once: while one folds, the others do nothing. */
export async function foldDeliveryCounts({ systemEm }: System): Promise<void> {
  for (;;) {
    const [row] = await systemEm().execute<{ folded: number }[]>('select fold_delivery_counts() as folded');
    if (!row?.folded) return;
  }
}
