import type { SearchState } from '../../app/search-state.ts';
import { firstPage } from '../pager.tsx';
import { Select } from './select.tsx';

type Props<Value extends string> = {
  label: string;
  /** In the address. */
  name: string;
  /** The first one stands for an address without it. */
  values: readonly [Value, ...Value[]];
  toLabel: (value: Value) => string;
  search: SearchState;
};

/** A condition of a list, kept in the address. A change begins at the first page. */
export const FilterSelect = <Value extends string>({ label, name, values, toLabel, search }: Props<Value>) => (
  <Select
    label={label}
    options={values.map((value) => ({ value, label: toLabel(value) }))}
    value={search.oneOf(name, values)}
    onChange={(value) => search.change({ ...firstPage, [name]: value })}
  />
);
