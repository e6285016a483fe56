import { type Content, document, type Operation, type Parameter, type tasks } from './document.ts';
import { describeType, listFields } from './fields.ts';
import { fold, joinParts, quoteCode, writeCode, writeTable } from './markdown.ts';

type Task = (typeof tasks)[number];

/** What a reader needs to send the request from the page. */
export type Trial = {
  method: string;
  path: string;
  parameters: { name: string; in: string; isRequired: boolean }[];
  body: string | null;
  needsKey: boolean;
};

export const writeTask = ({ name, description, operations }: Task): string =>
  joinParts([`# ${name}`, description, ...operations.map(writeOperation)]);

function writeOperation(operation: Operation): string {
  const { method, path, summary, description = '', deprecated = false } = operation;
  return joinParts([
    `## ${method} ${path}`,
    [summary, deprecated ? '**Deprecated.**' : '', description].filter(Boolean).join(' '),
    writeParameters(operation.parameters),
    writeRequest(operation),
    writeAnswers(operation),
    writeRefusals(operation),
    writeCode('try', JSON.stringify(toTrial(operation))),
  ]);
}

function writeParameters(parameters: Parameter[] = []): string {
  const rows = parameters.map(({ name, in: place, required = false, schema, description = '' }) => [
    quoteCode(name),
    place,
    `${describeType(schema)}${required ? ', required' : ''}`,
    description,
  ]);
  return writeTable(['Parameter', 'In', 'Type', 'Meaning'], rows);
}

const findBody = ({ requestBody }: Operation) => requestBody?.content['application/json'];
const readExample = (content: Content | undefined): unknown => Object.values(content?.examples ?? {})[0]?.value;
const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

function writeRequest(operation: Operation): string {
  const schema = findBody(operation)?.schema;
  const fields = schema ? listFields(schema, { isRequest: true }) : [];
  return joinParts([
    writeTable(['Field of the body', 'Type', 'Meaning'], fields),
    '**Request**',
    writeCode('bash', writeCurl(operation)),
  ]);
}

function writeCurl(operation: Operation): string {
  const { method, path, parameters = [], security } = operation;
  const headers = parameters.filter(({ in: place, required }) => place === 'header' && required);
  const example = readExample(findBody(operation));
  const lines = [
    `curl -s${method === 'GET' ? '' : ` -X ${method}`} "$BASE/api/v1${path.replaceAll('{', '$').replaceAll('}', '')}"`,
    ...(needsKey(security) ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...headers.map(({ name }) => `-H '${name}: …'`),
    ...(example === undefined ? [] : [`-H "$json"`, `-d '${toJson(example).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(' \\\n  ');
}

const needsKey = (security: object[]): boolean => security.every((one) => Object.keys(one).length > 0);

function writeAnswers({ responses }: Operation): string {
  const answers = Object.entries(responses).filter(([status]) => status < '400');
  const parts = answers.map(([status, { content = {} }]) => {
    const types = Object.keys(content).filter((type) => type !== 'application/json');
    if (types.length > 0) return `**Answer ${status}**: ${types.map(quoteCode).join(', ')}`;
    const example = readExample(content['application/json']);
    return example === undefined
      ? `**Answer ${status}**`
      : fold(`Answer ${status}`, writeCode('json', toJson(example)));
  });
  const schema = answers[0]?.[1].content?.['application/json']?.schema;
  const fields = schema ? writeTable(['Field of the answer', 'Type', 'Meaning'], listFields(schema)) : '';
  return joinParts([...parts, fields && fold('Fields of the answer', fields)]);
}

function writeRefusals({ 'x-error-codes': codes = {} }: Operation): string {
  const rows = Object.entries(codes).map(([status, names]) => [
    status,
    names.map((name) => `[${name}](../errors.md#${name})`).join(', '),
  ]);
  return fold('Refusals', writeTable(['Status', 'Codes'], rows));
}

const toTrial = (operation: Operation): Trial => ({
  method: operation.method,
  path: operation.path,
  parameters: (operation.parameters ?? []).map(({ name, in: place, required = false }) => ({
    name,
    in: place,
    isRequired: required,
  })),
  body: findBody(operation) ? toJson(readExample(findBody(operation)) ?? {}) : null,
  needsKey: needsKey(operation.security),
});

export const writeWebhookMessages = (): string =>
  joinParts([
    '# Messages of webhooks',
    'The gateway posts one of these to each webhook of its type; see [events and webhooks](../webhooks.md).',
    ...Object.entries(document.webhooks).map(([type, { post }]) => {
      const content = post.requestBody?.content['application/json'];
      const example = readExample(content);
      return joinParts([
        `## ${type}`,
        post.summary,
        example === undefined ? '' : writeCode('json', toJson(example)),
        content?.schema ? writeTable(['Field', 'Type', 'Meaning'], listFields(content.schema)) : '',
      ]);
    }),
  ]);
