import { z } from 'zod';
import { assertDefined } from '#kernel/assert.ts';
import { addBounds } from '#kernel/schemas/json-schema.ts';

type Json = Record<string, unknown>;

/** States all bounds and inlines all references, so that the result can be embedded in another document. */
export function toJsonSchema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $defs = {}, ...root } = z.toJSONSchema(type, { io });

  function inlineRefs(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(inlineRefs);
    return part !== null && typeof part === 'object' ? inlineKeys({ ...part }) : part;
  }
  function inlineKeys({ $ref, ...ownKeys }: Json): Json {
    const referenced = typeof $ref === 'string' ? assertDefined($defs[$ref.replace('#/$defs/', '')], $ref) : {};
    const { id: _, ...referencedKeys } = referenced;
    return Object.fromEntries(
      Object.entries({ ...referencedKeys, ...ownKeys }).map(([key, value]) => [key, inlineRefs(value)]),
    );
  }
  return addBounds(inlineKeys(root));
}
