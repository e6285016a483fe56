import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { parseSearch, type Search } from './search.ts';

type Change = Record<string, string | readonly string[] | null>;

export type SearchState = {
  /** Empty if the address does not have it. */
  text: (name: string) => string;
  /** The first of the allowed values stands for an address without it. */
  oneOf: <Value extends string>(name: string, allowed: readonly [Value, ...Value[]]) => Value;
  all: (name: string) => string[];
  listOf: <Value extends string>(name: string, allowed: readonly Value[]) => Value[];
  /** Keeps what is not named. Null or nothing removes a name from the address. */
  change: (change: Change) => void;
};

/** Filters, order and page of a list, kept in the address so that it can be saved and shared. */
export function useSearchState(): SearchState {
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const search = parseSearch(searchStr);
    const read = (name: string): string[] => search[name] ?? [];
    return {
      text: (name) => read(name)[0] ?? '',
      oneOf: (name, allowed) => allowed.find((value) => value === read(name)[0]) ?? allowed[0],
      all: read,
      listOf: (name, allowed) => allowed.filter((value) => read(name).includes(value)),
      change: (change) =>
        void navigate({ to: '.', search: mergeSearch(search, change), replace: true, resetScroll: false }),
    };
  }, [searchStr, navigate]);
}

function mergeSearch(search: Search, change: Change): Search {
  const changed = Object.entries(change).map(([name, value]): [string, string[]] => [name, [value ?? []].flat()]);
  const merged = { ...search, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(merged).filter(([, values]) => values.some(Boolean)));
}
