import { z } from 'zod';

export const IdempotencyKeyText = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,120}$/)
  .meta({ description: '8 to 120 letters, digits, underscores or hyphens. Required.' });

export const IdempotencyHeader = z.object({ 'idempotency-key': IdempotencyKeyText.optional() });
