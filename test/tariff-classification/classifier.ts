import { readTariff } from '#modules/shipping/tariff.file.ts';
import { readClassificationTables } from '#modules/tariff-classification/classification-table.file.ts';
import { createClassifier } from '#modules/tariff-classification/classifier.rules.ts';

export const tariff = readTariff();
export const tables = readClassificationTables();
export const classifier = createClassifier(tariff, tables);
