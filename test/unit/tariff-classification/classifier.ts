import { readTariff } from '#modules/logistics/shipping/tariff.file.ts';
import { readClassificationTables } from '#modules/logistics/tariff-classification/classification-table.file.ts';
import { createClassifier } from '#modules/logistics/tariff-classification/classifier.rules.ts';

export const tariff = readTariff();
export const tables = readClassificationTables();
export const classifier = createClassifier(tariff, tables);
