import type { MarkdownRenderer } from 'vitepress';

/** A column without a name has no header. */
export function omitEmptyHeaders(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('omit-empty-headers', ({ tokens }) => {
    for (const [at, token] of tokens.entries()) {
      if (token.type !== 'th_open' || tokens[at + 1]?.content !== '') continue;
      token.tag = 'td';
      const close = tokens[at + 2];
      if (close) close.tag = 'td';
    }
  });
}
