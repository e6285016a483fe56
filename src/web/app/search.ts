/** What the address says after `?`: each name with its values, in order. */
export type Search = Record<string, string[]>;

export function parseSearch(text: string): Search {
  const params = new URLSearchParams(text);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

export function stringifySearch(search: Search): string {
  const params = Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value]));
  return params.length ? `?${new URLSearchParams(params)}` : '';
}
