import type { DeliveryRow } from '../delivery.queries.ts';
import { isOpen } from '../delivery.rules.ts';
import type { ReviewReason } from '../delivery.schema.ts';

export type ReviewUnavailable = { reason: ReviewReason; message: string };

export const reviewColumns = [
  ...(['id', 'owner', 'actionId', 'projectId', 'factoryId', 'factoryName', 'channel', 'status'] as const),
  ...(['projectVersion', 'currentProjectVersion', 'projectStatus', 'contactName', 'contactAddress'] as const),
  ...(['cc', 'subject', 'bodyEn', 'bodyZh', 'hasLink', 'files', 'replyReference'] as const),
];
export type ReviewRow = Pick<DeliveryRow, (typeof reviewColumns)[number]>;

export function findReviewAddress(row: ReviewRow): string | ReviewUnavailable {
  const { status, contactAddress, projectVersion, currentProjectVersion } = row;
  if (!isOpen(status)) {
    return { reason: 'status', message: `This delivery is ${status}, not a draft.` };
  }
  if (contactAddress === null) return { reason: 'recipient', message: 'No usable contact of this factory is on file.' };
  if (projectVersion !== currentProjectVersion) {
    const message = 'The project has changed since this was drafted. Request the action again.';
    return { reason: 'context', message };
  }
  return contactAddress;
}
