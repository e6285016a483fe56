import { readFormLines, readQuestions, readTerms, readTextileWords } from './rfq-line.file.ts';

export const questions = readQuestions();
export const terms = readTerms();
export const formLines = readFormLines();
export const textileWords = readTextileWords();
