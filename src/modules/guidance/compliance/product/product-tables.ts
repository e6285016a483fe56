import { readAssumptions, readClasses, readKinds } from './kind.file.ts';
import { readTraitTexts, readTraitWords } from './trait.file.ts';
import type { Fact } from './trait.schema.ts';

export const traitTexts = readTraitTexts();
export const traitWords = readTraitWords();
export const classTexts = readClasses();
export const kinds = readKinds();
export const assumptions = readAssumptions();

const factTexts = { ...traitTexts, ...classTexts };
export const getFactName = (fact: Fact): string => factTexts[fact].name;
