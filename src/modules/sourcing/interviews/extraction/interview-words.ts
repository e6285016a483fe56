import { readInterviewWords } from './interview-words.file.ts';

export const { otherProcessNames, materialNames, stageNames, scopeNames, scopeAnswers, countryNames } =
  readInterviewWords();
