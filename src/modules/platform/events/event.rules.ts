import { hasScope } from '#kernel/access.ts';
import type { Viewer } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Scope } from '#kernel/scopes.ts';
import type { Event } from './event.entity.ts';
import { EventType } from './event.schema.ts';

/** The scope that reads the record of an event; null: owners only. */
const scopes: Record<string, Scope | null> = {
  project: 'projects:read',
  action: 'actions:read',
  delivery: 'actions:read',
  task: 'actions:read',
  rfq: 'rfqs:read',
  answer: 'rfqs:read',
  quote: 'rfqs:read',
  run: 'runs:read',
  export: 'network:read',
  key: null,
};

const findScope = (type: EventType): Scope | null => scopes[type.split('.', 1)[0] ?? ''] ?? null;

const mayRead = (viewer: Viewer | null, type: EventType): boolean => {
  const scope = findScope(type);
  return scope ? hasScope(viewer, scope) : viewer?.kind === 'session' && viewer.rights.has('ADMINISTER');
};

export const listReadableTypes = (viewer: Viewer | null): EventType[] =>
  EventType.options.filter((type) => mayRead(viewer, type));

/** The requested types, or all that the caller may read. Throws for a requested type that it may not read. */
export function resolveTypes(viewer: Viewer | null, requested: readonly EventType[] | null | undefined): EventType[] {
  const refused = requested?.find((type) => !mayRead(viewer, type));
  if (!refused) return requested ? [...requested] : listReadableTypes(viewer);
  const scope = findScope(refused);
  throw scope
    ? new DomainError('insufficient_scope', `Events of the type ${refused} require the scope ${scope}.`, {
        requiredScopes: [scope],
      })
    : new DomainError('owner_required', `Events of the type ${refused} are for signed-in owners.`);
}

type Logged = Pick<Event, 'id' | 'sequence' | 'type' | 'at' | 'resourceType' | 'resourceId' | 'data'>;

/** The body of the message to webhooks, the same as in REST. */
export const toEventBody = ({ id, sequence, type, at, resourceType, resourceId, data }: Logged) => ({
  ...{ id, sequence, type, at, resource: { type: resourceType, id: resourceId }, data },
});
