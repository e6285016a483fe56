import { p } from '@mikro-orm/core';
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
