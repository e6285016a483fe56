import type { Compilable, Kysely } from 'kysely';

class Placeholder {
  readonly argument: string;
  constructor(argument: string) {
    this.argument = argument;
  }
}

export const ownerPlaceholder = new Placeholder('owner');

type Statement = { text: string; fill: (args: object, owner: string | null) => unknown[] };

const maxStatements = 1000;

/**
 * `build` sees placeholders. A parameter with a literal value is refused, because the text would keep the value of the
 * first caller.
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
    const { sql: text, parameters } = build(template(), createPlaceholders(args)).compile();
    const keys = parameters.map((parameter) => {
      if (parameter instanceof Placeholder) return parameter;
      throw new Error(`The statement "${name}" contains a literal parameter. Use sql.lit or make it an argument.`);
    });
    const fill = (args: object, owner: string | null) =>
      keys.map((key) => (key === ownerPlaceholder ? requireOwner(owner) : Reflect.get(args, key.argument)));
    const shape = { text, fill };
    if (statements.size < maxStatements) statements.set(name, shape);
    return shape;
  };
}

/** The builder passes values through unchanged, so placeholders can take their place. */
const createPlaceholders = <Args extends object>(args: Args): Args =>
  Object.fromEntries(Object.keys(args).map((key) => [key, new Placeholder(key)])) as Args;

function requireOwner(owner: string | null): string {
  if (owner === null) throw new Error('A tenant table cannot be queried without a tenant.');
  return owner;
}
