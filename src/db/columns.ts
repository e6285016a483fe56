import { p, Type } from '@mikro-orm/core';
import { newId } from '#kernel/ids.ts';
import { readClock } from './servers/clock.ts';

/** Millisecond precision as in JavaScript, so a cursor made from a Date is exact. */
export const identity = {
  id: p.uuid().primary().onCreate(newId),
  createdAt: p.datetime(3).onCreate(readClock),
  updatedAt: p.datetime(3).onCreate(readClock).onUpdate(readClock),
};

export const ownedIdentity = { ...identity, owner: p.uuid() };

export const quoteLexeme = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export class SearchedWords extends Type<string[], string> {
  override convertToDatabaseValue(words: string[]): string {
    return words.map(quoteLexeme).join(' ');
  }
  override getColumnType(): string {
    return 'tsvector';
  }
}
