import { registerHooks } from 'node:module';

/** The document as types of TypeScript, for typed clients. */
export async function typesOf(document: object): Promise<string> {
  // The generator writes by the API of the compiler, which the TypeScript that checks us no longer has.
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      next(name === 'typescript' ? '@ts-morph/common/dist/typescript.js' : name, context),
  });
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  hooks.deregister();
  return astToString(await openapiTS(JSON.stringify(document), { defaultNonNullable: false }));
}
