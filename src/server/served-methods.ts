import type { RouterRoute } from 'hono/types';

const methodOrder = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

/** The methods that the routes of an app serve at a path; none where it has no such path. */
export function createMethodLookup(routes: readonly RouterRoute[]): (path: string) => string[] {
  const known = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.split('/').map(toSegmentPattern).join('/')}$`),
    }));
  return (path) => {
    const methods = new Set(known.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])));
    if (methods.has('GET')) methods.add('HEAD');
    if (methods.size) methods.add('OPTIONS');
    return methodOrder.filter((method) => methods.has(method));
  };
}

const toSegmentPattern = (text: string) => (text.startsWith(':') ? '[^/]+' : RegExp.escape(text));
