import type { Context } from '#kernel/context.ts';
import { toError } from '#kernel/errors.ts';
import { readLibrary } from '#modules/guidance/knowledge/library.file.ts';
import { readEverydayWords, readIgnoredWords } from '#modules/guidance/knowledge/search/everyday-words.file.ts';
import { createLexicon } from '#modules/guidance/knowledge/search/lexicon.rules.ts';
import type { Lexicon } from '#modules/guidance/knowledge/search/query-terms.rules.ts';
import { readDutyTables } from '#modules/logistics/shipping/duty/duty-tables.file.ts';
import { readCarrierLimits } from '#modules/logistics/shipping/freight/carrier-limits.file.ts';
import { readSurcharges } from '#modules/logistics/shipping/freight/dangerous-goods.file.ts';
import { readRateCard } from '#modules/logistics/shipping/freight/rate-card.file.ts';
import { readImportTables } from '#modules/logistics/shipping/landed-cost/import-tables.file.ts';
import type { ShippingTables } from '#modules/logistics/shipping/shipping.context.ts';
import { readTariff } from '#modules/logistics/shipping/tariff.file.ts';
import type { Tariff } from '#modules/logistics/shipping/tariff.rules.ts';
import type { Classifier } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import { createClassifier } from '#modules/logistics/tariff-classification/classification.service.ts';
import { readClassificationTables } from '#modules/logistics/tariff-classification/classification-table.file.ts';
import { readGoodsVocabulary } from '#modules/sourcing/quote-requests/redaction/goods-vocabulary.file.ts';
import type { GoodsVocabulary } from '#modules/sourcing/quote-requests/redaction/goods-vocabulary.rules.ts';
import { readNameWords } from '#modules/sourcing/screening/name-words.file.ts';
import { readScreeningList } from '#modules/sourcing/screening/screening-list.file.ts';
import { createScreener } from '#modules/sourcing/screening/screening-match.rules.ts';
import { type Config, ConfigError } from './config.ts';

let schedule: Tariff | undefined;
function tariff(): Tariff {
  schedule ??= readTariff();
  return schedule;
}

let classifier: Classifier | undefined;
export function tariffClassifier(): Classifier {
  classifier ??= createClassifier(tariff(), readClassificationTables());
  return classifier;
}

let vocabulary: GoodsVocabulary | undefined;
export function loadGoodsVocabulary(): GoodsVocabulary {
  vocabulary ??= readGoodsVocabulary();
  return vocabulary;
}

let words: Lexicon | undefined;
export function loadLexicon(): Lexicon {
  words ??= createLexicon(readEverydayWords(), readIgnoredWords(), () =>
    readLibrary().map(({ title, titleZh, summary, summaryZh, body }) =>
      [title, titleZh, summary, summaryZh, body].join('\n'),
    ),
  );
  return words;
}

type Facts = Pick<ShippingTables, 'duty' | 'surcharges' | 'carrierLimits' | 'imports'>;
let loadedFacts: Facts | undefined;
function loadFacts(): Facts {
  loadedFacts ??= {
    duty: readDutyTables(),
    surcharges: readSurcharges(),
    carrierLimits: readCarrierLimits(),
    imports: readImportTables(),
  };
  return loadedFacts;
}

export function loadShippingTables({ RATE_CARD_FILE: file }: Config): ShippingTables {
  const facts = { tariff, ...loadFacts() };
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
