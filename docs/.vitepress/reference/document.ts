import { readFileSync } from 'node:fs';

/** What the pages read of the OpenAPI document. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  contentEncoding?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};
export type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };
type Example = { summary?: string; value: unknown };
export type Content = { schema?: Schema; examples?: Record<string, Example> };
export type Contents = Record<string, Content>;
type Answer = { $ref?: string; description?: string; content?: Contents };
type Described = {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  tags: string[];
  security: object[];
  parameters?: Parameter[];
  requestBody?: { content: Contents };
  responses: Record<string, Answer>;
  'x-error-codes'?: Record<string, string[]>;
};
export type Operation = Described & { method: string; path: string };
type OpenApi = {
  info: { version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, { post: Described }>;
  components: { schemas: Record<string, Schema> };
};

export const document = JSON.parse(readFileSync('schema/openapi.json', 'utf8')) as OpenApi;

export const resolveSchema = (schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : mergeSchemas(document.components.schemas[schema.$ref.slice('#/components/schemas/'.length)] ?? {}, schema);

const mergeSchemas = (base: Schema, more: Schema): Schema => ({
  ...base,
  ...more,
  ...(base.properties && { properties: { ...base.properties, ...more.properties } }),
});

/** `Shipping and compliance` has the page `shipping-and-compliance`. */
const toPageName = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const tasks = document.tags.map(({ name, description }) => ({
  name,
  description,
  page: toPageName(name),
  operations: Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags[0] === name)
      .map(([method, described]): Operation => ({ ...described, method: method.toUpperCase(), path })),
  ),
}));
