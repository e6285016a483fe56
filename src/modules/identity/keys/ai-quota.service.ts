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
export async function consumeAiCall({ viewer, auth, client }: Context): Promise<() => Promise<void>> {
  if (viewer?.kind !== 'key') throw new Error('Only API keys may call the language model.');
  const refunds: (() => Promise<void>)[] = [];
  const refund = async () => {
    for (const back of refunds.splice(0)) await back();
  };
  try {
    for (const quota of quotasByMode[viewer.mode](viewer.owner, client))
      refunds.push(await auth.consumeDaily(...quota));
  } catch (error) {
    await refund();
    throw error;
  }
  return refund;
}
