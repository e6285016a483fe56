const toCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

export function writeTable(headers: string[], rows: string[][]): string {
  const write = (cells: string[]) => `| ${cells.map(toCell).join(' | ')} |`;
  return rows.length === 0 ? '' : [write(headers), write(headers.map(() => '---')), ...rows.map(write)].join('\n');
}

export const writeCode = (language: string, code: string): string => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

/** Parts of a page, of which some may be empty. */
export const joinParts = (parts: string[]): string => parts.filter(Boolean).join('\n\n');

export const quoteCode = (text: string): string => `\`${text}\``;

/** Opens at a press. */
export const fold = (title: string, content: string): string => `::: details ${title}\n${content}\n:::`;
