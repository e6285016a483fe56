import { readTraitTexts, readTraitWords } from './trait.file.ts';

export const traitTexts = readTraitTexts();
export const traitWords = readTraitWords();
