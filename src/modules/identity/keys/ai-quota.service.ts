import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';

/** Sandbox keys are free to create, so their usage is also limited per client address and in total. */
const quotasByMode = {
  live: (owner: string): Quota[] => [['ai_turns_per_day', owner, 100]],
  sandbox: (owner: string, client: string): Quota[] => [
    ['ai_turns_per_day', owner, 20],
    ['sandbox_ai_per_ip_day', client, 60],
    ['sandbox_ai_global_day', 'all', 2000],
  ],
};
type Quota = [limit: string, bucket: string, perDay: number];

/** Throws the 429 of the exhausted quota and then consumes none. Returns the refund. */
export async function consumeAiCall(ctx: Context): Promise<() => Promise<void>> {
  const { auth, client } = ctx;
  const { owner, mode } = requireViewer(ctx);
  const refunds: (() => Promise<void>)[] = [];
  const refund = async () => {
    for (const back of refunds.splice(0)) await back();
  };
  try {
    for (const quota of quotasByMode[mode](owner, client)) refunds.push(await auth.consumeDaily(...quota));
  } catch (error) {
    await refund();
    throw error;
  }
  return refund;
}
