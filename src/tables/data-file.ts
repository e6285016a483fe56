import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type DataFile = { file: string; text: string };

/** A file of the `data` folder of a module. */
export const readDataFile = (module: string, file: string): DataFile => ({
  file,
  text: readFileSync(join(module, 'data', file), 'utf8'),
});

/** All files of the `data` folder of a module whose names end so, in the order of their names. */
export const readDataFiles = (module: string, ending: string): DataFile[] =>
  readdirSync(join(module, 'data'))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => readDataFile(module, file));
