import type { Tone } from '../../components/badge.tsx';
import type { Delivery } from './review.operations.ts';

const tones: Record<Delivery['status'], Tone> = {
  draft: 'caution',
  approved: 'info',
  queued: 'info',
  sent: 'good',
  rejected: 'plain',
  resend_failed: 'danger',
  needs_contact: 'danger',
  not_sent: 'plain',
};

export const toneOf = (status: Delivery['status']): Tone => tones[status];
