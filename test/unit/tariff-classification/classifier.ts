import { tariffClassifier } from '#server/settings/tables.ts';
import { tariff } from '../../tariff.ts';

export { tariff };
export const classifier = tariffClassifier.get();
