import type { Context } from '#kernel/context.ts';

/** Sandbox keys cost nothing, so what one address and all of them together may use is limited too. */
const quotasByMode = {
  live: (owner: string): Quota[] => [['ai_turns_per_day', owner, 100]],
  sandbox: (owner: string, client: string): Quota[] => [
    ['ai_turns_per_day', owner, 20],
    ['sandbox_ai_per_ip_day', client, 60],
    ['sandbox_ai_global_day', 'all', 2000],
  ],
};
type Quota = [limit: string, bucket: string, perDay: number];

/**
 * Takes one turn of a model from every quota that it counts against, or none and throws the 429 of the one that is used
 * up. Answers how to give it back, for a turn that is not needed after all.
 */
export async function consumeAiCall({ viewer, auth, client }: Context): Promise<() => Promise<void>> {
  if (viewer?.kind !== 'key') throw new Error('A model works for keys only.');
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
