import { z } from 'zod';

export const IdempotencyKeyText = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,120}$/)
  .meta({ description: '8 to 120 letters, digits, underscores or hyphens.' });

/** A field of what creates a record through the graph. */
export const idempotent = {
  idempotencyKey: IdempotencyKeyText.optional().meta({
    description:
      '8 to 120 letters, digits, underscores or hyphens. For 8 days the same input under the same key answers the record that it made.',
  }),
};

export const IdempotencyHeader = z.object({ 'idempotency-key': IdempotencyKeyText });
