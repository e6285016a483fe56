import { expect, test } from 'vitest';
import { z } from 'zod';
import { actionKinds } from '#modules/action-kinds.ts';
import { routes } from '#modules/routes.ts';
import { filterRequestable } from '#modules/sourcing/actions/action-kind.rules.ts';

type Node = {
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  properties?: Record<string, Node>;
  additionalProperties?: boolean | Node;
  propertyNames?: Node;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
};

/** Only texts of bounded length match these. */
const boundedFormats = ['uuid', 'date'];
const isBoundedPattern = (pattern = '') =>
  /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, ''));

/** Where input could grow without end. */
function unbounded(node: Node, at: string, defs: Record<string, Node> = node.$defs ?? {}): string[] {
  if (node.$ref) return unbounded(defs[node.$ref.replace('#/$defs/', '')] ?? {}, at, defs);
  const options = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  // Options beside a type only narrow it.
  if (options.length && !node.type) return options.flatMap((option) => unbounded(option, at, defs));
  if (node.enum || node.const !== undefined) return [];
  switch (node.type) {
    case 'string': {
      const isFormat = boundedFormats.includes(node.format ?? '') || isBoundedPattern(node.pattern);
      const isBounded = node.maxLength !== undefined || isFormat;
      return isBounded ? [] : [`${at}: a text without a greatest length: ${node.pattern}`];
    }
    case 'array':
      return [
        ...(node.maxItems === undefined ? [`${at}: a list without a greatest length`] : []),
        ...unbounded(node.items ?? {}, `${at}[]`, defs),
      ];
    case 'object': {
      const isFree = node.additionalProperties !== false;
      return [
        ...(isFree && node.maxProperties === undefined ? [`${at}: an object of any number of fields`] : []),
        ...Object.entries(node.properties ?? {}).flatMap(([name, field]) => unbounded(field, `${at}/${name}`, defs)),
      ];
    }
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return [];
    default:
      return [`${at}: anything`];
  }
}

/** Bounded by what a schema of JSON does not show. */
const boundedOtherwise = [
  // The schema of the kind of action, which the next test looks at.
  'POST /projects/{id}/actions /input: an object of any number of fields',
  // A fixed set of codes.
  'POST /actions/{id}/publication/approval /selection/currency: a text without a greatest length: undefined',
  // Only ever compared with the version that is saved.
  'PATCH /projects/{id} /expectedContextVersion: a text without a greatest length: ^v[1-9]\\d*$',
];

const toNode = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;

/** What stands in the address and in headers is bounded by their 16 KiB. */
test('every list, text and free-form object of a request body has a maximum size', () => {
  const found = routes.flatMap(({ method, path, body }) => {
    if (!body) return [];
    return unbounded({ additionalProperties: false, ...toNode(body) }, `${method} ${path} `);
  });
  expect(found.filter((place) => !boundedOtherwise.includes(place))).toEqual([]);
});

test('every list, text and free-form object of an action input has a maximum size', () => {
  for (const { kind, input } of filterRequestable(actionKinds)) expect(unbounded(toNode(input), kind)).toEqual([]);
});
