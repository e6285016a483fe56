import { createLineReader } from '../terms/name.rules.ts';
import {
  type Finding,
  findMatches,
  isDenied,
  isDeniedAfter,
  type NormalizedUtterance,
  quoteUtterance,
  splitContext,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';

const length = String.raw`\d{1,3}(?:\.\d{1,4})?\s?(?:mm|µm|um|μm|microns?|mil|in(?:ch(?:es)?)?\b|毫米|微米|丝)`;
const tolerance = new RegExp(
  String.raw`(?:±|\+\/-|\+-|plus[\s\/-](?:or[\s-])?minus\s|正负)\s?\d{1,3}(?:\.\d{1,4})?\s?(?:mm|µm|um|μm|microns?|in(?:ch)?\b|毫米|微米|丝|%)?|\biso ?2768(?:-?[fmcv][hkl]?)?\b|\bIT\d{1,2}\b|\bra ?\d\.\d{1,2}\b|(?<=${patterns.tolerance.source}[^,;.。、\d]{0,16})${length}`,
  'gi',
);

/** "±5 % of the quantity". */
const isShare = (text: string): boolean => share.test(text);
const share = new RegExp(`${patterns['name.currentQuantity'].source}|${patterns['name.targetUnitCost'].source}`, 'i');

export function findTolerances(utterance: NormalizedUtterance): Finding<string> | null {
  const all = findMatches(utterance, tolerance).filter(({ 0: text, index }) => {
    const { before, after } = splitContext(utterance, index, index + text.length);
    return !isDenied(before) && !isDeniedAfter(after) && !(text.endsWith('%') && isShare(before + after));
  });
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return null;
  const named = all.map(({ 0: text, index }) => quoteUtterance(utterance, index, index + text.length));
  const value = [...new Set(named)].join('; ').slice(0, 500);
  return {
    value,
    quote: quoteUtterance(utterance, first.index, last.index + last[0].length),
    inferred: false,
    spans: all.map(({ 0: text, index }) => [index, index + text.length] as const),
  };
}

const readTolerancesLine = createLineReader({ maxLength: 500, acceptsSentences: true });
export const readTolerancesAnswer = (utterance: NormalizedUtterance): Finding<string> | null =>
  findTolerances(utterance) ?? (isShare(utterance.plain) ? null : readTolerancesLine(utterance));
