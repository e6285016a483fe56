import { tariff as table } from '#server/settings/tables.ts';

/** Read once for all files of a process. */
export const tariff = table.get();
