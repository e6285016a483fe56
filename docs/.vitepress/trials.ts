import type { MarkdownRenderer } from 'vitepress';

/** A block `try` is the form of the component TryRequest. */
export function placeTrials(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, at, options, env, renderer) => {
    const { info = '', content = '' } = tokens[at] ?? {};
    if (info.trim() !== 'try') return fence?.(tokens, at, options, env, renderer) ?? '';
    return `<TryRequest request="${markdown.utils.escapeHtml(content.trim())}" />`;
  };
}
