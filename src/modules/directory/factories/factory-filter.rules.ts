import type { NumberedPage } from '#kernel/pagination/numbered-page.ts';
import type { FactoryFilter } from './factory-filter.schema.ts';

/** As callers give it: null and undefined are no condition, and one value stands for a list of one. */
export type GivenFilter = {
  readonly [Name in keyof FactoryFilter]?: FactoryFilter[Name] | ItemOf<FactoryFilter[Name]> | null | undefined;
};
type ItemOf<Values> = Values extends readonly (infer Item)[] ? Item : never;

const lists: ReadonlySet<string> = new Set([
  ...(['process', 'city', 'region', 'kind', 'startupFriendly', 'confidence', 'certification'] as const),
] satisfies (keyof FactoryFilter)[]);

export function toFactoryFilter({
  page: _,
  pageSize: __,
  ...given
}: GivenFilter & Partial<NumberedPage>): FactoryFilter {
  const conditions = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    conditions.map(([name, value]) => [name, lists.has(name) && !Array.isArray(value) ? [value] : value]),
  );
}
