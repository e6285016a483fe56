import type { Route } from '#rest/route.ts';

export const healthRoutes: Route[] = [
  {
    method: 'GET',
    path: '/health',
    summary:
      'Health of the service, of interviews and of configured providers. While the database is down: 503 with the same report in error.details.health.',
    anonymous: true,
    document: `query GetHealth {
      health {
        status apiVersion time database interview { wouldRun mode note } families { id available note }
        email { configured } tracking { configured }
      }
    }`,
    spread: 'health',
  },
];
