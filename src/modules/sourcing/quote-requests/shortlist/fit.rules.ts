import type { Process } from '#kernel/enums.ts';
import { trades } from '#modules/directory/glossary/trades.ts';
import { splitTokens } from '#text/term-index.ts';
import { isChinese } from '#text/term-pattern.ts';
import { type Candidate, type FactoryProfile, isStrong, listWorkedFamilies } from './factory-profile.rules.ts';
import { isMaking, type Need } from './part-need.rules.ts';

/** `value` from 0 (cannot make it) to 1. `through` are the trades of the factory that make it. */
export type Fit = { value: number; through: string[]; otherMaterial: boolean };

const none: Fit = { value: 0, through: [], otherMaterial: false };

/** From here on a factory can make what is needed, and from `good` on nobody better has to be sought. */
export const minFit = 0.4;
export const goodFit = 0.6;

const listed = {
  /** A main process of a trade of the factory, or of a capability, or of its record alone, or beside its trades. */
  main: 0.8,
  capability: 0.6,
  alone: 0.7,
  beside: 0.45,
  sameTrade: 0.2,
  nearTrade: -0.05,
  otherTrade: -0.35,
  context: 0.05,
};
const scale = { office: 0.3, prototypes: 0.6 };

export function measureFit(candidate: Candidate, profile: FactoryProfile, need: Need, largest: number | null): Fit {
  const fit = isMaking(need.process)
    ? measureProcess(candidate, profile, need, need.process)
    : measureTrade(candidate, profile, need);
  if (fit.value === 0) return fit;
  const worked = listWorkedFamilies(profile, fit.through);
  if (worked && need.families.size && worked.isDisjointFrom(need.families))
    return { ...fit, value: 0, otherMaterial: true };
  return { ...fit, value: fit.value * measureScale(candidate, profile, need, largest) };
}

/** An engineering office builds at most so many. */
export const maxPrototypes = 50;
const maxPrintedParts = 50;

function measureScale({ kind }: Candidate, profile: FactoryProfile, need: Need, largest: number | null): number {
  if (largest === null) return 1;
  if (kind === 'engineering') return largest > maxPrototypes ? scale.office : 1;
  const printsOnly = isStrong(profile.trades.get('prototypes')?.strength) && !need.wanted.has('prototypes');
  return printsOnly && largest > maxPrintedParts ? scale.prototypes : 1;
}

function measureProcess(candidate: Candidate, profile: FactoryProfile, need: Need, process: Process): Fit {
  if (!candidate.processes.includes(process)) return none;
  const isMain = (trade: string) => trades.get(trade)?.processes.includes(process) ?? false;
  const same = [...need.wanted.keys()].filter((trade) => profile.trades.has(trade));
  const near = [...need.wanted.keys()]
    .flatMap((trade) => trades.get(trade)?.near ?? [])
    .filter((trade) => profile.trades.has(trade));
  const main = [...profile.trades.keys()].filter(isMain);
  const through = same.length ? same : main;
  const isStrongly = through.some((trade) => isStrong(profile.trades.get(trade)?.strength));
  const beside = profile.trades.size ? listed.beside : listed.alone;
  const base = isStrongly ? listed.main : through.length ? listed.capability : beside;
  const other = [...need.wanted.keys()].some(isMain) && main.length ? listed.otherTrade : 0;
  const strength = Math.max(0, ...same.map((trade) => profile.trades.get(trade)?.strength ?? 0));
  const likeness = same.length ? listed.sameTrade * strength : near.length ? listed.nearTrade : other;
  const serves = [...need.context].some((trade) => profile.serves.has(trade) || profile.trades.has(trade));
  const value = Math.min(1, base + likeness + (serves ? listed.context : 0));
  return { value, through, otherMaterial: false };
}

/** A capability stands for its words, not for the trade: who makes garden tools need not make bird feeders. */
function isAlike(known: readonly string[], asked: readonly string[]): boolean {
  const words = new Set(known.flatMap((term) => splitTokens(term).map(({ key }) => key)));
  return asked.some((term) => isChinese(term) || splitTokens(term).some(({ key }) => words.has(key)));
}

function measureTrade({ processes }: Candidate, profile: FactoryProfile, { wanted, process, terms }: Need): Fit {
  const makes = [...wanted].flatMap(([trade, weight]) => {
    const known = profile.trades.get(trade);
    if (!known || !(isStrong(known.strength) || isAlike(known.terms, terms))) return [];
    return [{ trade, value: weight * known.strength }];
  });
  const lists = process !== null && processes.includes(process) ? listed.context : 0;
  if (!makes.length) return none;
  const value = Math.min(1, Math.max(...makes.map((one) => one.value)) + lists);
  return { value, through: makes.map(({ trade }) => trade), otherMaterial: false };
}
