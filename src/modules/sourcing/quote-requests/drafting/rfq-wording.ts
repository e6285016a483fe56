import { readFormLines, readQuestions, readTerms, readTextileWords } from './rfq-line.file.ts';
import { readWording } from './rfq-wording.file.ts';

export const wording = readWording();
export const questions = readQuestions();
export const terms = readTerms();
export const formLines = readFormLines();
export const textileWords = readTextileWords();
