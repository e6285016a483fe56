import type { Deps } from '#server/app.ts';

/** Parts of the service whose every function fails, also those of what they hand out. */
export function broken(parts: (keyof Deps)[], error: () => Error): Partial<Deps> {
  const part: object = new Proxy(() => {}, {
    get: (_, name) => (name === 'then' ? undefined : part),
    apply: () => {
      throw error();
    },
  });
  return Object.fromEntries(parts.map((name) => [name, part]));
}
