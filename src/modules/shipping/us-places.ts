export type Region = 'west' | 'central' | 'east';

/** States by the first digit of their ZIP codes: standard ZIP geography. */
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
/** Alaska, Hawaii, territories and military mail: the rate card does not reach there. */
const statesBeyond = 'AA AE AK AP AS FM GU HI MH MP PR PW VI'.split(' ');
const postcodesBeyond = /^(00[6-9]|09[0-8]|340|96[2-9]|99[5-9])/;

const regions: Region[] = [
  ...Array<Region>(5).fill('east'),
  ...Array<Region>(3).fill('central'),
  ...Array<Region>(2).fill('west'),
];

const digitOf = (state: string) => statesByDigit.findIndex((states) => states.includes(state));

/** In capitals or not. */
export const isState = (state: string): boolean =>
  statesBeyond.includes(state.toUpperCase()) || digitOf(state.toUpperCase()) >= 0;

export const regionOfPostcode = (postcode: string): Region | 'beyond' =>
  postcodesBeyond.test(postcode) ? 'beyond' : regions[Number(postcode[0])]!;

export function regionOfState(state: string): Region | 'beyond' {
  const digit = digitOf(state.toUpperCase());
  return digit < 0 ? 'beyond' : regions[digit]!;
}

/** Whether a postcode can be of a state, as far as its first digit says. */
export function mayBeIn(postcode: string, state: string): boolean {
  const digit = digitOf(state.toUpperCase());
  return digit < 0 ? postcodesBeyond.test(postcode) : String(digit) === postcode[0];
}
