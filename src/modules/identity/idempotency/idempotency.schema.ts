import { z } from 'zod';

export const IdempotencyKeyText = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,120}$/)
  .meta({ description: '8 to 120 letters, digits, underscores or hyphens.' });

export const idempotent = {
  idempotencyKey: IdempotencyKeyText.optional().meta({
    description:
      '8 to 120 letters, digits, underscores or hyphens. Repeating the same input with the same key within 8 days returns the record created first.',
  }),
};

export const IdempotencyHeader = z.object({ 'idempotency-key': IdempotencyKeyText });
