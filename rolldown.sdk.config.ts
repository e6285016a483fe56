import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const types = (name: string) => `./types/src/sdk/${name}.d.ts`;
const manifest = {
  name: '@sourcing-gateway/sdk',
  version: '0.1.0',
  description: 'Client of a sourcing gateway: REST, GraphQL, webhooks and receipts.',
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.12' },
  exports: {
    '.': { types: types('main'), default: './main.js' },
    './graphql': { types: types('graphql'), default: './graphql.js' },
    // Its cryptography is that of Node.
    './receipts': { types: types('receipts'), node: './receipts.js' },
  },
  files: ['*.js', 'LICENSE*', 'types/src/sdk', 'types/schema'],
  // Types of documents alone: its code is in the bundle.
  peerDependencies: { 'gql.tada': '^1.11.3' },
  peerDependenciesMeta: { 'gql.tada': { optional: true } },
};

/** Licenses of packages whose code is in the bundles. */
const bundled = {
  'openapi-fetch': 'openapi-fetch/LICENSE',
  'gql.tada': 'gql.tada/LICENSE.md',
  'graphql.web': '@0no-co/graphql.web/LICENSE.md',
  zod: 'zod/LICENSE',
  canonicalize: 'canonicalize/LICENSE',
};

const output = { dir: 'dist/sdk', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' };

/** The package of the SDK. `npm run sdk:build` builds it, `npm pack ./dist/sdk` makes the tarball. */
export default defineConfig([
  {
    input: { main: 'src/sdk/main.ts', graphql: 'src/sdk/graphql.ts' },
    platform: 'browser',
    output: { ...output, cleanDir: true },
    plugins: [
      {
        name: 'package',
        generateBundle() {
          const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
          emit('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
          emit('LICENSE', readFileSync('LICENSE', 'utf8'));
          emit('README.md', readFileSync('docs/sdk.md', 'utf8'));
          for (const [name, file] of Object.entries(bundled))
            emit(`LICENSE-${name}`, readFileSync(`node_modules/${file}`, 'utf8'));
          // The compiler emits no copy of declarations that are written by hand or generated.
          for (const name of ['openapi.d.ts', 'graphql.d.ts'])
            emit(`types/schema/${name}`, readFileSync(`schema/${name}`, 'utf8'));
        },
      },
    ],
  },
  { input: { receipts: 'src/sdk/receipts.ts' }, platform: 'node', output },
]);
