import { z } from 'zod';

export const KeyMode = z.enum(['sandbox', 'live']).meta({ id: 'KeyMode' });
export const KeyStatus = z.enum(['temporary', 'active', 'expired', 'revoked']).meta({ id: 'KeyStatus' });
export const OrganisationKind = z.enum(['customer', 'internal']).meta({ id: 'OrganisationKind' });
export const MemberRole = z.enum(['owner', 'member', 'reviewer']).meta({ id: 'MemberRole' });

export const KeyId = z.object({ id: z.uuid() });
export const Label = z.string().min(1).max(80);

export const NewKey = z.strictObject({
  mode: KeyMode.default('sandbox'),
  label: Label.optional(),
  scopes: z.array(z.string().max(40)).min(1).max(25).optional(),
});
