export function assertDefined<T>(value: T | null | undefined, what: string): T {
  if (value == null) throw new Error(`${what} is missing`);
  return value;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The keys of a literal. TypeScript types them as string, because a value may have more keys than its type. */
export const listKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** An object with a value for each key. Object.fromEntries does not keep the types of keys. */
export const fromKeys = <Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;
