import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

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

/**
 * State of a room that stands in the address, so that it can be shared and the browser can go back to it. An empty list
 * removes a name.
 */
export function useSearchState(): [Search, (changes: Search) => void] {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Search) =>
      void navigate({ to: '.', search: (before: Search) => ({ ...before, ...changes }), replace: true }),
    [navigate],
  );
  return [search, change];
}

/** The values that the service knows; others in an address are left out. */
export const pickKnown = <Value extends string>(given: string[] | undefined, known: readonly Value[]): Value[] =>
  known.filter((value) => given?.includes(value));
