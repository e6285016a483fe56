import { LRUCache } from 'lru-cache';
import { types } from 'pg';

type Parse = (text: string) => unknown;
export type Column = { name: string; dataTypeID: number };
export type ReadRow = (texts: readonly (string | null)[]) => object;

/** Of as many kinds of rows as there are prepared statements; all connections share them. */
const readers = new LRUCache<string, ReadRow>({ max: 1000 });

/** `parsers`: of each column; those of a type are always the same. */
export function prepareRowReader(columns: readonly Column[], parsers: readonly Parse[]): ReadRow {
  const kind = JSON.stringify(columns.map(({ name, dataTypeID }) => [name, dataTypeID]));
  const known = readers.get(kind);
  if (known) return known;
  const reader = compileRowReader(columns, parsers);
  readers.set(kind, reader);
  return reader;
}

const keepText: unknown = types.getTypeParser(types.builtins.TEXT);

/**
 * Puts the texts of a row into one object literal, with code that is made for its columns. `pg` copies a row of nulls
 * and sets its fields by their names; with so many kinds of rows V8 looks up each name in each row, which takes a fifth
 * of a list of 100.
 */
function compileRowReader(columns: readonly Column[], parsers: readonly Parse[]): ReadRow {
  const properties = columns.map(({ name }, at) => {
    const text = `texts[${at}]`;
    const value = parsers[at] === keepText ? text : `${text} === null ? null : parse${at}(${text})`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  const parameters = parsers.map((_, at) => `parse${at}`);
  return new Function(...parameters, `return (texts) => ({ ${properties} });`)(...parsers);
}
