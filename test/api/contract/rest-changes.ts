/** What differs between two OpenAPI documents of the REST API, and whether a client of the first notices. */
type Json = Record<string, unknown>;
type Direction = 'request' | 'response';
type Node = {
  types: string[];
  values: string[] | null;
  format: string | null;
  pattern: string | null;
  required: boolean;
  bounds: Record<string, number>;
};
type Change = { effect: 'additive' | 'breaking'; what: string };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toObject = (value: unknown): Json => (isObject(value) ? value : {});
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

const upper = ['maxLength', 'maximum', 'maxItems', 'maxProperties', 'exclusiveMaximum'];
const lower = ['minLength', 'minimum', 'minItems', 'minProperties', 'exclusiveMinimum'];

class Reader {
  readonly #document: Json;
  constructor(document: Json) {
    this.#document = document;
  }

  resolve(part: unknown): Json {
    const object = toObject(part);
    const { $ref } = object;
    if (typeof $ref !== 'string') return object;
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => toObject(at)[key], this.#document);
    return { ...this.resolve(target), ...Object.fromEntries(Object.entries(object).filter(([key]) => key !== '$ref')) };
  }

  /** The nodes of a schema by their place, such as `.project.name` and `.files[].sha256`. */
  readNodes(schema: unknown, place = '', required = true, above: string[] = []): Map<string, Node> {
    const { $ref } = toObject(schema);
    const way = typeof $ref === 'string' ? [...above, $ref] : above;
    const nodes = new Map<string, Node>();
    // A type that holds itself says nothing new inside itself.
    if (typeof $ref === 'string' && above.includes($ref)) return nodes;
    const own = this.resolve(schema);
    const add = (more: Map<string, Node>) => {
      for (const [at, node] of more) nodes.set(at, merge(nodes.get(at), node));
    };
    const branches = [...toList(own['anyOf']), ...toList(own['oneOf']), ...toList(own['allOf'])];
    if (branches.length === 0 || own['type'] !== undefined) add(new Map([[place, toNode(own, required)]]));
    for (const branch of branches) add(this.readNodes(branch, place, required, way));
    const mandatory = toList(own['required']);
    for (const [key, property] of Object.entries(toObject(own['properties'])))
      add(this.readNodes(property, `${place}.${key}`, mandatory.includes(key), way));
    if (own['items']) add(this.readNodes(own['items'], `${place}[]`, true, way));
    return nodes;
  }
}

const toNode = (schema: Json, required: boolean): Node => ({
  types: toList(schema['type'] ?? ('const' in schema ? typeof schema['const'] : 'any')).map(String),
  values: 'const' in schema ? [String(schema['const'])] : schema['enum'] ? toList(schema['enum']).map(String) : null,
  format: typeof schema['format'] === 'string' ? schema['format'] : null,
  pattern: typeof schema['pattern'] === 'string' ? schema['pattern'] : null,
  required,
  bounds: Object.fromEntries(
    [...upper, ...lower].flatMap((key) => (typeof schema[key] === 'number' ? [[key, schema[key]]] : [])),
  ),
});

/** Branches of one place count together. */
function merge(one: Node | undefined, other: Node): Node {
  if (!one) return other;
  const isNull = (node: Node) => node.types.every((type) => type === 'null');
  const values = isNull(one)
    ? other.values
    : isNull(other)
      ? one.values
      : one.values && other.values && [...one.values, ...other.values];
  const [wide, narrow] = isNull(one) ? [other, one] : [one, other];
  return {
    ...wide,
    types: [...new Set([...one.types, ...other.types])],
    values,
    required: one.required && other.required,
    bounds: isNull(narrow) ? wide.bounds : {},
  };
}

const listNew = (before: readonly string[], after: readonly string[]) => after.filter((one) => !before.includes(one));

function* compareNodes(direction: Direction, before: Node, after: Node): Generator<Change> {
  const isRequest = direction === 'request';
  const wider = listNew(before.types, after.types);
  const narrower = listNew(after.types, before.types);
  if (wider.length) yield { effect: isRequest ? 'additive' : 'breaking', what: `may be ${wider.join(' or ')}` };
  if (narrower.length)
    yield { effect: isRequest ? 'breaking' : 'additive', what: `is never ${narrower.join(' or ')} any more` };
  if (before.required !== after.required) {
    const effect = after.required === isRequest ? 'breaking' : 'additive';
    yield { effect, what: after.required ? 'is required' : 'is optional' };
  }
  if (before.values && after.values) {
    const more = listNew(before.values, after.values);
    const fewer = listNew(after.values, before.values);
    // Clients of the contract live with values that are new to them.
    if (more.length) yield { effect: 'additive', what: `may be ${more.join(', ')}` };
    if (fewer.length) yield { effect: isRequest ? 'breaking' : 'additive', what: `is never ${fewer.join(', ')}` };
  } else if (before.values || after.values) {
    const effect = Boolean(after.values) === isRequest ? 'breaking' : 'additive';
    yield { effect, what: after.values ? `is one of ${after.values.join(', ')}` : 'may be any value' };
  }
  if (before.format !== null && before.format !== after.format)
    yield { effect: 'breaking', what: `has the format ${after.format}` };
  if (isRequest && before.pattern !== after.pattern && after.pattern !== null && after.values === null)
    yield { effect: 'breaking', what: `must match ${after.pattern}` };
  if (isRequest) yield* compareBounds(before, after);
}

function* compareBounds({ bounds: before }: Node, { bounds: after, values }: Node): Generator<Change> {
  if (values) return;
  for (const [keys, isTighter] of [
    [upper, (now: number, then = Number.POSITIVE_INFINITY) => now < then],
    [lower, (now: number, then = Number.NEGATIVE_INFINITY) => now > then],
  ] as const) {
    for (const key of keys) {
      const now = after[key];
      if (now !== undefined && isTighter(now, before[key])) yield { effect: 'breaking', what: `has ${key} ${now}` };
    }
  }
}

function* compareParts(direction: Direction, before: Map<string, Node>, after: Map<string, Node>): Generator<Change> {
  for (const [place, node] of before) {
    const now = after.get(place);
    const name = place && `${place} `;
    if (!now) yield { effect: 'breaking', what: `${name}is gone` };
    else for (const { effect, what } of compareNodes(direction, node, now)) yield { effect, what: name + what };
  }
  for (const [place, { required }] of after) {
    if (before.has(place)) continue;
    const effect = direction === 'request' && required && hasParent(before, place) ? 'breaking' : 'additive';
    yield { effect, what: `${place} is new` };
  }
}

/** Below an optional object that is new, what is required binds nobody. */
const hasParent = (nodes: Map<string, Node>, place: string) => nodes.has(place.replace(/(?:\.[^.[\]]+|\[\])$/, ''));

type Parts = Map<string, { direction: Direction; nodes: Map<string, Node> }>;

/** Parameters, body, and each response with its headers. */
function readParts(reader: Reader, operation: Json): Parts {
  const parts: Parts = new Map();
  for (const given of toList(operation['parameters'])) {
    const { name, in: place, required, schema } = reader.resolve(given);
    parts.set(`${place} parameter ${name}`, {
      direction: 'request',
      nodes: reader.readNodes(schema, '', required === true),
    });
  }
  const contents = (holder: unknown) => Object.entries(toObject(reader.resolve(holder)['content']));
  for (const [, content] of contents(operation['requestBody']))
    parts.set('request', { direction: 'request', nodes: reader.readNodes(toObject(content)['schema']) });
  for (const [status, response] of Object.entries(toObject(operation['responses']))) {
    parts.set(status, { direction: 'response', nodes: new Map() });
    for (const [type, content] of contents(response))
      parts.set(`${status} ${type}`, {
        direction: 'response',
        nodes: reader.readNodes(toObject(content)['schema']),
      });
    for (const [name, header] of Object.entries(toObject(reader.resolve(response)['headers'])))
      parts.set(`${status} header ${name}`, {
        direction: 'response',
        nodes: reader.readNodes(reader.resolve(header)['schema']),
      });
  }
  return parts;
}

const listOperations = (document: Json): Map<string, Json> =>
  new Map(
    Object.entries(toObject(document['paths'])).flatMap(([path, item]) =>
      Object.entries(toObject(item)).map(([method, operation]): [string, Json] => [
        `${method.toUpperCase()} ${path}`,
        toObject(operation),
      ]),
    ),
  );

/** One line for each change, such as `additive: GET /me 200 application/json .project is new`. */
export function listRestChanges(before: Json, after: Json): string[] {
  const [then, now] = [new Reader(before), new Reader(after)];
  const [released, operations] = [listOperations(before), listOperations(after)];
  const lines: string[] = [];
  for (const name of operations.keys()) if (!released.has(name)) lines.push(`additive: ${name} is new`);
  for (const [name, operation] of released) {
    const current = operations.get(name);
    if (!current) {
      lines.push(`breaking: ${name} is gone`);
      continue;
    }
    const [former, latter] = [readParts(then, operation), readParts(now, current)];
    for (const [part, { direction, nodes }] of former) {
      const found = latter.get(part);
      if (!found) lines.push(`breaking: ${name} ${part} is gone`);
      else
        for (const { effect, what } of compareParts(direction, nodes, found.nodes))
          lines.push(`${effect}: ${name} ${part} ${what}`);
    }
    for (const [part, { direction, nodes }] of latter) {
      if (former.has(part)) continue;
      const isDemanded = direction === 'request' && nodes.get('')?.required === true;
      lines.push(`${isDemanded ? 'breaking' : 'additive'}: ${name} ${part} is new`);
    }
  }
  return [...new Set(lines)].toSorted();
}
