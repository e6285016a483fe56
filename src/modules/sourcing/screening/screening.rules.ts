import { digest } from '#kernel/hash.ts';
import type { Screened, ScreeningMatch } from './screening-match.rules.ts';

/** Who would receive a message, as the review shows it. */
export type Recipient = { factoryId: string; contactName: string | null; address: string };
type Factory = { nameEn: string; nameZh?: string | null; city?: string | null; region?: string | null };

export const toScreened = (
  { contactName }: Pick<Recipient, 'contactName'>,
  { nameEn, nameZh, city, region }: Factory,
  addresses: readonly string[],
): Screened => ({
  names: [
    { label: 'English name', text: nameEn, kind: null },
    ...(nameZh ? [{ label: 'Chinese name', text: nameZh, kind: null }] : []),
    ...(contactName ? [{ label: 'Contact person', text: contactName, kind: 'person' as const }] : []),
  ],
  addresses: [city, region, ...addresses].filter((address) => typeof address === 'string'),
});

/** Changes with everything that is screened, and with the address to which the message goes. */
export const digestRecipient = ({ factoryId, address }: Recipient, screened: Screened): string =>
  digest({ v: 1, factoryId, address, ...screened });

export const listExact = (matches: readonly ScreeningMatch[]): ScreeningMatch[] => matches.filter(({ exact }) => exact);

const noClearance =
  'No match is no clearance: the list may be out of date, names are spelled in many ways, and owners are not looked up.';
const synthetic =
  'This list is a synthetic sample of invented names and clears nobody; SCREENING_LIST_FILE names the real one.';
const blocks = 'An exact match blocks the approval until an owner confirms it with a reason.';

export function describeScreening(
  { isSynthetic }: { isSynthetic: boolean },
  { matches, isConfirmed }: { matches: readonly ScreeningMatch[]; isConfirmed: boolean },
): string {
  const isBlocked = !isConfirmed && listExact(matches).length > 0;
  return [...(isSynthetic ? [synthetic] : []), ...(isBlocked ? [blocks] : []), noClearance].join(' ');
}
