import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { toProgram } from '#graph/operations/document.ts';
import { assertAccess } from '#kernel/access.ts';
import { assertDefined, isRecord } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { parse } from '#kernel/validation.ts';
import { toVariables } from '#rest/input.ts';
import { followPath, prepareOperation } from '#rest/operation.ts';
import { type Route, toVariableName } from '#rest/route.ts';

type Arguments = Record<string, unknown>;
type Answer = Record<string, unknown>;
export type Tool = {
  name: string;
  description: string;
  inputSchema: { type: 'object'; [key: string]: unknown };
  isReadOnly: boolean;
  call: (given: Arguments, ctx: Context) => Promise<Answer>;
};

/** One tool for each row that is marked for agents, under the name of its operation. */
export const createTools = (routes: readonly Route[], schema: GraphQLSchema): Map<string, Tool> =>
  new Map(
    routes.flatMap((route) => {
      const tool = route.mcp && createTool(route, schema);
      return tool ? [[tool.name, tool] as const] : [];
    }),
  );

function createTool(route: Route, schema: GraphQLSchema): Tool {
  const operation = prepareOperation(route, schema);
  const run = toProgram(operation.document, schema);
  const parts = listParts(route);
  const isPage = route.mcp === 'page';
  const onPage = 'Only a member can do this: the answer is the page to open, `openUrl`. Nothing is approved or sent.';
  return {
    name: operation.name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase(),
    description: isPage ? `${route.summary} ${onPage}` : route.summary,
    inputSchema: isPage ? mergeSchemas(parts.filter(({ place }) => place === 'path')) : mergeSchemas(parts),
    isReadOnly: route.mcp !== 'draft',
    async call(given, ctx) {
      if (isPage) return { note: onPage, ...buildLink(route, given, ctx) };
      assertAccess(ctx.viewer, operation.requirement);
      const variables = toVariables(operation, readArguments(parts, given));
      const found = followPath(await run(variables, ctx), route.spread).at(-1);
      return { ...withoutReviews({ ...found, ...route.constants }), ...buildLink(route, given, ctx) };
    },
  };
}

type Part = { place: 'path' | 'query' | 'header' | 'body'; schema: z.ZodObject };

const listParts = ({ params, query, headers, body }: Route): Part[] =>
  [
    { place: 'path' as const, schema: params },
    { place: 'query' as const, schema: query },
    { place: 'header' as const, schema: headers },
    { place: 'body' as const, schema: body },
  ].flatMap(({ place, schema }) => (schema ? [{ place, schema }] : []));

const nameOf = ({ place }: Part, key: string): string => (place === 'header' ? toVariableName(key) : key);

function mergeSchemas(parts: Part[]): Tool['inputSchema'] {
  const merged = { properties: {}, required: [] as string[], $defs: {} };
  for (const part of parts) {
    const { properties = {}, required = [], $defs = {} } = z.toJSONSchema(part.schema, { io: 'input' });
    const renamed = Object.entries(properties).map(([key, value]) => [nameOf(part, key), value]);
    Object.assign(merged.properties, Object.fromEntries(renamed));
    Object.assign(merged.$defs, $defs);
    merged.required.push(...required.map((key) => nameOf(part, key)));
  }
  const { $defs, ...rest } = merged;
  return { type: 'object', additionalProperties: false, ...rest, ...(Object.keys($defs).length && { $defs }) };
}

/** Unknown arguments are left to the last part, which refuses them. */
function readArguments(parts: Part[], given: Arguments): Arguments {
  const known = new Set(parts.flatMap((part) => Object.keys(part.schema.shape).map((key) => nameOf(part, key))));
  const unknown = Object.fromEntries(Object.entries(given).filter(([name]) => !known.has(name)));
  const read: Arguments = parse(z.strictObject({}), unknown);
  for (const part of parts) {
    const names = Object.keys(part.schema.shape).map((key) => [key, nameOf(part, key)] as const);
    const own = names.flatMap(([key, name]) => (name in given ? [[key, toText(part, given[name])]] : []));
    const parsed = Object.entries(parse(part.schema, Object.fromEntries(own), part.place));
    Object.assign(read, Object.fromEntries(parsed.map(([key, value]) => [nameOf(part, key), value])));
  }
  return read;
}

/** Query schemas read flags as text. */
const toText = ({ place }: Part, value: unknown): unknown =>
  place === 'query' && typeof value === 'boolean' ? String(value) : value;

function buildLink({ page }: Route, given: Arguments, { settings }: Context): { openUrl?: string } {
  if (!page) return {};
  const path = page.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(assertDefined(given[name], `The argument ${name}`))),
  );
  return { openUrl: settings.publicUrl + path };
}

/** An agent that knew the digest of a review could pass it to a program that approves. */
function withoutReviews(value: Answer): Answer {
  const clean = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(clean);
    if (!isRecord(one)) return one instanceof Date ? one.toISOString() : one;
    return Object.fromEntries(
      Object.entries(one).flatMap(([key, part]) =>
        /^(review|.*reviewSha256)$/i.test(key) ? [] : [[key, clean(part)]],
      ),
    );
  };
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => Object.entries(Object(clean({ [key]: part })))),
  );
}
