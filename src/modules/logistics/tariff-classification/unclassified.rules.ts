import type { ClassificationTables } from './classification-table.schema.ts';
import type { ParsedDescription } from './description.rules.ts';
import { type Tokenizer, toSingular } from './tokenizer.rules.ts';

/** The note for services, rights and goods of other chapters, which have no line here. */
export type FindUnclassified = (description: ParsedDescription) => string | undefined;

export function compileUnclassified(
  rows: ClassificationTables['unclassified'],
  { spell }: Tokenizer,
): FindUnclassified {
  const toKey = (term: string): string => spell(term).map(toSingular).join(' ');
  const byName = new Map<string, Row[]>();
  for (const { named, place, unless, note } of rows) {
    const row = { place, unless: unless.map((term) => ` ${toKey(term)} `), note };
    for (const name of new Set(named.map(toKey))) byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  return ({ naming }) => {
    const spelled = naming.flatMap((phrase) => phrase.spelled);
    const words = spelled.map(toSingular);
    const whole = ` ${words.join(' ')} `;
    // "Crushes coffee beans" says what the product does.
    const verb = words.length > 1 && /[^s]s$/.test(spelled[0] ?? '');
    for (let start = 0; start < words.length; start++) {
      for (let end = start + 1; end <= Math.min(words.length, start + maxNameLength); end++) {
        const isEnd = end === words.length && !(verb && start > 0);
        const row = byName
          .get(words.slice(start, end).join(' '))
          ?.find(
            ({ place, unless }) => (isEnd || place === 'anywhere') && !unless.some((term) => whole.includes(term)),
          );
        if (row) return row.note;
      }
    }
    return undefined;
  };
}

type Row = Pick<ClassificationTables['unclassified'][number], 'place' | 'unless' | 'note'>;
const maxNameLength = 4;
