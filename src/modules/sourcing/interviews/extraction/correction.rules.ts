import type { Fact, FactValue } from '../interview.schema.ts';
import type { FactRule } from './fact.rules.ts';
import { findDurations } from './figures/duration.rules.ts';
import { findReplacements } from './figures/replacement.rules.ts';
import { createFinding, type Finding, isDenied, type NormalizedUtterance, splitContext } from './utterance.rules.ts';
import { patterns } from './words/interview-patterns.ts';

const joinBefore = /^\s*(?:and|plus|&|和|还有|再加|另外)/i;

const isTextList = (value: FactValue | undefined): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

type ListChange = 'add' | 'replace';

/** "Dongguan too" adds, "actually Dongguan" replaces; null if the words say neither. */
export function detectListChange(words: NormalizedUtterance, { spans }: Finding): ListChange | null {
  const start = Math.min(...spans.map(([start]) => start));
  const end = Math.max(...spans.map(([, end]) => end));
  const { before, after } = splitContext(words, start, end);
  if (patterns.add.test(before + words.plain.slice(start, end) + after) || joinBefore.test(before)) return 'add';
  const inside = words.plain.slice(start, end);
  const isReplaced = [before, inside, after.slice(0, 12)].some(patterns.replace.test);
  return isReplaced ? 'replace' : null;
}

/** The list after what was said: what is denied goes, the rest is added or replaces. */
export function changeList(
  known: FactValue | undefined,
  { value, denied = [] }: Finding<FactValue>,
  change: ListChange | null,
): string[] {
  const before = isTextList(known) ? known : [];
  const said = isTextList(value) ? value : [];
  const isCorrected = denied.some((one) => before.includes(one));
  const kept = change === 'replace' && !isCorrected && said.length > 0 ? [] : before;
  return [...new Set([...kept, ...said])].filter((one) => said.includes(one) || !denied.includes(one));
}

type Replaced = { rule: FactRule; found: Finding<FactValue> };

/** "Not 500, 800" changes the only fact that has the value 500. */
export function findReplacedFigures(
  words: NormalizedUtterance,
  rules: readonly FactRule[],
  facts: readonly Fact[],
): Replaced[] {
  return findReplacements(words).flatMap((replacement) => {
    const candidates = rules.filter(({ key, kind }) => {
      const value = facts.find((fact) => fact.key === key)?.value;
      const isFigure = typeof value === 'number' || (typeof value === 'string' && /^[\d.]+$/.test(value));
      return kind === 'figure' && isFigure && Number(value) === replacement.old;
    });
    const [rule] = candidates;
    const [span] = replacement.spans;
    if (!rule || !span || candidates.length > 1) return [];
    const isText = typeof facts.find(({ key }) => key === rule.key)?.value === 'string';
    const value = isText ? String(replacement.new) : replacement.new;
    return [{ rule, found: createFinding<FactValue>(words, value, span) }];
  });
}

/** "Not 3 weeks, 4 weeks" changes the only fact that has the denied duration. */
export function findReplacedDurations(
  words: NormalizedUtterance,
  rules: readonly FactRule[],
  facts: readonly Fact[],
): Replaced[] {
  const durations = findDurations(words);
  const [denied, ...others] = durations.filter(({ before }) => isDenied(before));
  const [affirmed, ...more] = durations.filter(({ before }) => !isDenied(before));
  if (!denied || !affirmed || others.length || more.length) return [];
  const old = JSON.stringify(denied.value);
  const matches = rules.filter(({ key }) => JSON.stringify(facts.find((fact) => fact.key === key)?.value) === old);
  const [rule] = matches;
  if (!rule || matches.length > 1) return [];
  const { value, quote, inferred, spans } = affirmed;
  return [{ rule, found: { value, quote, inferred, spans: [...spans, ...denied.spans] } }];
}
