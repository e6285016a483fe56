import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig, type Plugin } from 'vite';
import { compileMessages } from './messages.ts';
import { replaceOperations } from './operations.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const operations: Plugin = {
  name: 'operations',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.operations.ts') ? replaceOperations(code) : null),
};

const messages: Plugin = {
  name: 'messages',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.csv') ? { code: compileMessages(code), map: null } : null),
};

/** The dashboard: files with hashed names, and a manifest from which the gateway writes its page. */
export default defineConfig({
  root,
  base: '/app/',
  logLevel: 'warn',
  plugins: [operations, messages, optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] })],
  build: {
    outDir: 'dist/web',
    assetsDir: '',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/web/main.tsx',
      // Directives for servers that draw React components mean nothing here.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
});
