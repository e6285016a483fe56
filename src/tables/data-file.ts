import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type DataFile = { file: string; text: string };

/** Reads a file of the `data` folder of a module. */
export const readDataFile = (module: string, file: string): DataFile => ({
  file,
  text: readFileSync(join(module, 'data', file), 'utf8'),
});

/** Reads all files of the `data` folder with this ending, sorted by name. */
export const readDataFiles = (module: string, ending: string): DataFile[] =>
  readdirSync(join(module, 'data'))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => readDataFile(module, file));
