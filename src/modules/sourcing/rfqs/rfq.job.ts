import type { Job } from '#kernel/context.ts';
import { closeOverdue } from './back-office/back-office.service.ts';
import { releaseDue } from './release/release.service.ts';

export const disclosureReleasing: Job = { name: 'disclosure releasing', everySeconds: 2, run: releaseDue };

/** Due dates are days; the interval is short so that a restart causes no delay. */
export const rfqClosing: Job = { name: 'rfq closing', everySeconds: 600, run: closeOverdue };
