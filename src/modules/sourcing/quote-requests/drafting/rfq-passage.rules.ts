import { fillIn, type Words } from '#text/prose.ts';
import type { Passage, Placeholders } from './rfq-wording.file.ts';
import { wording } from './rfq-wording.ts';

type Values<Key extends Passage> = Record<Placeholders[Key][number], Words | string | number>;

/** A passage of `wording.csv`, in both languages. */
export const say = <Key extends Passage>(
  key: Key,
  ...values: Placeholders[Key] extends readonly [] ? [] : [Values<Key>]
): Words => fillIn(wording.passages[key], values.at(0) ?? {});
