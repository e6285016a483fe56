import { z } from 'zod';

export const KeyMode = z.enum(['sandbox', 'live']).meta({ id: 'KeyMode' });
export const KeyStatus = z.enum(['temporary', 'active', 'expired', 'revoked']).meta({ id: 'KeyStatus' });

export const KeyId = z.object({ id: z.uuid() });
export const Label = z.string().min(1).max(80);
export const Scopes = z.array(z.string().max(40)).min(1).max(25);

export const NewKey = z.strictObject({
  mode: KeyMode.default('sandbox'),
  label: Label.optional(),
  scopes: Scopes.optional(),
});
