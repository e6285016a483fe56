import type { ProductFeatures } from '../compliance.schema.ts';
import type { NamedKind } from './kind.file.ts';
import { assumptions, classTexts, getFactName } from './product-tables.ts';
import { classesByTrait, implications } from './trait.rules.ts';
import { type Fact, ProductClass, type Trait } from './trait.schema.ts';

/** `stated` in the features, `named` in a text, `inferred` as probable, `assumed` because nothing says otherwise. */
type Finding = {
  value: boolean;
  basis: 'stated' | 'named' | 'inferred' | 'assumed';
  because: string;
  /** An assumption that is worth a question. */
  asked?: boolean;
};
/** Facts without a finding are unknown. */
export type Findings = Partial<Record<Fact, Finding>>;

export function collectStatedTraits({
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

export function inferFromFeatures(findings: Findings, { mains, batteries }: ProductFeatures): void {
  if (batteries && batteries !== 'none') {
    // The values of this feature are those of the transport rules for lithium batteries (UN 3480 and 3481).
    findings.lithium_battery ??= { value: true, basis: 'inferred', because: `features.batteries is ${batteries}` };
  }
  imply(findings, 'weak');
  if (mains === false && batteries === 'none' && !findings.electronics) {
    const because = 'features.mains is false, features.batteries is none and the text does not say otherwise';
    findings.electronics = { value: false, basis: 'inferred', because };
    imply(findings, 'weak');
  }
}

/** In table order, to a fixed point. Existing findings are never changed. */
export function imply(findings: Findings, strength: 'strong' | 'weak'): void {
  let changed = true;
  const add = (from: Trait, { value, basis, because }: Finding, to: Trait, weak: boolean) => {
    const shown = `as ${value ? '' : 'no '}${getFactName(from)}: ${because}`;
    findings[to] = { value, basis: weak ? 'inferred' : basis, because: shown };
    changed = true;
  };
  while (changed) {
    changed = false;
    for (const [cause, effect, weak] of implications) {
      if (weak && strength === 'strong') continue;
      const { [cause]: known, [effect]: implied } = findings;
      if (known?.value === true && !implied) add(cause, known, effect, weak === 'weak');
      else if (!weak && implied?.value === false && !known) add(effect, implied, cause, false);
    }
  }
}

/** Adds the classes of the product, what is assumed about it, and what follows. */
export function completeFindings(evidence: Findings, kinds: readonly NamedKind[]): Findings {
  const findings = { ...evidence };
  imply(findings, 'weak');
  const isNamed = kinds.length > 0 || hasNamingTrait(findings);
  addClasses(findings, kinds);
  if (isNamed) excludeOtherClasses(findings, kinds);
  for (const { trait, value, when, asked, because } of assumptions) {
    const holds = ({ fact, value: wanted }: (typeof when)[number]) =>
      fact === 'class' ? isNamed === wanted : findings[fact]?.value === wanted;
    if (findings[trait] || !when.every(holds)) continue;
    findings[trait] = { value, basis: 'assumed', because, asked };
    if (hasConsequence(trait, value)) imply(findings, 'weak');
  }
  return findings;
}

const causes = new Set(implications.map(([cause]) => cause));
const certainEffects = new Set(implications.flatMap(([, effect, weak]) => (weak ? [] : [effect])));
const hasConsequence = (trait: Trait, value: boolean) => (value ? causes : certainEffects).has(trait);

const hasNamingTrait = ({ toy, medical_claim: medical, mobility }: Findings): boolean =>
  [toy, medical, mobility].some((finding) => finding?.value);

function addClasses(findings: Findings, kinds: readonly NamedKind[]): void {
  for (const { kind, because } of kinds) findings[kind.class] ??= { value: true, basis: 'named', because };
  for (const [trait, overlay] of classesByTrait) {
    const known = findings[trait];
    if (known?.value) findings[overlay] ??= { ...known, because: `as ${getFactName(trait)}: ${known.because}` };
  }
}

function excludeOtherClasses(findings: Findings, kinds: readonly NamedKind[]): void {
  const [named] = kinds;
  const because = named ? `it is a ${named.kind.name}: ${named.because}` : 'it is of another class';
  for (const one of ProductClass.options) findings[one] ??= { value: false, basis: 'named', because };
}

/** False where no text names what the product is. */
export const hasKnownClass = (findings: Findings): boolean => ProductClass.options.every((one) => findings[one]);

export const listClasses = (findings: Findings): ProductClass[] =>
  ProductClass.options.filter((one) => findings[one]?.value);

export const getClassName = (one: ProductClass): string => classTexts[one].name;
