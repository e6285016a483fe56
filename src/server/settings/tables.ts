import type { Context } from '#kernel/context.ts';
import { toError } from '#kernel/errors.ts';
import { readRequirements } from '#modules/guidance/compliance/requirement.file.ts';
import { readLibrary } from '#modules/guidance/knowledge/library.file.ts';
import { readEverydayWords, readIgnoredWords } from '#modules/guidance/knowledge/search/everyday-words.file.ts';
import { createLexicon } from '#modules/guidance/knowledge/search/lexicon.rules.ts';
import { readDutyTables } from '#modules/logistics/shipping/duty/duty-tables.file.ts';
import { readCarrierLimits } from '#modules/logistics/shipping/freight/carrier-limits.file.ts';
import { readSurcharges } from '#modules/logistics/shipping/freight/dangerous-goods.file.ts';
import { readRateCard } from '#modules/logistics/shipping/freight/rate-card.file.ts';
import { readImportTables } from '#modules/logistics/shipping/landed-cost/import-tables.file.ts';
import type { ShippingTables } from '#modules/logistics/shipping/shipping.context.ts';
import { readTariff } from '#modules/logistics/shipping/tariff.file.ts';
import { buildClassifier } from '#modules/logistics/tariff-classification/classification.service.ts';
import { readClassificationTables } from '#modules/logistics/tariff-classification/classification-table.file.ts';
import { readGoodsVocabulary } from '#modules/sourcing/quote-requests/redaction/goods-vocabulary.file.ts';
import { readNameWords } from '#modules/sourcing/screening/name-words.file.ts';
import { readScreeningList } from '#modules/sourcing/screening/screening-list.file.ts';
import { createScreener } from '#modules/sourcing/screening/screening-match.rules.ts';
import { type Config, ConfigError } from './config.ts';
import { buildInOneStep, buildInSteps } from './table-build.ts';

export const tariff = buildInOneStep(readTariff);
export const tariffClassifier = buildInSteps(function* () {
  const schedule = tariff.get();
  yield;
  const tables = readClassificationTables();
  yield;
  return yield* buildClassifier(schedule, tables);
});
export const goodsVocabulary = buildInOneStep(readGoodsVocabulary);
export const requirements = buildInOneStep(readRequirements);

/** What is built once the service listens; `get` of each builds it if it is needed before that. */
export const largeTables = [goodsVocabulary, requirements, tariff, tariffClassifier];

export const lexicon = buildInOneStep(() =>
  createLexicon(readEverydayWords(), readIgnoredWords(), () =>
    readLibrary().map(({ title, titleZh, summary, summaryZh, body }) =>
      [title, titleZh, summary, summaryZh, body].join('\n'),
    ),
  ),
);

const shippingFacts = buildInOneStep(() => ({
  duty: readDutyTables(),
  surcharges: readSurcharges(),
  carrierLimits: readCarrierLimits(),
  imports: readImportTables(),
}));

export function loadShippingTables({ RATE_CARD_FILE: file }: Config): ShippingTables {
  const facts = { tariff: tariff.get, ...shippingFacts.get() };
  try {
    return { ...facts, rateCard: readRateCard(file) };
  } catch (error) {
    throw new ConfigError(`Invalid RATE_CARD_FILE ${file}: ${toError(error).message}`);
  }
}

/** Blocks the process for about a second with the public list, so it runs before the port listens. */
export function loadScreening({ SCREENING_LIST_FILE: file }: Config): Context['screening'] {
  try {
    const { version: listVersion, isSynthetic, entries } = readScreeningList(file);
    return { listVersion, isSynthetic, match: createScreener(entries, readNameWords()) };
  } catch (error) {
    throw new ConfigError(`Invalid SCREENING_LIST_FILE: ${toError(error).message}`);
  }
}
