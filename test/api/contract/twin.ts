import {
  type ASTNode,
  type DocumentNode,
  isObjectType,
  Kind,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { assertDefined } from '#kernel/assert.ts';
import { routes } from '#modules/routes.ts';
import { publishedSchema, schema } from '#modules/schema.ts';
import { prepareOperation } from '#rest/operation.ts';
import { type Route, toVariableName } from '#rest/route.ts';
import type { Answer, Caller } from '../../harness.ts';
import type { Json } from '../../json.ts';
import type { Request } from './row.ts';

/** The document without nested fields and arguments that exist for REST alone, and the names of the fields left out. */
function publish(document: DocumentNode) {
  const types = new TypeInfo(schema);
  const internal = new Set<string>();
  const variables = new Set<string>();
  const spreads = new Set<string>();
  const narrowed = visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter: ({ name, alias }) => {
          const parent = types.getParentType()!;
          const isRoot = parent === schema.getQueryType() || parent === schema.getMutationType();
          const published = publishedSchema.getType(parent.name);
          const isPublished = !isObjectType(published) || published.getFields()[name.value];
          if (isRoot || name.value === '__typename' || isPublished) return;
          internal.add((alias ?? name).value);
          return null;
        },
      },
      Argument: ({ name }) => {
        if (types.getDirective()) return;
        const parent = publishedSchema.getType(types.getParentType()!.name);
        const field = isObjectType(parent) && parent.getFields()[types.getFieldDef()!.name];
        if (field && !field.args.some((arg) => arg.name === name.value)) return null;
      },
    }),
  );
  visit(narrowed, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void variables.add(name.value),
  });
  const reach = (node: ASTNode | undefined): void =>
    void visit(assertDefined(node, 'The definition'), {
      FragmentSpread: ({ name: { value } }) => {
        if (spreads.has(value)) return;
        spreads.add(value);
        reach(narrowed.definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === value));
      },
    });
  reach(narrowed.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION));
  const used = visit(narrowed, {
    VariableDefinition: ({ variable }) => (variables.has(variable.name.value) ? undefined : null),
    FragmentDefinition: ({ name }) => (spreads.has(name.value) ? undefined : null),
  });
  return { document: used, internal };
}

function toTwin(route: Route) {
  const operation = prepareOperation(route, schema);
  const { document, internal } = publish(operation.document);
  return { ...operation, document, text: print(document), internal };
}
export type Twin = ReturnType<typeof toTwin>;

/** The operations that have a twin in the graph: the document of their row, as any client may send it. */
export const twins = new Map(
  routes
    .map((route): [string, Twin] => [`${route.method} ${route.path}`, toTwin(route)])
    .filter(([, { document }]) => validate(publishedSchema, document).length === 0),
);

/** Asks the graph the same over HTTP. `internal` is what the document's own variable of that name is given. */
export function askTwin(
  { route, merged, flags, text }: Twin,
  caller: Caller,
  request: Request,
  internal: boolean,
): Promise<Answer> {
  const { path, query, headers = {}, body } = request;
  const named = Object.entries(headers).map(([name, value]) => [toVariableName(name), value]);
  const said = Object.entries<unknown>({ ...path, ...query, ...Object.fromEntries(named), ...body });
  const variables = Object.fromEntries(said.map(([key, value]) => [route.rename?.[key] ?? key, value]));
  const beside = Object.fromEntries(flags.map((flag) => [flag, variables[flag] ?? false]));
  for (const flag of flags) delete variables[flag];
  return caller.graph(text, { ...(merged ? { [merged]: variables } : variables), ...beside, internal });
}

/** The REST body for this data. */
export function shaped({ route }: Twin, data: Json): object {
  const spread = (route.spread?.split('.') ?? []).reduce(
    (value, key) => (value as Record<string, object>)[key]!,
    data as object,
  );
  return { ...spread, ...route.constants };
}

/** Without what exists for REST alone. */
export const published = ({ internal }: Twin, value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (internal.has(key) ? undefined : inner)));

/** What differs between two records that were made alike, or between two readings of one. */
const changing: [RegExp, string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'],
  [/ssd_\w+/g, 'key'],
  [/dvc_[\w-]+/g, 'device'],
  [/\b[B-Z]{4}-[B-Z]{4}\b/g, 'code'],
  [/RFQ-[0-9A-F]{8}/g, 'reference'],
  [/\b[0-9a-f]{64}\b/g, 'digest'],
  [/(Metal |金属|sales-|mfg-)[0-9a-f]{12}/g, 'factory'],
  [/\bm-\d+\b/g, 'message'],
  [/(?<="last4":")\w{4}/g, 'last4'],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="remainingToday":)\d+|(?<="(?:expiresIn|retryAfterSeconds|durationMs)":)\d+/g, '0'],
];

/** Each such part stands for its place among those of its kind, so that what was one thing stays one thing. */
export function comparable(value: unknown): unknown {
  const { requestId: _, ...rest } = value as { requestId?: string };
  const text = changing.reduce((text, [pattern, kind]) => {
    const known = new Map<string, string>();
    return text.replace(pattern, (part) => {
      if (!known.has(part)) known.set(part, kind === '0' ? kind : `${kind} ${known.size + 1}`);
      return known.get(part)!;
    });
  }, JSON.stringify(rest));
  return JSON.parse(text);
}
