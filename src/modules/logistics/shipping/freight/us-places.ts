export type Region = 'west' | 'central' | 'east';

/** States by the first digit of their ZIP codes. */
const statesByDigit = [
  'CT MA ME NH NJ RI VT',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AL FL GA MS TN',
  'IN KY MI OH',
  'IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV UT WY',
  'CA OR WA',
].map((states) => states.split(' '));
/** Alaska, Hawaii, territories and military mail are outside the rate card. */
const statesBeyond = 'AA AE AK AP AS FM GU HI MH MP PR PW VI'.split(' ');
const postcodesBeyond = /^(00[6-9]|09[0-8]|340|96[2-9]|99[5-9])/;

const regions: Region[] = [
  ...Array<Region>(5).fill('east'),
  ...Array<Region>(3).fill('central'),
  ...Array<Region>(2).fill('west'),
];

export const states = [...statesByDigit.flat(), ...statesBeyond].toSorted();

const findDigit = (state: string) => statesByDigit.findIndex((states) => states.includes(state));

export const isState = (state: string): boolean =>
  statesBeyond.includes(state.toUpperCase()) || findDigit(state.toUpperCase()) >= 0;

export const findRegionByPostcode = (postcode: string): Region | 'beyond' =>
  postcodesBeyond.test(postcode) ? 'beyond' : (regions[Number(postcode[0])] ?? 'beyond');

export const findRegionByState = (state: string): Region | 'beyond' =>
  regions[findDigit(state.toUpperCase())] ?? 'beyond';

export function describeMismatch(postcode: string, state: string): string | null {
  const name = state.toUpperCase();
  const digit = findDigit(name);
  if (digit < 0)
    return postcodesBeyond.test(postcode) ? null : `Postcode ${postcode} is not in ${name}. The postcode is used.`;
  if (postcode.startsWith(String(digit))) return null;
  return `Postcodes of ${name} usually begin with ${digit}; ${postcode} does not. The postcode is used.`;
}
