import { createInterface } from 'node:readline/promises';
import { interruption, usageError } from '../errors.ts';
import type { Io } from '../io.ts';

export const hasPerson = ({ stdin, stderr }: Io): boolean => stdin.isTTY === true && stderr.isTTY === true;

/** Asks the person at the terminal. Null at the end of the input. */
export async function ask(io: Io, question: string): Promise<string | null> {
  if (!hasPerson(io)) throw usageError('This command asks questions: it needs a terminal.');
  const { stdin: input, stderr: output, interrupted: signal } = io;
  const lines = createInterface({ input, output });
  // In raw mode the terminal sends Ctrl-C as a character.
  lines.on('SIGINT', () => io.interrupt());
  const closed = new Promise<null>((resolve) => lines.once('close', () => resolve(null)));
  try {
    return await Promise.race([lines.question(question, { signal }), closed]);
  } catch (error) {
    if (signal.aborted) throw interruption();
    throw error;
  } finally {
    lines.close();
  }
}
