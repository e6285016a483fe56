import type { Context, KeyViewer } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { isForAgents, type Scope } from '#kernel/scopes.ts';

/** Throws unless the caller is a key that can neither approve nor see contacts. */
export function requireAgent({ viewer }: Context): KeyViewer {
  if (viewer?.kind !== 'key')
    throw new DomainError('unauthenticated', 'Send a valid key: Authorization: Bearer ssd_….');
  const refused = [...viewer.scopes].filter((scope: Scope) => !isForAgents(scope));
  if (!refused.length) return viewer;
  throw new DomainError(
    'agent_key_required',
    `Agents are not given keys that can approve, publish, accept or see contacts (${refused.join(', ')}). Create a key with the preset agent.`,
    { refusedScopes: refused },
  );
}
