import { readMaterials, readNames } from './glossary.file.ts';

export const { processes, stages } = readNames();
export const materials = readMaterials();
