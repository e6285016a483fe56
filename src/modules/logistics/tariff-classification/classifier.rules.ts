import type { Tariff } from '#modules/logistics/shipping/tariff.rules.ts';
import type { Classifier } from './candidate.rules.ts';
import type { ClassificationTables } from './classification-table.schema.ts';
import { createDescriptionParser } from './description.rules.ts';
import { compileRules } from './scoring/classification-rule.rules.ts';
import { createConfidence } from './scoring/confidence.rules.ts';
import { buildLineIndex } from './scoring/line-index.rules.ts';
import { createMaterialLevels } from './scoring/material-level.rules.ts';
import { createPartFinder } from './scoring/part.rules.ts';
import { compileMaterials } from './scoring/ranking.rules.ts';
import { createThresholdIndex } from './scoring/threshold.rules.ts';
import { compileUsePatterns } from './scoring/use-pattern.rules.ts';
import { createTokenizer } from './tokenizer.rules.ts';
import { compileUnclassified } from './unclassified.rules.ts';

/** In steps of at most some 100 ms, because the text of 9,049 lines is read. */
export function* buildClassifier(tariff: Tariff, tables: ClassificationTables): Generator<void, Classifier> {
  const tokenizer = createTokenizer(tables);
  const tableTokenizer = createTokenizer(tables, { remember: true });
  const index = yield* buildLineIndex(tariff, tables.terms, tableTokenizer);
  yield;
  const thresholds = createThresholdIndex(index.lines, tables, tableTokenizer);
  yield;
  const materialLevels = createMaterialLevels(index.lines, tables.materialLevels, tokenizer);
  yield;
  return {
    source: tariff.source,
    tokenizer,
    index,
    descriptions: createDescriptionParser(tables, tokenizer),
    usePatterns: compileUsePatterns(tables.usePatterns, tableTokenizer),
    rules: compileRules(tables.rules, tableTokenizer),
    materials: compileMaterials(tables.materials, tokenizer),
    materialLevels,
    partStems: new Set([...tables.wordLists.part].map(tokenizer.stem)),
    parts: createPartFinder(index, tables, tableTokenizer),
    thresholds,
    unclassified: compileUnclassified(tables.unclassified, tableTokenizer),
    confidence: createConfidence(tables),
    questions: tables.disambiguation,
  };
}
