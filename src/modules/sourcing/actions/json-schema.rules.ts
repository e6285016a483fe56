import { z } from 'zod';

type Json = Record<string, unknown>;

/** Inlines all references, so that the result can be embedded in another document. */
export function toJsonSchema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $defs = {}, ...root } = z.toJSONSchema(type, { io }) as Json & { $defs?: Record<string, Json> };

  function inlineRefs(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(inlineRefs);
    if (part === null || typeof part !== 'object') return part;
    const { $ref, ...ownKeys } = part as Json;
    const { id: _, ...referencedKeys } = typeof $ref === 'string' ? $defs[$ref.replace('#/$defs/', '')]! : {};
    return Object.fromEntries(
      Object.entries({ ...referencedKeys, ...ownKeys }).map(([key, value]) => [key, inlineRefs(value)]),
    );
  }
  return inlineRefs(root) as Json;
}
