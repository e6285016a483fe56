import { describeRoleLack, hasScope, isOperator } from '#kernel/access.ts';
import type { Viewer } from '#kernel/context.ts';
import type { DeliveryRow } from '../delivery.queries.ts';

export type Recipient = {
  name: string | null;
  address: string | null;
  addressNote: string | null;
  factoryId: string | null;
};

/** `free`: approved by the caller's organisation. `audited`: operator staff send it by hand. */
export type RecipientAccess = { kind: 'free' | 'counted' | 'audited' } | { kind: 'withheld'; note: string };

/** Depends on the caller and the record only, never on the query that reads the record. */
export function decideRecipientAccess(
  { owner, approvedAt }: Pick<DeliveryRow, 'owner' | 'approvedAt'>,
  viewer: Viewer | null,
): RecipientAccess {
  // Anyone can create a sandbox key.
  if (viewer?.mode !== 'live') {
    return { kind: 'withheld', note: 'Recipients are withheld from sandbox keys.' };
  }
  const isOwn = viewer.owner === owner;
  if (isOwn && (hasScope(viewer, 'approvals:write') || hasScope(viewer, 'contacts:read'))) {
    return { kind: approvedAt ? 'free' : 'counted' };
  }
  if (isOperator(viewer) && (!isOwn || approvedAt)) return { kind: 'audited' };
  const lack = viewer.kind === 'key' ? 'this key lacks the scope approvals:write' : describeRoleLack(viewer);
  return { kind: 'withheld', note: `Recipients are withheld: ${lack}.` };
}

export type Contact = Pick<DeliveryRow, 'contactName' | 'contactAddress'>;

/** `contact` is that on file, to whom a draft goes. */
export function findRecipient(
  { factoryId, frozenTo, frozenName }: Pick<DeliveryRow, 'factoryId' | 'frozenTo' | 'frozenName'>,
  contact: Contact | null,
): Recipient {
  if (frozenTo) return { name: frozenName, address: frozenTo, addressNote: null, factoryId };
  const { contactName: name = null, contactAddress: address = null } = contact ?? {};
  if (address) return { name, address, addressNote: null, factoryId };
  return toRecipientWithoutAddress(factoryId, 'No usable contact of this factory is on file.');
}

export const toRecipientWithoutAddress = (factoryId: string | null, addressNote: string): Recipient => ({
  name: null,
  address: null,
  addressNote,
  factoryId,
});
