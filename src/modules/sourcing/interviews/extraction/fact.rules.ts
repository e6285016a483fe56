import { z } from 'zod';
import type { FactValue } from '../interview.schema.ts';
import type { NormalizedUtterance, Reading } from './utterance.rules.ts';
import type { Cue, NamedFact } from './words/interview-patterns.file.ts';
import { patterns } from './words/interview-patterns.ts';

/** `known` is the recorded value of the fact. */
export type Read = (words: NormalizedUtterance, today: string, known?: FactValue) => Reading<FactValue>;

export type FactRule = {
  key: NamedFact;
  /**
   * `value`: required for publication. `answer`: asked until known or said to be unknown. `offer`: optional, asked last and
   * at most twice. `mentioned`: never asked for.
   */
  need: 'value' | 'answer' | 'offer' | 'mentioned';
  shape: z.ZodType<FactValue>;
  find: Read;
  answer: Read;
  /** Tried in the answer to the question for the fact, if `answer` reads nothing. */
  bareAnswer?: Read;
  kind: 'words' | 'figure' | 'choice';
  /** Values are added and removed one by one: "Dongguan too". */
  isList?: true;
  names: Cue;
  /** Its value may consist of values of other facts: "CNC machining of brass". */
  mayOverlap?: true;
  /** Its words stay in notes that name the thing: "CNC machining of housings". */
  isPartOfName?: true;
  /** Key of the fact with which this one is stated and confirmed. */
  comesWith?: string;
  /** Asked for in the answer to the question for this fact. */
  answers?: NamedFact;
};

export const findNothing: Read = () => null;
export const tryInOrder =
  (first: Read, second: Read): Read =>
  (words, today, known) =>
    first(words, today, known) ?? second(words, today, known);

/** What the participant has said beside the facts, in their own words: one line each. */
export const notes: FactRule = {
  key: 'notes',
  need: 'mentioned',
  shape: z.string().min(1).max(4000),
  find: findNothing,
  answer: findNothing,
  kind: 'words',
  names: patterns['name.notes'],
};
