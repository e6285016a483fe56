import { z } from 'zod';
import { note } from '#kernel/text.ts';

export const ConfirmScreening = z.strictObject({
  deliveryId: z.uuid().optional().meta({ description: 'A message to the recipient. Give it or factoryId.' }),
  factoryId: z
    .uuid()
    .optional()
    .meta({ description: 'The factory, for a publication to one without a message. Give it or deliveryId.' }),
  listVersion: z.string().min(1).max(60).meta({ description: 'The listVersion of the screening that was read.' }),
  reason: note(500, 10).meta({ description: 'Why the message may be approved, such as what was checked.' }),
});
