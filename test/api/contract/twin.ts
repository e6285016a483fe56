import { routes } from '#modules/routes.ts';
import { schema } from '#modules/schema.ts';
import { prepareOperation } from '#rest/operation.ts';
import { toVariableName } from '#rest/route.ts';
import type { Answer, Caller } from '../../harness.ts';
import type { Request } from './row.ts';

type Json = Record<string, any>;

/** The operations that have a twin in the graph: the document of their row, as any client may send it. */
export const twins = new Map(routes.map((route) => [`${route.method} ${route.path}`, prepareOperation(route, schema)]));
export type Twin = NonNullable<ReturnType<typeof twins.get>>;

/** Asks the graph the same over HTTP. `internal` is what the document's own variable of that name is given. */
export function askTwin({ route, merged }: Twin, caller: Caller, request: Request, internal: boolean): Promise<Answer> {
  const { path, query, headers = {}, body } = request;
  const named = Object.entries(headers).map(([name, value]) => [toVariableName(name), value]);
  const said = Object.entries<unknown>({ ...path, ...query, ...Object.fromEntries(named), ...body });
  const variables = Object.fromEntries(said.map(([key, value]) => [route.rename?.[key] ?? key, value]));
  return caller.graph(route.document, { ...(merged ? { [merged]: variables } : variables), internal });
}

/** The REST body for this data. */
export function shaped({ route }: Twin, data: Json): Json {
  const spread = (route.spread?.split('.') ?? []).reduce<Json>((value, key) => value[key], data);
  return { ...spread, ...route.constants };
}

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
  [/\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="remainingToday":)\d+|(?<="(?:expiresIn|retryAfterSeconds)":)\d+/g, '0'],
];

/** Each such part stands for its place among those of its kind, so that what was one thing stays one thing. */
export function comparable(value: unknown): unknown {
  const { requestId: _, ...rest } = value as Json;
  const text = changing.reduce((text, [pattern, kind]) => {
    const known = new Map<string, string>();
    return text.replace(pattern, (part) => {
      if (!known.has(part)) known.set(part, kind === '0' ? kind : `${kind} ${known.size + 1}`);
      return known.get(part)!;
    });
  }, JSON.stringify(rest));
  return JSON.parse(text);
}
