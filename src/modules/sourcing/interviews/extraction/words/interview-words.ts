import { readInterviewWords } from './interview-words.file.ts';

export const {
  otherProcessNames,
  materialNames,
  gradeNames,
  stageNames,
  scopeNames,
  scopeAnswers,
  countryNames,
  countryAdjectives,
  marketRegions,
  unitNames,
  currencyNames,
  numberNames,
  scaleNames,
  durationNames,
  calendarDays,
} = readInterviewWords();
