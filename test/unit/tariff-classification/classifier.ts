import { readClassificationTables } from '#modules/logistics/tariff-classification/classification-table.file.ts';
import { createClassifier } from '#modules/logistics/tariff-classification/classifier.rules.ts';
import { tariff } from '../../tariff.ts';

export { tariff };
export const tables = readClassificationTables();
export const classifier = createClassifier(tariff, tables);
