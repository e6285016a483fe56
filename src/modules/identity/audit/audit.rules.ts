import { isOperator } from '#kernel/access.ts';
import type { Viewer } from '#kernel/context.ts';

/** Of the members of the operator, owners only. */
export const mayReadAllChains = (viewer: Viewer | null): boolean =>
  isOperator(viewer) && (viewer?.kind === 'key' || viewer?.rights.has('ADMINISTER') === true);
