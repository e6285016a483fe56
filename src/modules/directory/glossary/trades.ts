import { readFamilies, readPhraseWords, readTrades } from './trade.file.ts';

export const trades = readTrades();
export const families = readFamilies();
export const phraseWords = readPhraseWords();
