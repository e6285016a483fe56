import type { InterviewLocale } from '../interview.schema.ts';
import { patterns } from './words/interview-patterns.ts';

const english = new Set(patterns.speech.en);
const chinese = new Set(patterns.speech.zh.flatMap((word) => [...word]));

/** Null if the text tells no language: numbers, names, abbreviations. */
export function detectLanguage(text: string): InterviewLocale | null {
  const words = text.match(/[A-Za-z][A-Za-z'’]*/g) ?? [];
  const spoken = words.filter((word) => english.has(word.toLowerCase().replace('’', "'"))).length;
  const signs = text.match(/\p{Script=Han}/gu) ?? [];
  if (signs.length === 0) {
    const isSentence = words.filter((word) => /^[a-z']{3,}$/.test(word)).length > 3;
    return spoken > 0 || isSentence ? 'en' : null;
  }
  if (spoken === 0) return 'zh';
  return signs.filter((sign) => chinese.has(sign)).length >= spoken ? 'zh' : 'en';
}

/** Of the last text that tells one. */
export const detectSpokenLanguage = (texts: readonly string[]): InterviewLocale | null =>
  texts.reduceRight<InterviewLocale | null>((found, text) => found ?? detectLanguage(text), null);
