import type { JsonSchema } from '#kernel/schemas/json-schema.ts';

/** By schema, or by operation for its parameters, and property. The group `*` holds what means the same everywhere. */
export type Descriptions = Record<string, Record<string, string>>;

type Parameter = { name: string; description?: string };
type Described = {
  paths: Record<string, object>;
  components: { schemas: Record<string, JsonSchema> };
};

/** Adds the descriptions that schemas do not bring themselves. */
export function addDescriptions(document: Described, descriptions: Descriptions): void {
  for (const place of listUndescribed(document)) {
    const description = findDescription(descriptions, place);
    if (description !== undefined) place.target.description = description;
  }
}

type Place = { group: string; name: string; target: { description?: unknown } };

const findDescription = (descriptions: Descriptions, { group, name }: Pick<Place, 'group' | 'name'>) =>
  descriptions[group]?.[name] ?? descriptions['*']?.[name];

/** Properties of components and parameters of operations that have no description. */
export function listUndescribed({ paths, components }: Described): Place[] {
  const properties = Object.entries(components.schemas).flatMap(([group, schema]) => listProperties(group, schema));
  const parameters = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, parameters = [] }: { operationId: string; parameters?: Parameter[] }) =>
      parameters.map((target) => ({ group: operationId, name: target.name, target })),
    ),
  );
  return [...properties, ...parameters].filter(({ target }) => !target.description);
}

function listProperties(group: string, { properties = {}, anyOf = [], oneOf = [] }: JsonSchema): Place[] {
  const own = Object.entries(properties).map(([name, target]) => ({ group, name, target }));
  return [...own, ...[...anyOf, ...oneOf].flatMap((branch) => listProperties(group, branch))];
}
