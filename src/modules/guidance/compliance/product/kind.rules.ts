import { findNegations } from '#text/negation.ts';
import { compilePattern, foldText } from '#text/term-pattern.ts';
import { type Findings, imply } from './finding.rules.ts';
import type { NamedKind, TypicalTraits } from './kind.file.ts';
import { classTexts, kinds } from './product-tables.ts';

export type Source = { name: string; text: string };
type Span = readonly [start: number, end: number];
/** The kinds that a text names its product by, and where in the folded text it names it. */
export type Naming = { kinds: NamedKind[]; source: string; span: Span };

const patterns = kinds.map((kind) => ({ kind, pattern: compilePattern(kind.words) }));

/** What follows one of these is a part, a use or an origin of the product, not the product. */
const attribute = String.raw`\s(?:with|without|for|to|in|on|from|by|using|featuring|including|incl|made|powered by|controlled|driven|under|like|worn|used|plus|as)\s|(?<=.)(?:带有|带|不带|配有|配|内置|支持|具有|采用|用于|适用|可)`;
const separator = String.raw`\sto (?:make|build|develop|sell|launch|design|source|create|produce|manufacture|import)\s|[.,;:!?()\n，。；：！？（）、]|\s(?:that|which|is|are|has|have|uses|it)\s|\s[-–—]\s`;
const boundaries = new RegExp(`${separator}|(?<attribute>${attribute})`, 'g');
const conjunction = /\s(?:and|&)\s|\+|和|与|兼/g;

/** The first text that names the product decides; "lamp and speaker" is of two kinds. */
export function findNaming(sources: readonly Source[]): Naming | null {
  for (const { name, text } of sources) {
    const folded = foldText(text);
    const negations = findNegations(folded);
    for (const [start, end] of listNamingSpans(folded)) {
      const parts = splitSpan(folded, start, end, conjunction);
      const found = parts.flatMap(([from, to]) => findKindIn(folded, from, to, name, negations.covers) ?? []);
      if (found.length) return { kinds: found, source: name, span: [start, end] };
    }
  }
  return null;
}

function* listNamingSpans(text: string): Generator<Span> {
  let start = 0;
  let names = true;
  for (const { 0: quote, index, groups } of text.matchAll(boundaries)) {
    if (names && index > start) yield [start, index];
    start = index + quote.length;
    names = groups?.['attribute'] === undefined;
  }
  if (names && start < text.length) yield [start, text.length];
}

function splitSpan(text: string, start: number, end: number, by: RegExp): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const { 0: quote, index } of text.slice(start, end).matchAll(by)) {
    spans.push([from, start + index]);
    from = start + index + quote.length;
  }
  return [...spans, [from, end]];
}

/** The last noun names the product: a "lamp charger" is a charger. Of words that end together, the longest decides. */
function findKindIn(
  text: string,
  from: number,
  to: number,
  source: string,
  isNegated: (start: number, end: number) => boolean,
): NamedKind | null {
  const part = text.slice(from, to);
  const found = patterns.flatMap(({ kind, pattern }) =>
    Array.from(part.matchAll(pattern), ({ 0: quote, index }) => ({ kind, quote, start: from + index })),
  );
  const [last] = found
    .filter(({ quote, start }) => !isNegated(start, start + quote.length))
    .toSorted((a, b) => b.start + b.quote.length - (a.start + a.quote.length) || b.quote.length - a.quote.length);
  return last ? { kind: last.kind, because: `${source} says “${last.quote}”` } : null;
}

/** Supplies that take the place of the mains where a text names them. */
const otherSupplies = ['battery', 'usb', 'adapter_supplied'] as const;

/** Adds what all or most products of the kinds have. Existing findings are never changed. */
export function applyKinds(findings: Findings, named: readonly NamedKind[], level: keyof TypicalTraits): void {
  const basis = level === 'always' ? 'named' : 'inferred';
  const hasOtherSupply = otherSupplies.some((trait) => findings[trait]?.value);
  for (const { kind, because } of named) {
    for (const [trait, value] of [...kind[level], ...classTexts[kind.class][level]]) {
      if (trait === 'mains_powered' && hasOtherSupply) continue;
      findings[trait] ??= { value, basis, because: `it is a ${kind.name}: ${because}` };
    }
  }
  imply(findings, 'strong');
}
