import { readNames, readSynonyms, readTerms } from './glossary.file.ts';

export const { processes, stages } = readNames();
/** What people call a process in English and Chinese, English first. There are none for `other`. */
export const processSynonyms = readSynonyms();
/** Terms of trade by their key. */
export const terms = readTerms();
