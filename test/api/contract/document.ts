import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { loadContract } from '#modules/contract.ts';

export type Schema = { type?: string; [keyword: string]: unknown };
type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
};
type Header = { schema: Schema; required?: boolean };
type Documented = {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, Content>;
};
type Content = { schema?: Schema; examples?: Record<string, { value: unknown }> };
/** Whom an operation is for; a string is the code of its refusal. */
type Requirement = { caller: string; scope?: string; live?: string; internal?: boolean; rights?: string[] };
export type Operation = {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<'application/json', Content & { schema: Schema }> };
  responses: Record<string, Documented>;
  tags: string[];
  security: object[];
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  'x-requires'?: Requirement;
  'x-error-codes'?: Record<string, string[]>;
};
export type Document = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { responses: Record<string, Documented>; schemas: Record<string, Schema>; securitySchemes: object };
  'x-action-kinds': unknown;
};

/** As a client reads it. */
export const document: Document = JSON.parse(JSON.stringify(loadContract()));

/** Each operation with its name, `METHOD /path`, as the document has it. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): [name: string, path: string, operation: Operation] => [
    `${method.toUpperCase()} ${path}`,
    path,
    operation,
  ]),
);

export const documented = new Map(operations.map(([name, , operation]) => [name, operation]));

/** Clients live with fields that are new to them. Here a field that the document does not know is a mistake of ours. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]));
  return 'properties' in inner && inner['type'] === 'object' ? { additionalProperties: false, ...inner } : inner;
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false });
formats.default(ajv);
ajv.addKeyword('components');
ajv.addSchema({ $id: 'document', components: closed(document.components) });

const validators = new Map<string, ReturnType<Ajv2020['compile']>>();
function complaints(schema: Schema, value: unknown): string[] {
  const text = JSON.stringify(closed(schema)).replaceAll('"#/components/', '"document#/components/');
  if (!validators.has(text)) validators.set(text, ajv.compile(JSON.parse(text)));
  const validate = validators.get(text)!;
  if (validate(value)) return [];
  return validate.errors!.map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

export const resolved = <T>(part: T & { $ref?: string }): T =>
  part.$ref
    ? (part.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => (at as Record<string, unknown>)[key], document as unknown) as T)
    : part;

/** Of the connection or of the content: HTTP and `content` say them. */
const ofTransport = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** Which headers of each response have been seen, by its place in the document. */
const sent = new Map<object, Set<string>>();

/** Headers that a response of this operation may have and never had, over all answers that were held against it. */
export function neverSent(operation: Operation): string[] {
  return Object.entries(operation.responses).flatMap(([status, said]) => {
    const answer = resolved(said);
    const seen = sent.get(answer) ?? new Set();
    // What operations share is judged over all of them.
    if (said.$ref) return [];
    return listAlways(answer).flatMap((name) => (seen.has(name.toLowerCase()) ? [] : [`${status} ${name}`]));
  });
}

/** The same of the responses that operations share. */
export const neverSentByAny = (): string[] =>
  Object.entries(document.components.responses).flatMap(([name, answer]) =>
    listAlways(answer).flatMap((header) => (sent.get(answer)?.has(header.toLowerCase()) ? [] : [`${name} ${header}`])),
  );

/** Sent only where the operator allows other origins. */
const ofOtherOrigins = 'Access-Control-Allow-Origin';

const namesOf = ({ headers = {} }: Documented) => Object.keys(headers);

const listAlways = (answer: Documented) => namesOf(answer).filter((name) => name !== ofOtherOrigins);

/** What a message to a webhook does that the document does not say. */
export function findMessageFaults(type: string, headers: Record<string, string>, body: unknown): string[] {
  const { parameters = [], requestBody } = document.webhooks[type]!.post;
  return [
    ...parameters.flatMap(({ name, schema }) => complaints(schema, headers[name]).map((what) => `${name}: ${what}`)),
    ...complaints(requestBody!.content['application/json'].schema, body),
  ];
}

/** What an answer does that the document does not say; of a good one there is nothing. */
export function departures(operation: Operation, { status, headers }: Response, body: unknown): string[] {
  const response = operation.responses[status];
  if (!response) return [`the status ${status} is not documented`];
  const code = (body as { error?: { code: string } } | undefined)?.error?.code;
  const codes = operation['x-error-codes']?.[status] ?? [];
  const unlisted =
    code && operation['x-error-codes'] && !codes.includes(code) ? [`the code ${code} is not listed`] : [];
  const answer = resolved(response);
  const known = new Set(namesOf(answer).map((name) => name.toLowerCase()));
  const names = [...headers.keys()];
  sent.set(answer, new Set([...(sent.get(answer) ?? []), ...names]));
  const unsaid = names
    .filter((name) => !known.has(name) && !ofTransport.has(name))
    .map((name) => `the header ${name} is not documented`);
  const wrong = Object.entries(answer.headers ?? {}).flatMap(([name, said]) => {
    const { schema, required } = resolved(said);
    const value = headers.get(name);
    if (value === null) return required ? [`the header ${name} is missing`] : [];
    return complaints(schema, schema.type === 'integer' ? Number(value) : value).map((what) => `${name}: ${what}`);
  });
  wrong.push(...unsaid, ...unlisted);
  if (!answer.content) return [...wrong, ...(body === undefined ? [] : ['there is a body'])];
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const content = answer.content[type];
  if (!content) return [...wrong, `the content is ${type}`];
  return [...wrong, ...(content.schema ? complaints(content.schema, body) : [])];
}
