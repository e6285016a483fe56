import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attack, repeated, type Sent } from './attack.ts';

type Schema = { $ref?: string; type?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
type Document = { paths: Record<string, Record<string, Operation>>; components?: { schemas?: Record<string, Schema> } };

const document: Document = JSON.parse(readFileSync(join(import.meta.dirname, '../../schema/openapi.json'), 'utf8'));

function resolved({ $ref, ...schema }: Schema): Schema {
  return $ref ? (document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
}

/** Bodies that hold one field each: every text as long as may be, every list as full as JSON may be. */
function* extremes(given: Schema, bytes: number, depth = 0): Generator<string> {
  const schema = resolved(given);
  if (depth > 4) return;
  for (const option of schema.anyOf ?? []) yield* extremes(option, bytes, depth + 1);
  if (schema.properties) {
    for (const [name, field] of Object.entries(schema.properties)) {
      for (const value of extremes(field, bytes, depth + 1)) yield `{${JSON.stringify(name)}:${value}}`;
    }
  } else if (schema.items) {
    yield `[${repeated('""', Math.min(bytes, 29_000))}]`;
    yield `[${repeated('{}', Math.min(bytes, 14_000))}]`;
    for (const item of extremes(schema.items, bytes, depth + 1)) yield `[${item}]`;
  } else if (schema.type === 'object') yield `{${Array.from({ length: 9000 }, (_, i) => `"k${i}":1`)}}`;
  else for (const unit of units) yield `"${unit.repeat(bytes / Buffer.byteLength(unit))}"`;
}

/** What texts are made of. Marks that combine have an order, into which normalisation sorts them. */
const units = ['a1.-@/', 'a', '\u0301\u0323', ' ', '0', '.', 'a@', 'a.', '=', 'é', '深圳', '\u{1f469}\u200d'];

const id = '0b5a63d4-5b3c-7e10-9a1e-9c0f1e2d3c4b';

/** For each operation with a body one attack, whose requests go through its fields. */
export const restFields: Attack[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { requestBody }]): Attack[] => {
    const schema = requestBody?.content['application/json']?.schema;
    if (!schema) return [];
    const fields = [...extremes(schema, 60)].length;
    return [
      {
        name: `${method.toUpperCase()} ${path}: each field`,
        credentials: path.startsWith('/auth/device') || path === '/keys' ? ['none', 'sandbox'] : ['sandbox'],
        requests: fields,
        build: (bytes, index) => ({
          method: method.toUpperCase() as Sent['method'],
          path: `/api/v1${path.replaceAll(/\{\w+\}/g, id)}`,
          body: [...extremes(schema, bytes - 200)][index % fields] ?? '{}',
        }),
      },
    ];
  }),
);
