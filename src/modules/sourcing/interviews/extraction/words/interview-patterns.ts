import { readInterviewPatterns } from './interview-patterns.file.ts';

export const patterns = readInterviewPatterns();
