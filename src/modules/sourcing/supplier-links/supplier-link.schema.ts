import { z } from 'zod';

export const SupplierLinkStatus = z
  .enum(['open', 'closed', 'expired', 'revoked', 'not_sent'])
  .meta({ id: 'SupplierLinkStatus' });
export type SupplierLinkStatus = z.output<typeof SupplierLinkStatus>;

export const RevokeSupplierLink = z.strictObject({ deliveryId: z.uuid() });
