import type { ClassificationTables } from '../classification-table.schema.ts';
import type { Tokenizer } from '../tokenizer.rules.ts';
import type { Evidence } from './use-pattern.rules.ts';

/** Stems separated and surrounded by single spaces: of the product itself, and with its features. */
type SaidText = { thing: string; everything: string };

export type ClassificationRule = Evidence & { applies: (said: SaidText) => boolean };

/** `unless` is looked for in `read`: the product itself or also its features. So is `named` in a rule without lines. */
export function compileRules(rows: ClassificationTables['rules'], { stems }: Tokenizer): ClassificationRule[] {
  const compile = (terms: readonly string[]): string[] => terms.map((term) => ` ${stems(term).join(' ')} `);
  return rows.map(({ lines, weight, reason, composite, read, ...row }) => {
    const named = compile(row.named);
    const andSaid = compile(row.and_said);
    const unless = compile(row.unless);
    const applies = (said: SaidText): boolean => {
      const isIn = (text: string) => (term: string) => text.includes(term);
      return (
        named.some(isIn(lines.length ? said.thing : said[read])) &&
        (!andSaid.length || andSaid.some(isIn(said.everything))) &&
        !unless.some(isIn(said[read]))
      );
    };
    return { kind: 'rule', lines, weight, reason, composite: composite === 'yes', applies };
  });
}
