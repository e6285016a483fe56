import { registerHooks } from 'node:module';

/** What the Babel plugin of Relay does in a build: a `graphql` tag becomes the compiled document of that name. */
const compiled = (source: string) =>
  source.replaceAll(/graphql`\s*\w+ (\w+)[^`]*`/g, "(await import('./__generated__/$1.graphql.ts')).default");

export async function loadDocuments() {
  const hooks = registerHooks({
    resolve: (name, context, next) => next(name.endsWith('.graphql') ? `${name}.ts` : name, context),
    load: (url, context, next) => {
      const loaded = next(url, context);
      return url.endsWith('/relay/page.ts') ? { ...loaded, source: compiled(String(loaded.source)) } : loaded;
    },
  });
  const documents = await import('./page.ts');
  hooks.deregister();
  return documents;
}
