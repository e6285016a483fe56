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
  return astToString(await openapiTS(JSON.stringify(document, omitRequiredOnly), { defaultNonNullable: false }));
}

/** Variants that only say which properties are required would be written as `unknown`, which hides all the others. */
const omitRequiredOnly = (_: string, value: unknown): unknown => {
  if (!isObject(value) || !Array.isArray(value['anyOf'])) return value;
  const { anyOf, ...rest } = value;
  const isTyped = (variant: unknown) => !isObject(variant) || Object.keys(variant).join() !== 'required';
  return anyOf.some(isTyped) ? value : rest;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
