import type { ComplianceMarket } from './compliance.schema.ts';

/** Members of the European Union as of 2026. */
const euMembers = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
const toMarket = (country: string): string => (euMembers.includes(country) ? 'EU' : country === 'GB' ? 'UK' : country);

export function describeOtherMarkets(countries: readonly string[], asked: readonly ComplianceMarket[]): string[] {
  const others = new Set(countries.map(toMarket).filter((market) => !asked.some((one) => one === market)));
  return [...others].map((market) => `The project’s target market ${market} is not included in this request.`);
}
