import { renderMermaidSVG } from 'beautiful-mermaid';
import type { MarkdownRenderer } from 'vitepress';

const colors = {
  bg: '#ffffff',
  fg: '#1c2733',
  line: '#5b6b7b',
  accent: '#1c2733',
  border: '#8494a4',
  surface: '#f2f5f8',
};

/** Draws diagrams while the site is built. A picture needs no style of the page, which its policy would refuse. */
export function drawDiagrams(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, at, options, env, renderer) => {
    const { info = '', content = '' } = tokens[at] ?? {};
    if (info.trim() !== 'mermaid') return fence?.(tokens, at, options, env, renderer) ?? '';
    // The picture would load its font from elsewhere.
    const picture = renderMermaidSVG(content, { ...colors, font: 'sans-serif' }).replace(/@import [^;]+;/g, '');
    const data = Buffer.from(picture).toString('base64');
    const alt = `Diagram: ${describeDiagram(content)}`;
    return `<p class="diagram"><img src="data:image/svg+xml;base64,${data}" alt="${markdown.utils.escapeHtml(alt)}"></p>`;
  };
}

/** The edges as text, for people who do not see the picture. */
const describeDiagram = (source: string): string =>
  source
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replaceAll('<br/>', ', '))
    .filter((line) => line.includes('->'))
    .join('; ');
