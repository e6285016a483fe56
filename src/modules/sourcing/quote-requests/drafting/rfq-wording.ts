import { readGlossary, readWording } from './rfq-wording.file.ts';

export const wording = readWording();
export const glossary = readGlossary();
