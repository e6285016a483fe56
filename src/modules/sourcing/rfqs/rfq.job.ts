import type { Job } from '#kernel/context.ts';
import { closeOverdue, releaseDue } from './back-office/back-office.service.ts';

export const disclosureReleasing: Job = { name: 'disclosure releasing', everySeconds: 2, run: releaseDue };

/** What is due is a matter of days; it is looked for more often, so that a restart delays nothing. */
export const rfqClosing: Job = { name: 'rfq closing', everySeconds: 600, run: closeOverdue };
