import { dirname, join, relative } from 'node:path';
import type { BuildOptions, Plugin } from 'rolldown';
import { dynamicImportVarsPlugin, importGlobPlugin } from 'rolldown/experimental';
import { type BuildRecord, digestSources, recordFile } from './src/build.ts';

const root = import.meta.dirname;
const isOurs = (id: string) => id.startsWith(join(root, '/')) && !id.includes('node_modules');

/** Data, pages and migrations are read from beside the sources. */
const keepPlaces: Plugin = {
  name: 'keep places',
  transform: {
    filter: { code: 'import.meta' },
    handler(code, id) {
      if (!isOurs(id)) return null;
      const place = (path: string, up: string) => JSON.stringify(`${up}${relative(root, path)}`);
      return code.replaceAll(/import\.meta\.(dirname|url)/g, (_, name) =>
        name === 'dirname'
          ? `(import.meta.dirname + ${place(dirname(id), '/../../')})`
          : `new URL(${place(id, '../../')}, import.meta.url).href`,
      );
    },
  },
};

const recordSources: Plugin = {
  name: 'record sources',
  generateBundle() {
    const ours = [...this.getModuleIds()].filter(isOurs).map((id) => relative(root, id));
    // Packages are in the build, too.
    const files = [...ours, 'package-lock.json'].sort();
    const record: BuildRecord = { files, sha256: digestSources(files) };
    this.emitFile({ type: 'asset', fileName: recordFile, source: JSON.stringify(record) });
  },
};

/** The server and the operator console. */
export default {
  input: { server: 'src/server/main.ts', admin: 'src/admin/main.ts' },
  platform: 'node',
  // An optional part of pg, which is not installed.
  external: ['pg-native'],
  output: {
    dir: 'dist/service',
    chunkFileNames: '[name]-[hash].js',
    // Text outside of Latin-1, also in a comment, doubles the memory of a whole file.
    charset: 'ascii',
    comments: false,
    keepNames: true,
    cleanDir: true,
  },
  // The two in the middle are for migrations, which are imported by name.
  plugins: [keepPlaces, dynamicImportVarsPlugin(), importGlobPlugin(), recordSources],
} satisfies BuildOptions;
