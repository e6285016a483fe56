type Table = { name: string; parents: readonly string[] };

/** Every table before those that it refers to. */
export function orderChildrenFirst(tables: readonly Table[]): string[] {
  const parentsFirst = new Set<string>();
  const byName = new Map(tables.map((table) => [table.name, table]));
  const visit = (name: string, below: readonly string[]): void => {
    if (parentsFirst.has(name) || below.includes(name)) return;
    for (const parent of byName.get(name)?.parents ?? []) visit(parent, [...below, name]);
    parentsFirst.add(name);
  };
  for (const { name } of tables) visit(name, []);
  return [...parentsFirst].reverse();
}
