import { invalidResponse } from './errors.ts';

export type JsonObject = { readonly [name: string]: unknown };

export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unexpected = (name: string) => invalidResponse(`The answer of the gateway has no ${name} as the contract says.`);

/** The object of this name in an answer. */
export function readObject(from: JsonObject, name: string): JsonObject {
  const value = from[name];
  if (!isRecord(value)) throw unexpected(name);
  return value;
}

export function readObjects(from: JsonObject, name: string): JsonObject[] {
  const value = from[name];
  if (!Array.isArray(value) || !value.every(isRecord)) throw unexpected(name);
  return value;
}

export function readText(from: JsonObject, name: string): string {
  const value = from[name];
  if (typeof value !== 'string') throw unexpected(name);
  return value;
}

export function readNumber(from: JsonObject, name: string): number {
  const value = from[name];
  if (typeof value !== 'number') throw unexpected(name);
  return value;
}
