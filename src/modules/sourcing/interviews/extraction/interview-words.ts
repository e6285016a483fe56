import { readInterviewWords } from './interview-words.file.ts';

export const { processNames, otherProcessNames, materialNames, stageNames, scopeNames, scopeAnswers, countryNames } =
  readInterviewWords();
