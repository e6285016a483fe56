import { z } from 'zod';

export const detail = z.string().min(1).max(800);
export const Confirmation = z.enum(['unconfirmed', 'caller_confirmed']).meta({ id: 'Confirmation' });

export const Source = z
  .strictObject({
    kind: z.enum(['caller', 'file', 'interview']).meta({ id: 'SourceKind' }),
    reference: detail,
    quote: detail.nullable().default(null),
  })
  .meta({ id: 'Source' });
