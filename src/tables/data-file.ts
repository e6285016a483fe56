import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type DataFile = { file: string; text: string };

export const readDataFile = (module: string, file: string): DataFile => ({
  file,
  text: readFileSync(join(module, 'data', file), 'utf8'),
});

export const readDataFiles = (module: string, ending: string): DataFile[] =>
  readdirSync(join(module, 'data'))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => readDataFile(module, file));
