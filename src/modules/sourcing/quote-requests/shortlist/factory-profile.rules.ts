import type { Process } from '#kernel/enums.ts';
import type { MaterialFamily } from '#modules/directory/glossary/trade.file.ts';
import { readTradeText, type TradeMention } from '#modules/directory/glossary/trade-text.rules.ts';
import { phraseWords, trades } from '#modules/directory/glossary/trades.ts';
import { splitTokens } from '#text/term-index.ts';
import { listTellingWords } from './request-words.rules.ts';

export type Candidate = {
  id: string;
  directoryId: string | null;
  kind: 'manufacturer' | 'integrator' | 'engineering';
  nameEn: string;
  nameZh: string | null;
  processes: Process[];
  specialty: string | null;
  capabilities: string[];
  minQuantities: { process: Process | null; quantity: number; unit: string | null }[];
  startupFriendly: 'yes' | 'no' | 'unknown';
  answeredUs: boolean;
  lastAnsweredAt: string | null;
  confidence: 'verified' | 'reported' | 'unverified';
  certifications: { name: string; status: string; validUntil: string | null }[];
  directoryFields: { productionLeadTimeDays: { low: number; high: number } | null };
};

/** What a record says about the trade of a factory. Values of `trades` are from 0 to 1. */
export type FactoryProfile = {
  trades: ReadonlyMap<string, { strength: number; terms: string[] }>;
  serves: ReadonlySet<string>;
  families: ReadonlySet<MaterialFamily>;
  words: ReadonlySet<string>;
};

const strengths = { specialty: 1, name: 0.9, capability: 0.5, craftAside: 0.45, general: 0.4 };

/** Not only a capability beside others. */
export const isStrong = (strength: number | undefined): boolean => strength !== undefined && strength >= strengths.name;

export function readProfile({ nameEn, nameZh, specialty, capabilities }: Candidate): FactoryProfile {
  const main = readTradeText(specialty ?? '');
  const isNamedBySpecialty = main.mentions.some(({ is }) => is !== 'context');
  const names = isNamedBySpecialty ? [] : [nameEn, nameZh ?? ''].map(readTradeText);
  const listed = capabilities.map(readTradeText);
  const found: { mention: TradeMention; strength: number }[] = [
    ...main.mentions.map((mention) => ({
      mention,
      strength: mention.isAside ? strengths.craftAside : strengths.specialty,
    })),
    ...names.flatMap(({ mentions }) => mentions).map((mention) => ({ mention, strength: strengths.name })),
    ...listed.flatMap(({ mentions }) =>
      mentions
        .filter(({ is, isPartWord, isWhole }) =>
          is === 'craft' ? !mentions.some((other) => other.is === 'goods') : !isPartWord && isWhole,
        )
        .map((mention) => ({
          mention,
          strength: mention.is === 'craft' ? strengths.craftAside : strengths.capability,
        })),
    ),
  ];
  return {
    trades: listTrades(found.filter(({ mention: { is } }) => is !== 'context')),
    serves: new Set(found.flatMap(({ mention: { is, trade } }) => (is === 'context' ? [trade] : []))),
    families: new Set([main, ...listed].flatMap(({ families }) => [...families])),
    words: new Set([specialty ?? '', ...capabilities].flatMap(listTellingWords)),
  };
}

/** A term of several trades counts for those that another term names too, if there are any. */
function listTrades(found: readonly { mention: TradeMention; strength: number }[]) {
  const holders = Map.groupBy(found, ({ mention: { term } }) => term);
  const isOwn = ({ mention: { term } }: (typeof found)[number]) =>
    new Set(holders.get(term)?.map(({ mention: { trade } }) => trade)).size === 1;
  const named = new Set(found.filter((one) => isOwn(one) && isStrong(one.strength)).map((one) => one.mention.trade));
  const counted = found.filter((one) => {
    const all = holders.get(one.mention.term) ?? [];
    return isOwn(one) || named.has(one.mention.trade) || !all.some(({ mention: { trade } }) => named.has(trade));
  });
  const isPlain = counted.some(({ mention: { isGeneral }, strength }) => !isGeneral && isStrong(strength));
  const weigh = ({ mention: { isGeneral }, strength }: (typeof found)[number]) =>
    isGeneral && isPlain ? Math.min(strength, strengths.general) : strength;
  return new Map(
    [...Map.groupBy(counted, ({ mention: { trade } }) => trade)].map(([trade, all]) => [
      trade,
      { strength: Math.max(...all.map(weigh)), terms: all.map(({ mention: { term } }) => term) },
    ]),
  );
}

/**
 * Materials of the trades through which a factory would make something, or of its main trades where it does so only
 * beside them; null if they do not limit it.
 */
export function listWorkedFamilies(
  { families, trades: known }: FactoryProfile,
  through: readonly string[],
): ReadonlySet<MaterialFamily> | null {
  const main = [...known].flatMap(([trade, { strength }]) => (isStrong(strength) ? [trade] : []));
  const isMain = through.some((trade) => main.includes(trade));
  const limits = (isMain ? through : main).map((trade) => trades.get(trade)?.materials ?? []);
  if (limits.length === 0 || limits.some((one) => one.length === 0)) return null;
  return new Set([...limits.flat(), ...families]);
}

const measures = new Set(phraseWords.measure.map((word) => splitTokens(word)[0]?.key));

/** Prototypes, kilograms and rolls cannot be compared with a number of pieces. */
export const isCountedInPieces = (unit: string | null): boolean => {
  const last = splitTokens(unit ?? '').at(-1);
  return last === undefined || !measures.has(last.key);
};
