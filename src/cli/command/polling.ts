import { usageError } from '../errors.ts';
import type { Flag, Given } from './command.ts';
import { parseInteger } from './flags.ts';

const defaultSeconds = 10;

export const intervalFlag: Flag = {
  flags: '--interval <seconds>',
  description: `seconds between two reads; default ${defaultSeconds}`,
  parse: parseInteger,
};

/** In milliseconds. */
export function readInterval({ interval = defaultSeconds }: Given): number {
  if (typeof interval !== 'number' || interval < 1 || interval > 3600)
    throw usageError('The interval is 1 to 3600 seconds.');
  return interval * 1000;
}
