import { p, Type } from '@mikro-orm/core';
import { newId } from '#kernel/ids.ts';

/** The columns every record has. Milliseconds, as in JavaScript: a cursor made from a Date is then exact. */
export const identity = {
  id: p.uuid().primary().onCreate(newId),
  createdAt: p.datetime(3).onCreate(() => new Date()),
  updatedAt: p
    .datetime(3)
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
};

/** What records of one organisation or sandbox key have on top; goes with `...owned`. */
export const ownedIdentity = { ...identity, owner: p.uuid() };

/** Quoted as PostgreSQL reads a word of a `tsvector` or a `tsquery`. */
export const quoteLexeme = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Words to be found by, kept as they are: PostgreSQL neither cuts nor reduces them. They are never read back. */
export class SearchedWords extends Type<string[], string> {
  override convertToDatabaseValue(words: string[]): string {
    return words.map(quoteLexeme).join(' ');
  }
  override getColumnType(): string {
    return 'tsvector';
  }
}
