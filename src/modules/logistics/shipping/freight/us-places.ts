import { readUsPlaces } from './us-places.file.ts';

export type { Region, Territory } from './us-places.file.ts';

const { byPrefix, states: byName } = readUsPlaces();

export const states = [...byName.keys()].toSorted();

const findState = (state: string) => byName.get(state.toUpperCase());

export const isState = (state: string): boolean => findState(state) !== undefined;

/** `beyond`: Alaska, Hawaii, territories and military mail are outside the rate card. */
export const findRegionByPostcode = (postcode: string) => findByPostcode(postcode)?.region ?? 'beyond';

const findByPostcode = (postcode: string) =>
  byPrefix.get(postcode.slice(0, 5)) ?? byPrefix.get(postcode.slice(0, 3)) ?? byPrefix.get(postcode.slice(0, 1));

/** Null inside the customs territory, and without postcode and state. The postcode takes precedence. */
export const findTerritory = ({ postcode, state }: { postcode?: string | undefined; state?: string | undefined }) =>
  (postcode ? findByPostcode(postcode) : state ? findState(state) : undefined)?.territory ?? null;

export const findRegionByState = (state: string) => findState(state)?.region ?? 'beyond';

export function describeMismatch(postcode: string, state: string): string | null {
  const name = state.toUpperCase();
  const digit = findState(name)?.digit ?? null;
  if (digit === null)
    return findRegionByPostcode(postcode) === 'beyond'
      ? null
      : `Postcode ${postcode} is not in ${name}. The postcode is used.`;
  if (postcode.startsWith(digit)) return null;
  return `Postcodes of ${name} usually begin with ${digit}; ${postcode} does not. The postcode is used.`;
}
