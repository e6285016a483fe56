import { readFile } from 'node:fs/promises';
import { CommandError, exitCodes, usageError } from '../errors.ts';
import { isRecord, type JsonObject } from '../json.ts';
import { parseNumber } from './numbers.ts';

type Stdin = AsyncIterable<Uint8Array | string>;

/** JSON of a file, or of the standard input where the name is `-`. Refuses what a request would change or lose. */
export async function readJsonObject(file: string, stdin: Stdin): Promise<JsonObject> {
  const name = file === '-' ? 'The standard input' : file;
  const text = decode(await readBytes(file, stdin), name);
  const value = parseJson(text, name);
  if (!isRecord(value)) throw usageError(`${name} must hold a JSON object.`);
  return value;
}

async function readBytes(file: string, stdin: Stdin): Promise<Uint8Array> {
  if (file !== '-') {
    return readFile(file).catch((error: Error) => {
      throw usageError(`Cannot read the input: ${error.message}`);
    });
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidEncoding(`${name} is not UTF-8.`);
  }
}

function parseJson(text: string, name: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw usageError(`${name} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  for (const [token] of text.matchAll(/"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g)) if (token[0] !== '"') parseNumber(token);
  return value;
}

const invalidEncoding = (message: string) => new CommandError('invalid_encoding', exitCodes.usage, message);

/** Node replaces bytes of arguments that are not UTF-8. */
export function assertArguments(args: readonly string[]): void {
  if (args.some((arg) => arg.includes('\uFFFD'))) throw invalidEncoding('An argument is not UTF-8.');
}
