import type { ClassificationTables } from './classification-table.schema.ts';
import type { Tokenizer } from './tokenizer.rules.ts';
import type { Evidence } from './use-pattern.rules.ts';

/** What was said of the thing itself and with its features: stems with one space between and around them. */
export type SaidText = { thing: string; everything: string };

export type ClassificationRule = Evidence & { applies: (said: SaidText) => boolean };

/**
 * A rule applies when one of `named` is said of the thing itself, one of `and_said` of it or its features, and none of
 * `unless`: of the thing, or of everything where the rule reads that. A rule without lines that reads everything finds
 * `named` among the features too.
 */
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
    return { lines, weight, reason, composite: composite === 'yes', applies };
  });
}
