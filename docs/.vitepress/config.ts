import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCssVariablesTheme } from 'shiki';
import { defineConfig } from 'vitepress';
import { drawDiagrams } from './diagrams.ts';
import { toHeadingId } from './heading-id.ts';
import { resolveLinks, rewrites } from './links.ts';
import { sidebar, writeLlmsText } from './sidebar.ts';
import { omitEmptyHeaders } from './tables.ts';
import { placeTrials } from './trials.ts';

/** Pages are the Markdown files of the repository, which stay readable on a code host. */
export default defineConfig({
  title: 'Sourcing gateway',
  description: 'Quotes, freight and supplier messages for hardware founders.',
  lang: 'en',
  base: '/docs/',
  srcDir: '..',
  outDir: '../dist/docs',
  cacheDir: '../node_modules/.cache/vitepress',
  srcExclude: ['{node_modules,dist,src,test,bench,migrations,.ci}/**', 'schema/access.md'],
  rewrites,
  cleanUrls: true,
  appearance: false,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    // Texts of the repository are Markdown alone.
    html: false,
    // `{id}` in a heading is part of a path.
    attrs: { disable: true },
    anchor: { slugify: toHeadingId },
    theme: createCssVariablesTheme({ name: 'classes', variablePrefix: '--code-' }),
    // The policy of the page refuses styles in attributes: colours are classes of theme.css.
    codeTransformers: [
      {
        name: 'classes',
        pre: (node) => void delete node.properties['style'],
        span(node) {
          const color = /--code-(?:token-)?([\w-]+)/.exec(String(node.properties['style']))?.[1];
          delete node.properties['style'];
          if (color) this.addClassToHast(node, `code-${color}`);
        },
      },
    ],
    config: (markdown) => {
      drawDiagrams(markdown);
      placeTrials(markdown);
      resolveLinks(markdown);
      omitEmptyHeaders(markdown);
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar,
    nav: [
      { text: 'API reference', link: '/api/' },
      // Pages of the gateway, outside of this site.
      { text: 'GraphiQL', link: '/graphql', target: '_self' },
      { text: 'Dashboard', link: '/', target: '_self' },
    ],
  },
  // The target of the service is newer than what this esbuild knows.
  vite: {
    esbuild: { target: 'es2022', tsconfigRaw: '{}' },
    // The index of the search, loaded when it is opened, is one file.
    build: { chunkSizeWarningLimit: 1000 },
  },
  // The policy of the page refuses styles in attributes. The script sets them again.
  transformHtml: (code) => code.replaceAll(/(<[a-z][^<>]*?) style="[^"]*"/g, '$1'),
  buildEnd: ({ outDir }) => writeFileSync(join(outDir, 'llms.txt'), writeLlmsText()),
});
