import { z } from 'zod';
import { displayable, displayName, isDisplayable } from '#kernel/text.ts';
import { Label, Scopes } from './key.schema.ts';

export const DeviceState = z
  .enum(['pending', 'approved', 'issued', 'acknowledged', 'denied', 'cancelled', 'expired'])
  .meta({ id: 'DeviceState' });

/** Hides `issued` from the terminal: it reads `approved` until it acknowledges the key. */
export const PollStatus = z
  .enum(['pending', 'approved', 'denied', 'expired', 'cancelled', 'acknowledged'])
  .meta({ id: 'DevicePollStatus' });

export const NewDevice = z.strictObject({
  clientName: displayName(80),
  clientVersion: z.string().max(40).refine(isDisplayable, displayable).optional(),
  label: Label.optional(),
  scopes: Scopes.optional(),
});

export const DeviceCode = z.strictObject({ deviceCode: z.string().min(1).max(80) });

export const UserCode = z.strictObject({ userCode: z.string().min(1).max(40) });
