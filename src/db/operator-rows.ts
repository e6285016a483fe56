import { isOperator } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';

/** For records that signed-in operator staff read of all tenants. Everybody else, operator keys too, reads its own. */
export const readersFor = (ctx: Context): Pick<Context, 'rows' | 'prepared'> =>
  ctx.viewer?.kind === 'session' && isOperator(ctx.viewer)
    ? { rows: ctx.systemRows(), prepared: ctx.systemPrepared }
    : ctx;
