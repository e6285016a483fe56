import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';

export const AuditEntryFilter = z.strictObject({
  organisationId: z.uuid().nullish(),
  actor: z.string().max(80).nullish(),
  action: z.string().max(80).nullish(),
  resource: z.string().max(40).nullish(),
  resourceId: z.string().max(80).nullish(),
  createdAt: TimeRange.nullish().meta({ description: 'Range of `at`.' }),
});
