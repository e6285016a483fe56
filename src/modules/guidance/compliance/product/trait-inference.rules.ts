import { findNegations, type Negations } from '#text/negation.ts';
import { blankOut, compilePattern, foldText } from '#text/term-pattern.ts';
import type { ProductFeatures } from '../compliance.schema.ts';
import { collectStatedTraits, completeFindings, type Findings, imply, inferFromFeatures } from './finding.rules.ts';
import type { NamedKind } from './kind.file.ts';
import { applyKinds, findNaming, type Naming, type Source } from './kind.rules.ts';
import { getFactName, traitWords } from './product-tables.ts';
import { kindTraits, namingTraits } from './trait.rules.ts';
import type { Trait } from './trait.schema.ts';

export type Found = {
  /** What is known, probable or assumed. */
  findings: Findings;
  /** The same without assumptions and what follows from them. */
  evidence: Findings;
  kinds: NamedKind[];
  contradictions: string[];
};

/** Stated traits and their implications override those of the texts; text that contradicts them is reported. */
export function findTraits(features: ProductFeatures, sources: readonly Source[]): Found {
  const naming = findNaming(sources);
  const kinds = naming?.kinds ?? [];
  const evidence = collectStatedTraits(features);
  const contradictions: string[] = [];
  imply(evidence, 'strong');
  const mentions = [...findMentions(sources, naming)];
  const [named, hinted] = [mentions.filter(isNamed), mentions.filter((mention) => !isNamed(mention))];
  for (const [trait, mentioned] of named) {
    const known = evidence[trait];
    if (!known) evidence[trait] = mentioned;
    else if (known.value !== mentioned.value) {
      const stated = `“${getFactName(trait)}” is ${known.value} (${known.because})`;
      contradictions.push(`${stated}, yet ${mentioned.because}. The stated value is used: please confirm it.`);
    }
  }
  imply(evidence, 'strong');
  applyKinds(evidence, kinds, 'always');
  for (const [trait, mentioned] of hinted) evidence[trait] ??= mentioned;
  imply(evidence, 'strong');
  applyKinds(evidence, kinds, 'usual');
  inferFromFeatures(evidence, features);
  return { findings: completeFindings(evidence, kinds), evidence, kinds, contradictions };
}

const patterns = [...traitWords].map(([trait, { present, hint, denied = present, absent, except }]) => {
  const compile = (words: string | undefined) => (words ? compilePattern(words) : null);
  return {
    trait,
    present: compile(present),
    hint: compile(hint),
    denied: compile(denied),
    absent: compile(absent),
    except: compile(except),
  };
});

const isNamed = ([, { basis }]: [Trait, Mention]): boolean => basis === 'named';

type Mention = { value: boolean; basis: 'named' | 'inferred'; because: string };

/**
 * Earlier sources take precedence, and words that name a trait over those that hint at it. A trait both affirmed and
 * negated in one source is present, because a variant has it.
 */
function findMentions(sources: readonly Source[], naming: Naming | null): Map<Trait, Mention> {
  const found = new Map<Trait, Mention>();
  for (const { name, text } of sources) {
    const folded = foldText(text);
    const negations = findNegations(folded);
    for (const { trait, except, ...words } of patterns) {
      if (found.get(trait)?.basis === 'named' || (naming && kindTraits.has(trait))) continue;
      const visible = hideOutsideName(except ? blankOut(folded, except) : folded, trait, name, naming);
      const mention = findMention(words, visible, negations);
      if (!mention || (found.has(trait) && mention.basis === 'inferred')) continue;
      found.set(trait, { ...mention, because: `${name} ${mention.verb} “${mention.quote}”` });
    }
  }
  return found;
}

function hideOutsideName(text: string, trait: Trait, source: string, naming: Naming | null): string {
  if (!naming || !namingTraits.has(trait)) return text;
  if (naming.source !== source) return '';
  const [start, end] = naming.span;
  return ' '.repeat(start) + text.slice(start, end);
}

type Words = Record<'present' | 'hint' | 'denied' | 'absent', RegExp | null>;

function findMention({ present, hint, denied, absent }: Words, text: string, negations: Negations) {
  const affirmed = findQuote(present, text, negations, false);
  if (affirmed) return { value: true, basis: 'named' as const, verb: 'says', quote: affirmed };
  const excluded = findQuote(absent, text, negations, false);
  if (excluded) return { value: false, basis: 'named' as const, verb: 'says', quote: excluded };
  const negated = findQuote(denied, text, negations, true);
  if (negated) return { value: false, basis: 'named' as const, verb: 'denies', quote: negated };
  const hinted = findQuote(hint, text, negations, false);
  return hinted ? { value: true, basis: 'inferred' as const, verb: 'says', quote: hinted } : null;
}

function findQuote(pattern: RegExp | null, text: string, negations: Negations, negated: boolean): string | undefined {
  if (!pattern) return undefined;
  for (const { 0: quote, index } of text.matchAll(pattern)) {
    if (negations.covers(index, index + quote.length) === negated) return quote;
  }
  return undefined;
}
