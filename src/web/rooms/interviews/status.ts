import type { Tone } from '../../components/badge.tsx';
import type { Interview } from './interviews.operations.ts';

const tones: Record<Interview['status'], Tone> = {
  open: 'caution',
  ready: 'info',
  published: 'good',
  closed: 'plain',
};

export const toneOf = (status: Interview['status']): Tone => tones[status];
