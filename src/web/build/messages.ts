import { compileString } from '@internationalized/string-compiler';
import { parse } from 'csv-parse/sync';

const languages = ['en', 'zh'] as const;

type Row = { key: string; en: string; zh: string };

export const readMessages = (csv: string): Row[] => parse(csv, { columns: true, skip_empty_lines: true });

/** ICU messages become functions, so the browser parses none. */
export function compileMessages(csv: string): string {
  const rows = readMessages(csv);
  const compile = (language: (typeof languages)[number]) =>
    rows.map((row) => `${JSON.stringify(row.key)}: ${compileString(row[language])}`).join(',\n');
  return `export default { ${languages.map((language) => `${language}: { ${compile(language)} }`).join(', ')} };`;
}
