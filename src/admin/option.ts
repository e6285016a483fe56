import { InvalidArgumentError } from 'commander';
import { z } from 'zod';

/** `accepted` completes "Must be …" in the error. */
export const parseOption =
  <T>(schema: z.ZodType<T>, accepted: string) =>
  (value: string): T => {
    const { success, data } = schema.safeParse(value);
    if (!success) throw new InvalidArgumentError(`Must be ${accepted}.`);
    return data;
  };

export const parseId = (accepted: string) => parseOption(z.uuid(), accepted);
