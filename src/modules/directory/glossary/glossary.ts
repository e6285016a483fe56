import { readMaterials, readNames, readSynonyms } from './glossary.file.ts';

export const { processes, stages } = readNames();
/** What people call a process in English and Chinese, English first. There are none for `other`. */
export const processSynonyms = readSynonyms();
export const materials = readMaterials();
