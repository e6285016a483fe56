import type { Translate } from '../../app/messages.ts';

export const writeDays = ({ low, high }: { low: number; high: number }, t: Translate): string =>
  low === high ? t('days', { days: low }) : t('days.range', { low, high });
