import { readDemoTexts } from './demo-text.file.ts';

export const texts = readDemoTexts();
