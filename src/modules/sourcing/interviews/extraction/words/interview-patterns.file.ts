import { z } from 'zod';
import { forEachKey, listCell, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';

const cueKeys = [
  ...([
    'hedge',
    'denial',
    'denial_after',
    'no_denial',
    'unknown',
    'yes',
    'yes_end',
    'yes_alone',
    'no',
    'no_alone',
    'but',
    'retraction',
  ] as const),
  ...(['add', 'replace', 'request', 'minimum_before', 'minimum_after', 'maximum_before'] as const),
  ...([
    'maximum_after',
    'no_minimum',
    'no_maximum',
    'plan_before',
    'plan_after',
    'not_pieces',
    'label_before',
  ] as const),
  ...(['deadline', 'deadline_after', 'relative_before', 'relative_after', 'lead_time', 'production_time'] as const),
  ...(['tooling_time', 'sample_time', 'payment_time', 'freight_time', 'unit_cost', 'each', 'other_cost'] as const),
  ...([
    'total_cost',
    'market',
    'market_direction',
    'origin',
    'intended',
    'intended_after',
    'tolerance',
    'greeting',
  ] as const),
  ...([
    'function',
    'speech',
    'sentence',
    'not_a_name',
    'asking',
    'suggestion',
    'finished',
    'per_kind',
    'exception',
    'request_after',
    'bound_before',
  ] as const),
  ...([
    'other_party',
    'past',
    'relocation',
    'condition',
    'no_condition',
    'joke',
    'comparison',
    'again',
    'own',
  ] as const),
  ...(['self_correction', 'reservation', 'not_market', 'other_place', 'own_place', 'near', 'other_unit'] as const),
  ...([
    'holds',
    'other_date',
    'not_before',
    'later_date',
    'after_event',
    'future',
    'planned',
    'packing',
    'owner',
    'not_product',
  ] as const),
];
const namedFacts = [
  ...(['title', 'process', 'materials', 'minQuantity', 'leadTimeDays', 'toolingLeadTimeDays', 'regions'] as const),
  ...(['tolerancesNote', 'maxQuantity', 'factoryName', 'productName', 'stage', 'currentQuantity', 'unit'] as const),
  ...(['targetMarkets', 'summary', 'targetUnitCostUsd', 'targetUnitCost', 'neededBy', 'scope', 'notes'] as const),
];
export type NamedFact = (typeof namedFacts)[number];
const allKeys = [...cueKeys, ...namedFacts.map((key) => `name.${key}` as const)];

const Row = z.object({ cue: Text, en: listCell('|'), zh: listCell('|'), ...origin });

export type Cue = {
  en: readonly string[];
  zh: readonly string[];
  /** Source of a regular expression without capturing groups. */
  source: string;
  test: (text: string) => boolean;
};

export const readInterviewPatterns = () =>
  parseInterviewPatterns(readDataFile(`${import.meta.dirname}/../..`, 'patterns.csv'));

export function parseInterviewPatterns(data: DataFile) {
  const rows = new Map<string, Cue>();
  for (const { row, problem } of parseTable(data, Row)) {
    const { cue, en, zh } = row;
    if (!(allKeys as readonly string[]).includes(cue))
      throw problem('cue', `"${cue}" is not one of ${allKeys.join(', ')}`);
    if (rows.has(cue)) throw problem('cue', `duplicate "${cue}"`);
    if (en.length + zh.length === 0) throw problem('en', 'phrases, separated by |');
    rows.set(cue, createCue(en, zh));
  }
  return forEachKey(data, 'cue', allKeys, rows);
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const byLength = (a: string, b: string) => b.length - a.length;

/** Latin phrases match whole words, `*` at the end stands for the rest of a word; Chinese phrases match anywhere. */
function createCue(en: readonly string[], zh: readonly string[]): Cue {
  const toLatin = (phrase: string) => {
    const body = escapePattern(phrase.replace(/\*$/, '')).replaceAll(' ', String.raw`\s`).replaceAll("'", "'?");
    return phrase.endsWith('*') ? `${body}[a-z]*` : body;
  };
  const latin = en.toSorted(byLength).map(toLatin).join('|');
  const parts = [
    ...(latin ? [`(?<![A-Za-z0-9])(?:${latin})(?![A-Za-z0-9])`] : []),
    ...zh.toSorted(byLength).map(escapePattern),
  ];
  const source = `(?:${parts.join('|')})`;
  const pattern = new RegExp(source, 'i');
  return { en, zh, source, test: (text) => pattern.test(text) };
}
