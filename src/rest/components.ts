import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { addBounds, type JsonSchema, mapParts } from '#kernel/schemas/json-schema.ts';

export type Schemas = Record<string, JsonSchema>;

/** The named schemas of the document. */
export class Components {
  readonly schemas: Schemas = {};

  /** Names a schema and every object inside it, and refers to it. Two different schemas of one name are an error. */
  add(name: string, schema: JsonSchema): JsonSchema {
    const named = this.nameParts(addBounds(schema), name);
    const known = this.schemas[name];
    if (known && !isSame(known, named)) {
      throw new Error(`Two different schemas are named ${name}. Select one of them by a fragment of another name.`);
    }
    this.schemas[name] ??= named;
    return refer(name);
  }

  addEnum(name: string, values: string[]): JsonSchema {
    return this.add(name, { type: 'string', enum: values });
  }

  /** Objects inside a schema become components named after it and their place. */
  nameParts(schema: JsonSchema, name: string): JsonSchema {
    return mapParts(schema, (part, key) => {
      const isBranch = /^\d+$/.test(key);
      const partName = `${name}${isBranch ? nameBranch(part, key) : capitalize(key)}`;
      return part.type === 'object' ? this.add(partName, part) : this.nameParts(part, partName);
    });
  }

  /**
   * The JSON Schema of a zod schema. Schemas with an id become components; if what callers send differs from what they
   * get, the input is named `…Input`.
   */
  addZod(schema: z.ZodType, name: string, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, id, $defs = {}, ...root } = toJsonSchema(schema, io);
    return this.addDefinitions(root, $defs, typeof id === 'string' ? id : name);
  }

  addDefinitions(root: JsonSchema, definitions: Schemas, name: string): JsonSchema {
    const own = this.#resolve(root, definitions);
    return own.type === 'object' ? this.add(name, own) : this.nameParts(addBounds(own), name);
  }

  /** The parameters that a zod object describes, which is no component itself. */
  readParameters(schema: z.ZodObject, name: string): JsonSchema {
    const { $schema: _, $defs = {}, ...root } = toJsonSchema(schema, 'input');
    return this.nameParts(addBounds(this.#resolve(root, $defs)), name);
  }

  /** Adds the definitions, and lets the schema refer to them. */
  #resolve(root: JsonSchema, definitions: Schemas): JsonSchema {
    const names = this.#chooseNames(definitions);
    const point = (schema: JsonSchema) => pointToComponents(schema, names);
    for (const [id, { id: _, ...definition }] of Object.entries(definitions)) this.add(names(id), point(definition));
    return point(root);
  }

  /** A definition that differs from the component of its name is renamed, and so is what refers to it. */
  #chooseNames(definitions: Schemas): (id: string) => string {
    const renamed = new Set<string>();
    const names = (id: string) => (renamed.has(id) ? `${id}Input` : id);
    const differs = ([id, { id: _, ...definition }]: [string, JsonSchema]) => {
      const known = this.schemas[id];
      if (!known || renamed.has(id)) return false;
      const trial = new Components();
      trial.add(id, pointToComponents(definition, names));
      return !isSame(trial.schemas[id], known);
    };
    for (;;) {
      const [found] = Object.entries(definitions).find(differs) ?? [];
      if (found === undefined) return names;
      renamed.add(found);
    }
  }
}

/** The order of the values of an enum does not matter. */
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(sortEnums(one), sortEnums(other));

const sortEnums = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'enum' && Array.isArray(value) ? value.toSorted() : value,
  );

export const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io })));

const pointToComponents = (schema: JsonSchema, names: (id: string) => string): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema).replaceAll(/"#\/\$defs\/([^"]+)"/g, (_, id: string) =>
      JSON.stringify(refer(names(id)).$ref),
    ),
  );

/** A branch of `anyOf` or `oneOf` is named after the constant that tells it from the others, else after its place. */
function nameBranch({ properties = {} }: JsonSchema, index: string): string {
  const constant = Object.values(properties).find((property) => 'const' in property)?.['const'];
  if (typeof constant === 'string')
    return constant
      .split(/[^a-zA-Z0-9]+/)
      .map(capitalize)
      .join('');
  return index === '0' ? '' : String(Number(index) + 1);
}

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
