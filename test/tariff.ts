import { readTariff } from '#modules/logistics/shipping/tariff.file.ts';

/** Read once for all files of a process. */
export const tariff = readTariff();
