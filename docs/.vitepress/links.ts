import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

/** Where the pages of the site stand in the repository, and their paths on the site. */
export const rewrites: Record<string, string> = {
  'README.md': 'index.md',
  'CHANGELOG.md': 'changelog.md',
  'SECURITY.md': 'security.md',
  'CONTRIBUTING.md': 'contributing.md',
  'schema/delivery-states.md': 'delivery-states.md',
  'docs/guides/README.md': 'guides/index.md',
  'docs/decisions/README.md': 'decisions/index.md',
  'docs/:rest*': ':rest*',
};

const root = posix.join(import.meta.dirname, '../..');

/** Null for other files of the repository, which are no pages. */
function toSitePath(file: string): string | null {
  const page = Object.hasOwn(rewrites, file) ? rewrites[file] : /^docs\/(.+\.md)$/.exec(file)?.[1];
  return page === undefined ? null : `/${page.replace(/(?:(?<=^|\/)index)?\.md$/, '')}`;
}

/** Links are those of the repository: they become paths of the site, or text where the target is no page. */
export function resolveLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('resolve-links', ({ tokens, env }) => {
    const file = env.realPath ?? env.path;
    // The title of a folded part is rendered by itself.
    if (file === undefined) return;
    const folder = posix.dirname(posix.relative(root, file));
    for (const { children } of tokens) {
      let isText = false;
      for (const token of children ?? []) {
        if (token.type === 'link_close' && isText) token.tag = 'span';
        if (token.type !== 'link_open') continue;
        const href = token.attrGet('href') ?? '';
        isText = false;
        if (/^(?:[a-z]+:|#|\/)/.test(href)) continue;
        const [path = '', hash] = href.split('#');
        const page = toSitePath(posix.join(folder, decodeURI(path)));
        isText = page === null;
        if (isText) Object.assign(token, { tag: 'span', attrs: null });
        else token.attrSet('href', hash === undefined ? `${page}` : `${page}#${hash}`);
      }
    }
  });
}
