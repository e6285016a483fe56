import ipaddr from 'ipaddr.js';

type AddressClass = 'public' | 'loopback' | 'refused';

/** Azure answers platform requests of virtual machines at this address, which is in no special range. */
const platformAddresses: ReadonlySet<string> = new Set(['168.63.129.16']);
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** IPv4 addresses that are written as IPv6 count as IPv4. Everything in a special range is refused, loopback apart. */
export function classifyAddress(text: string): AddressClass {
  if (!ipaddr.isValid(text)) return 'refused';
  const address = ipaddr.process(text);
  const range = address.range();
  if (range === 'loopback') return 'loopback';
  if (range !== 'unicast' || platformAddresses.has(address.toString())) return 'refused';
  return address instanceof ipaddr.IPv6 && !address.match(globalUnicast) ? 'refused' : 'public';
}
