import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { parseSearch, type Search } from '../../app/search.ts';
import { type SearchState, useSearchState } from '../../app/search-state.ts';
import { firstPage } from '../../components/pager.tsx';
import type { ExportInput, FacetCounts, FactoryFilter, FactoryOrder } from './factories.operations.ts';

/** The address holds the whole view: words, conditions, order, columns and page. */

export const unknownValue = 'unknown';

type Values<Name extends keyof FactoryFilter> = NonNullable<FactoryFilter[Name]>;

const processes: Values<'process'> = [
  'pcba',
  'injection_molding',
  'cnc',
  'sheet_metal',
  'die_casting',
  'wire_harness',
  'battery',
  'motor_actuator',
  'display',
  'camera',
  'power_adapter',
  'packaging',
  'off_the_shelf',
  'other',
];
const kinds: Values<'kind'> = ['manufacturer', 'integrator', 'engineering'];
const confidences: Values<'confidence'> = ['verified', 'reported', 'unverified'];
const friendliness: Values<'startupFriendly'> = ['yes', 'no', 'unknown'];
const orderFields: FactoryOrder['field'][] = [
  'RELEVANCE',
  'CONFIDENCE',
  'NAME',
  'MIN_QUANTITY',
  'LEAD_TIME',
  'UPDATED_AT',
];

export const facetNames = ['process', 'region', 'city', 'confidence', 'startupFriendly', 'certified', 'kind'] as const;
export type FacetName = (typeof facetNames)[number] & keyof FacetCounts;

/** Other conditions, each with one value. */
export const choices = {
  answered: ['yes'],
  minimum: ['50', '100', '500', '1000', '5000'],
  lead: ['15', '30', '45', '60'],
} as const;

const within = <Value extends string>(known: readonly Value[], given: string[] = []): Value[] | null => {
  const found = known.filter((one) => given.includes(one));
  return found.length ? found : null;
};
const named = (given: string[] = []): string[] | null => {
  const found = given.filter((one) => one !== unknownValue);
  return found.length ? found : null;
};
const orUnknown = (given: string[] = []): true | null => (given.includes(unknownValue) ? true : null);
const toNumber = (known: readonly string[], given?: string[]): number | null => {
  const [value] = within(known, given) ?? [];
  return value === undefined ? null : Number(value);
};

export function toFilter(search: Search): FactoryFilter {
  const certified = search['certified'] ?? [];
  const leadTime = toNumber(choices.lead, search['lead']);
  return {
    q: search['q']?.[0]?.trim() || null,
    process: within(processes, search['process']),
    processUnknown: orUnknown(search['process']),
    region: named(search['region']),
    regionUnknown: orUnknown(search['region']),
    city: named(search['city']),
    cityUnknown: orUnknown(search['city']),
    kind: within(kinds, search['kind']),
    confidence: within(confidences, search['confidence']),
    startupFriendly: within(friendliness, search['startupFriendly']),
    certified: certified.length === 1 ? certified[0] === 'true' : null,
    certification: named(search['certification']),
    answeredUs: search['answered']?.[0] === 'yes' ? true : null,
    minQuantityAtMost: toNumber(choices.minimum, search['minimum']),
    leadTimeDays: leadTime === null ? null : { to: leadTime },
  };
}

export function toOrder(search: Search): FactoryOrder | null {
  const [field] = within(orderFields, search['order']) ?? [];
  if (!field || (field === 'RELEVANCE' && !search['q'])) return null;
  return { field, direction: search['direction']?.[0] === 'DESC' ? 'DESC' : 'ASC' };
}

export const pageSize = 50;

const conditionNames = [...facetNames, 'certification', 'answered', 'minimum', 'lead'];

/** Each condition of the view once, in the order in which they are shown. */
export const listConditions = (search: Search): [name: string, value: string][] =>
  conditionNames.flatMap((name) => (search[name] ?? []).map((value): [string, string] => [name, value]));

export type View = {
  search: Search;
  /** Keeps what is not named, and leads to the first page. */
  change: SearchState['change'];
  toggle: (name: string, value: string, isOn: boolean) => void;
  clear: () => void;
  state: SearchState;
};

export function useView(): View {
  const { searchStr } = useLocation();
  const state = useSearchState();
  const search = useMemo(() => parseSearch(searchStr), [searchStr]);
  const change: View['change'] = (changes) => state.change({ ...firstPage, ...changes });
  return {
    search,
    state,
    change,
    toggle: (name, value, isOn) => {
      const others = (search[name] ?? []).filter((one) => one !== value);
      change({ [name]: isOn ? [...others, value] : others });
    },
    clear: () => change(Object.fromEntries(conditionNames.map((name) => [name, null]))),
  };
}

type ExportFilter = NonNullable<ExportInput['filter']>;

const only = <Name extends string, Value>(name: Name, values: readonly Value[] | null | undefined) =>
  values?.length === 1 ? { [name]: values[0] } : {};

/** An export takes one value for each field. `left` names the conditions that it cannot take. */
export function toExportFilter(search: Search): { filter: ExportFilter; left: string[] } {
  const { q, process, region, city, confidence, startupFriendly, certification, answeredUs, minQuantityAtMost } =
    toFilter(search);
  const given = { process, region, city, confidence, startupFriendly, certification };
  const left = Object.entries(given).flatMap(([name, values]) => (values && values.length > 1 ? [name] : []));
  const unsupported = ['kind', 'certified', 'lead'].filter((name) => search[name]?.length);
  const unknown = ['process', 'region', 'city'].filter((name) => search[name]?.includes(unknownValue));
  const filter: ExportFilter = {
    ...(q && { q }),
    ...only('process', process),
    ...only('region', region),
    ...only('city', city),
    ...only('confidence', confidence),
    ...only('startupFriendly', startupFriendly),
    ...only('certification', certification),
    ...(answeredUs && { answeredUs }),
    ...(minQuantityAtMost && { minQuantityAtMost }),
  };
  return { filter, left: [...new Set([...left, ...unsupported, ...unknown])] };
}
