import type { Compilable, Kysely } from 'kysely';

/** Stands where a value will be, while a statement is built once for all values. */
class Placeholder {
  readonly of: string;
  constructor(of: string) {
    this.of = of;
  }
}

/** Stands where the owner will be; `OwnedRows` puts it into every owned table. */
export const ownerPlaceholder = new Placeholder('the owner');

type Statement = { text: string; fill: (args: object, owner: string | null) => unknown[] };

const maxStatements = 1000;

/**
 * Keeps the text of statements by their shape, so that building and compiling is done once. `build` sees placeholders:
 * a value in the text would be that of the first caller for ever, so any other parameter is refused.
 */
export function createStatementCache<Tables>(template: () => Kysely<Tables>) {
  const statements = new Map<string, Statement>();

  return <Args extends object>(
    name: string,
    args: Args,
    build: (db: Kysely<Tables>, args: Args) => Compilable<unknown>,
  ): Statement => {
    const known = statements.get(name);
    if (known) return known;
    const open = Object.fromEntries(Object.keys(args).map((key) => [key, new Placeholder(key)]));
    // The builder takes a placeholder wherever it takes a value; it only hands it on.
    const { sql: text, parameters } = build(template(), open as unknown as Args).compile();
    const keys = parameters.map((parameter) => {
      if (parameter instanceof Placeholder) return parameter;
      throw new Error(
        `The statement "${name}" holds a value of its own: write it into the text or make it an argument.`,
      );
    });
    const fill = (args: object, owner: string | null) =>
      keys.map((key) => (key === ownerPlaceholder ? requireOwner(owner) : Reflect.get(args, key.of)));
    const shape = { text, fill };
    if (statements.size < maxStatements) statements.set(name, shape);
    return shape;
  };
}

function requireOwner(owner: string | null): string {
  if (owner === null) throw new Error('An owned table was asked for, but nobody said for whom.');
  return owner;
}
