import type { Tone } from '../../components/badge.tsx';
import type { AnswerRow } from './answers.operations.ts';

const tones: Record<AnswerRow['status'], Tone> = {
  proposed: 'caution',
  accepted: 'good',
  refused: 'plain',
  superseded: 'plain',
};

export const toneOf = (status: AnswerRow['status']): Tone => tones[status];
