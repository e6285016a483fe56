/** Addresses of the dashboard, in the notation of the server's router. The server answers each with the same page. */
export const dashboardPaths = [
  '/',
  '/review',
  '/review/:id',
  '/answers',
  '/answers/:id',
  '/answers/compare/:id',
  '/projects',
  '/projects/:id',
  '/quote-requests/new',
  '/factories',
  '/factories/:id',
  '/estimate',
  '/settings',
  '/settings/members',
  '/settings/audit',
] as const;
