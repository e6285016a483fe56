import { readClassificationTables } from '#modules/logistics/tariff-classification/classification-table.file.ts';
import { tariffClassifier } from '#server/settings/tables.ts';
import { tariff } from '../../tariff.ts';

export { tariff };
export const tables = readClassificationTables();
export const classifier = tariffClassifier.get();
