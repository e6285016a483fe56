import { findNegations, type Negations } from '#text/negation.ts';
import { blankOut, compilePattern, foldText } from '#text/term-pattern.ts';
import type { ProductFeatures } from './compliance.schema.ts';
import { assumed, getTraitName, implications, type Trait, traitNames } from './trait.rules.ts';
import { traitWords } from './trait-words.ts';

type Finding = { value: boolean; basis: 'stated' | 'inferred' | 'assumed'; because: string };
/** Traits without a finding are unknown. */
export type Findings = Partial<Record<Trait, Finding>>;
export type Source = { name: string; text: string };

export type Found = { findings: Findings; contradictions: string[] };

/** Stated traits and their implications override inferred ones; text that contradicts them is reported. */
export function findTraits(features: ProductFeatures, sources: readonly Source[]): Found {
  const findings = collectStatedTraits(features);
  const contradictions: string[] = [];
  applyImplications(findings, 'strong');
  for (const [trait, inferred] of findMentions(sources)) {
    const known = findings[trait];
    if (!known) findings[trait] = inferred;
    else if (known.value !== inferred.value) {
      const stated = `“${getTraitName(trait)}” is ${known.value} (${known.because})`;
      contradictions.push(`${stated}, yet ${inferred.because}. The stated value is used: please confirm it.`);
    }
  }
  applyImplications(findings, 'strong');
  const { batteries } = features;
  if (batteries && batteries !== 'none') {
    // The values of this feature are those of the transport rules for lithium batteries (UN 3480 and 3481).
    findings.lithium_battery ??= { value: true, basis: 'inferred', because: `features.batteries is ${batteries}` };
  }
  applyImplications(findings, 'weak');
  if (features.mains === false && batteries === 'none' && !findings.electronics) {
    const because = 'features.mains is false, features.batteries is none and the text does not say otherwise';
    findings.electronics = { value: false, basis: 'inferred', because };
    applyImplications(findings, 'weak');
  }
  for (const trait of traitNames) {
    const fallback = assumed[trait];
    if (fallback && !findings[trait]) findings[trait] = { ...fallback, basis: 'assumed' };
  }
  return { findings, contradictions };
}

function collectStatedTraits({
  wireless,
  mains,
  childrens,
  foodContact,
  medical,
  laser,
  batteries,
}: ProductFeatures): Findings {
  const findings: Findings = {};
  const setStated = (trait: Trait, name: string, value: boolean | undefined, shown = String(value)) => {
    if (value !== undefined) findings[trait] = { value, basis: 'stated', because: `features.${name} is ${shown}` };
  };
  setStated('radio', 'wireless', wireless);
  setStated('mains_powered', 'mains', mains);
  setStated('age_12_or_under', 'childrens', childrens);
  setStated('food_contact', 'foodContact', foodContact);
  setStated('medical_claim', 'medical', medical);
  setStated('laser', 'laser', laser);
  if (batteries) setStated('battery', 'batteries', batteries !== 'none', batteries);
  if (batteries === 'contained' || batteries === 'packed_with') setStated('electronics', 'batteries', true, batteries);
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
 * Earlier sources take precedence. A trait both affirmed and negated in one source is present, because a variant has
 * it.
 */
function findMentions(sources: readonly Source[]): Map<Trait, Finding> {
  const found = new Map<Trait, Finding>();
  for (const { name, text } of sources) {
    const folded = foldText(text);
    const negations = findNegations(folded);
    for (const { trait, present, denied, absent, except } of patterns) {
      const visible = except ? blankOut(folded, except) : folded;
      const affirmed = matchMentions(present, visible, negations).find(({ negated }) => !negated);
      const excluded = absent ? matchMentions(absent, visible, negations).find(({ negated }) => !negated) : undefined;
      const mention = affirmed ?? excluded ?? matchMentions(denied, visible, negations).find(({ negated }) => negated);
      if (!mention || found.has(trait)) continue;
      const verb = mention.negated ? 'denies' : 'says';
      found.set(trait, {
        value: mention === affirmed,
        basis: 'inferred',
        because: `${name} ${verb} “${mention.quote}”`,
      });
    }
  }
  return found;
}

type Mention = { quote: string; negated: boolean };
const matchMentions = (pattern: RegExp, text: string, negations: Negations): Mention[] =>
  Array.from(text.matchAll(pattern), ({ 0: quote, index }) => ({
    quote,
    negated: negations.covers(index, index + quote.length),
  }));

/** In table order, to a fixed point. Existing findings are never changed. */
function applyImplications(findings: Findings, strength: 'strong' | 'weak'): void {
  let changed = true;
  const imply = (from: Trait, { value, basis, because }: Finding, to: Trait) => {
    findings[to] = { value, basis, because: `as ${value ? '' : 'no '}${getTraitName(from)}: ${because}` };
    changed = true;
  };
  while (changed) {
    changed = false;
    for (const [cause, effect, weak] of implications) {
      if (weak && strength === 'strong') continue;
      const { [cause]: known, [effect]: implied } = findings;
      if (known?.value === true && !implied) imply(cause, known, effect);
      else if (!weak && implied?.value === false && !known) imply(effect, implied, cause);
    }
  }
}
