import { findNegations, type Negations } from '#text/negation.ts';
import { blankOut, compilePattern, foldText } from '#text/term-pattern.ts';
import type { ProductFeatures } from './compliance.schema.ts';
import { assumed, implications, nameOf, type Trait, traitNames } from './trait.rules.ts';
import { traitWords } from './trait-words.ts';

/**
 * Whether the product has a trait, and how that is known: the caller stated it, a word let us infer it, or it is assumed
 * of every product until somebody says otherwise.
 */
export type Finding = { value: boolean; basis: 'stated' | 'inferred' | 'assumed'; because: string };
/** A trait without a finding is unknown. */
export type Findings = Partial<Record<Trait, Finding>>;
/** Words, and how they are called in an answer. */
export type Source = { name: string; text: string };

export type Found = { findings: Findings; contradictions: string[] };

/**
 * What is known of a product. What the caller states wins over words, and what follows from it too; words that say the
 * opposite are a contradiction, which the caller is told.
 */
export function findTraits(features: ProductFeatures, sources: readonly Source[]): Found {
  const findings = statedBy(features);
  const contradictions: string[] = [];
  follow(findings, 'strong');
  for (const [trait, inWords] of mentionsIn(sources)) {
    const known = findings[trait];
    if (!known) findings[trait] = inWords;
    else if (known.value !== inWords.value) {
      const stated = `“${nameOf(trait)}” is ${known.value} (${known.because})`;
      contradictions.push(`${stated}, yet ${inWords.because}. What is stated counts here: please confirm it.`);
    }
  }
  follow(findings, 'strong');
  const { batteries } = features;
  if (batteries && batteries !== 'none') {
    // The words of this feature are those of the transport rules for lithium batteries (UN 3480 and 3481).
    findings.lithium_battery ??= { value: true, basis: 'inferred', because: `features.batteries is ${batteries}` };
  }
  follow(findings, 'weak');
  if (features.mains === false && batteries === 'none' && !findings.electronics) {
    const because = 'features.mains is false, features.batteries is none and no word says otherwise';
    findings.electronics = { value: false, basis: 'inferred', because };
    follow(findings, 'weak');
  }
  for (const trait of traitNames) {
    const fallback = assumed[trait];
    if (fallback && !findings[trait]) findings[trait] = { ...fallback, basis: 'assumed' };
  }
  return { findings, contradictions };
}

function statedBy({ wireless, mains, childrens, foodContact, medical, laser, batteries }: ProductFeatures): Findings {
  const findings: Findings = {};
  const state = (trait: Trait, name: string, value: boolean | undefined, said = String(value)) => {
    if (value !== undefined) findings[trait] = { value, basis: 'stated', because: `features.${name} is ${said}` };
  };
  state('radio', 'wireless', wireless);
  state('mains_powered', 'mains', mains);
  state('age_12_or_under', 'childrens', childrens);
  state('food_contact', 'foodContact', foodContact);
  state('medical_claim', 'medical', medical);
  state('laser', 'laser', laser);
  if (batteries) state('battery', 'batteries', batteries !== 'none', batteries);
  if (batteries === 'contained' || batteries === 'packed_with') state('electronics', 'batteries', true, batteries);
  return findings;
}

const patterns = traitNames.map((trait) => {
  const { present, denied = present, absent, except } = traitWords[trait];
  return {
    trait,
    present: compilePattern(present),
    denied: compilePattern(denied),
    absent: absent ? compilePattern(absent) : null,
    except: except ? compilePattern(except) : null,
  };
});

/**
 * What the words say of each trait, the first source before the others. A trait that one source names and denies is
 * there: some variant has it.
 */
function mentionsIn(sources: readonly Source[]): Map<Trait, Finding> {
  const found = new Map<Trait, Finding>();
  for (const { name, text } of sources) {
    const folded = foldText(text);
    const negations = findNegations(folded);
    for (const { trait, present, denied, absent, except } of patterns) {
      const visible = except ? blankOut(folded, except) : folded;
      const there = mentionsOf(present, visible, negations).find(({ negated }) => !negated);
      const contrary = absent ? mentionsOf(absent, visible, negations).find(({ negated }) => !negated) : undefined;
      const said = there ?? contrary ?? mentionsOf(denied, visible, negations).find(({ negated }) => negated);
      if (!said || found.has(trait)) continue;
      const verb = said.negated ? 'denies' : 'says';
      found.set(trait, { value: said === there, basis: 'inferred', because: `${name} ${verb} “${said.quote}”` });
    }
  }
  return found;
}

type Mention = { quote: string; negated: boolean };
const mentionsOf = (pattern: RegExp, text: string, negations: Negations): Mention[] =>
  Array.from(text.matchAll(pattern), ({ 0: quote, index }) => ({
    quote,
    negated: negations.covers(index, index + quote.length),
  }));

/** Draws conclusions until there are no more, in the order of the table. What is known is never changed. */
function follow(findings: Findings, strength: 'strong' | 'weak'): void {
  let more = true;
  while (more) {
    more = false;
    for (const [cause, effect, weak] of implications) {
      if (weak && strength === 'strong') continue;
      const forward = findings[cause]?.value === true && !findings[effect];
      const backward = !weak && findings[effect]?.value === false && !findings[cause];
      if (!forward && !backward) continue;
      const [from, to] = forward ? [cause, effect] : [effect, cause];
      const { value, basis, because } = findings[from]!;
      const reason = `as ${value ? '' : 'no '}${nameOf(from)}: ${because}`;
      findings[to] = { value, basis, because: reason };
      more = true;
    }
  }
}
