import { readWording } from './rfq-wording.file.ts';

export const wording = readWording();
