import type { ReactNode } from 'react';

export type Tone = 'plain' | 'good' | 'info' | 'caution' | 'danger';

export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`badge ${tone}`}>{children}</span>
);
