import { readFileSync } from 'node:fs';
import type { BuildOptions } from 'rolldown';
import { version } from './src/cli/version.ts';

const manifest = {
  name: '@sourcing-gateway/cli',
  version,
  description: 'Command line of a sourcing gateway.',
  license: 'Apache-2.0',
  type: 'module',
  bin: { sourcing: 'sourcing.js' },
  engines: { node: '>=20.3' },
};

/** The package of the command line: one file without dependencies. `npm pack ./dist/sourcing` makes the tarball. */
export default {
  input: 'src/cli/main.ts',
  platform: 'node',
  output: {
    dir: 'dist/sourcing',
    entryFileNames: 'sourcing.js',
    codeSplitting: false,
    banner: '#!/usr/bin/env node',
    cleanDir: true,
  },
  plugins: [
    {
      name: 'package',
      generateBundle() {
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
        emit('LICENSE', readFileSync('LICENSE', 'utf8'));
        // Its code is in the program.
        emit('LICENSE-commander', readFileSync('node_modules/commander/LICENSE', 'utf8'));
        emit('README.md', readFileSync('docs/command-line.md', 'utf8'));
      },
    },
  ],
} satisfies BuildOptions;
