import type { Tariff } from '#modules/logistics/shipping/tariff.rules.ts';
import type { Classifier } from './candidate.rules.ts';
import { compileRules } from './classification-rule.rules.ts';
import type { ClassificationTables } from './classification-table.schema.ts';
import { createDescriptionParser } from './description.rules.ts';
import { createLineIndex } from './line-index.rules.ts';
import { compileMaterials } from './ranking.rules.ts';
import { createTokenizer } from './tokenizer.rules.ts';
import { compileUsePatterns } from './use-pattern.rules.ts';

export function createClassifier(tariff: Tariff, tables: ClassificationTables): Classifier {
  const tokenizer = createTokenizer(tables);
  const tableTokenizer = createTokenizer(tables, { remember: true });
  return {
    source: tariff.source,
    tokenizer,
    index: createLineIndex(tariff, tables.terms, tableTokenizer),
    descriptions: createDescriptionParser(tables, tokenizer),
    usePatterns: compileUsePatterns(tables.usePatterns, tableTokenizer),
    rules: compileRules(tables.rules, tableTokenizer),
    materials: compileMaterials(tables.materials, tokenizer),
    partStems: new Set([...tables.wordLists.part].map(tokenizer.stem)),
    questions: tables.disambiguation,
  };
}
