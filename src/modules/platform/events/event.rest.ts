import type { Route } from '#rest/route.ts';
import { EventQuery } from './event.schema.ts';

export const eventRoutes: Route[] = [
  {
    method: 'GET',
    path: '/events',
    mcp: 'read',
    summary: 'Extension: events of the last 30 days in the order of their sequence, at most 100.',
    query: EventQuery,
    document: `query ListEvents($after: SafeInt, $last: Int, $type: String, $limit: Int) {
      log: eventLog(after: $after, last: $last, type: $type, limit: $limit) {
        events { id sequence type: typeName at resource { type id } data: dataJson } nextAfter
      }
    }`,
    spread: 'log',
    errors: ['insufficient_scope', 'owner_required'],
  },
];
