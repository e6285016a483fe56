import { readInterviewWording } from './interview-wording.file.ts';

export const { questions, phrases, confirming, correcting, scopeWords, unitWords } = readInterviewWording();
