import { z } from 'zod';

export const AuditFilter = z.strictObject({
  organisationId: z.uuid().optional(),
  actor: z.string().max(80).optional(),
  action: z.string().max(80).optional(),
  resource: z.string().max(40).optional(),
  resourceId: z.string().max(80).optional(),
});
export type AuditFilter = z.output<typeof AuditFilter>;
