import { z } from 'zod';
import { idempotent } from '#modules/identity/idempotency/idempotency.schema.ts';

const text = z.string().min(1).max(2000);

export const CounterQuestion = z.strictObject({
  deliveryId: z.uuid().meta({
    description:
      'A message to the factory that has left or that was answered. Any message of the thread stands for it.',
  }),
  text: text.meta({ description: 'The question, quoted as given in both languages; names are redacted.' }),
  textZh: text.optional().meta({
    description: 'The question in Chinese, for the Chinese text. Without it, that quotes `text` with its trade terms.',
  }),
});
export type CounterQuestion = z.output<typeof CounterQuestion>;

export const NewCounterQuestion = CounterQuestion.extend(idempotent);
