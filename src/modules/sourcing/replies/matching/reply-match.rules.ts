import type { UnmatchedReason } from '../reply.schema.ts';

/** A message that a mail may answer. `frozenTo` is the address that it went to. */
export type Candidate = { deliveryId: string; owner: string; factoryId: string | null; frozenTo: string };
export type Matched = { candidate: Candidate; matchedBy: 'reference' | 'thread' };
export type Unmatched = { reason: UnmatchedReason; suggestedDeliveryId: string | null };

const replyAddress = /^rfq\+([0-9a-f]{20})@/i;

export const listReferences = (recipients: readonly string[]): string[] => [
  ...new Set(recipients.flatMap((address) => replyAddress.exec(address)?.[1]?.toLowerCase() ?? [])),
];

type Reading = {
  from: string;
  references: readonly string[];
  /** By the reference, and by the messages that the mail answers. */
  byReference: readonly Candidate[];
  byThread: readonly Candidate[];
  isVerified: boolean;
  /** Whether many factories and others have addresses of the domain. */
  isSharedDomain: (domain: string) => boolean;
};

/** A reference or a thread names the message; a verified sender of the domain that it went to has answered it. */
export function matchReply(reading: Reading): Matched | Unmatched {
  const { references, byReference, byThread, isVerified } = reading;
  const matchedBy = byReference.length ? 'reference' : 'thread';
  const found = byReference.length ? byReference : byThread;
  const [candidate, ...others] = new Map(found.map((one) => [one.deliveryId, one])).values();
  if (!candidate) {
    return { reason: references.length ? 'unknown_reference' : 'no_reference', suggestedDeliveryId: null };
  }
  if (others.length) return { reason: 'ambiguous', suggestedDeliveryId: null };
  const unmatched = (reason: UnmatchedReason) => ({ reason, suggestedDeliveryId: candidate.deliveryId });
  if (!isFromRecipient(reading, candidate)) return unmatched('other_sender');
  return isVerified ? { candidate, matchedBy } : unmatched('not_verified');
}

/** Of providers of mailboxes, the address itself must answer. */
function isFromRecipient({ from, isSharedDomain }: Reading, { frozenTo }: Candidate): boolean {
  const [sender, recipient] = [readDomain(from), readDomain(frozenTo)];
  if (sender !== recipient) return false;
  return !isSharedDomain(sender) || from.toLowerCase() === frozenTo.toLowerCase();
}

export const readDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
