import { readPhases } from './lifecycle.file.ts';

export const phases = readPhases();
