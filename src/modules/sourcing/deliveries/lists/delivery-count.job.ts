import type { Job } from '#kernel/context.ts';
import { foldDeliveryCounts } from './delivery-count.service.ts';

export const deliveryCountFolding: Job = { name: 'delivery count folding', everySeconds: 30, run: foldDeliveryCounts };
