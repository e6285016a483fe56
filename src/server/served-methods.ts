import type { RouterRoute } from 'hono/types';

const methodOrder = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

export function createMethodLookup(routes: readonly RouterRoute[]): (path: string) => string[] {
  const patterns = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.split('/').map(toSegmentPattern).join('/')}$`),
    }));
  return (path) => {
    const methods = new Set(patterns.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])));
    if (methods.has('GET')) methods.add('HEAD');
    if (methods.size) methods.add('OPTIONS');
    return methodOrder.filter((method) => methods.has(method));
  };
}

const toSegmentPattern = (text: string) => (text.startsWith(':') ? '[^/]+' : RegExp.escape(text));
