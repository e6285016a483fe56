import type { Tariff, TariffLine } from '#modules/shipping/tariff.rules.ts';
import { type HtsIndex, headingOf, indexOf } from './hts-index.rules.ts';
import { type Query, type Scored, scoreLines } from './hts-score.rules.ts';
import { turningPoints } from './hts-turning-points.ts';
import { isTelling } from './hts-words.rules.ts';

export type HtsCandidate = {
  hts: string;
  description: string;
  score: number;
  why: string[];
  generalRateText: string;
  generalRatePct: number | null;
  source: string;
};

export type HtsCandidates = { candidates: HtsCandidate[]; asOf: string; note: string };

export const asOf = '2026-09';
const advice =
  'Candidates, never a ruling; confirm with a customs broker. CROSS (rulings.cbp.gov) has rulings on like goods, and CBP rules on yours when asked (19 CFR 177). The shipping estimate takes a number and shows its duty.';
const nothing =
  'No line of chapters 28 to 97 shares a telling word with the description: say what the product is, what it does and what it is made of.';

/** Lines that may be those of a product, the best first; of a heading its best line before the others. */
export function findCandidates(tariff: Tariff, query: Query, limit: number): HtsCandidates {
  const index = indexOf(tariff);
  const { scored, spoken } = scoreLines(index, query);
  const telling = scored.filter(({ words, hints }) => hints.length > 0 || [...words].some(isTelling));
  const ranked = diversified(index, telling.toSorted(byPoints(index))).slice(0, limit);
  const candidates = ranked.map((one) => ({ ...one, line: index.lines[one.scored.line]! }));
  const composite = spoken.some((hint) => hint.composite);
  const reasons = spoken.filter(({ to }) => !to).map(({ why }) => why);
  let ceiling = 1;
  const shown = candidates.map(({ scored, line, gap }): HtsCandidate => {
    ceiling = Math.min(ceiling, confidenceOf(scored, gap, composite));
    return {
      hts: line.hts,
      description: line.description,
      score: ceiling,
      why: [...whyOf(scored), ...reasons, ...flagsOf(line), ...asksOf(line)],
      generalRateText: line.general.text,
      generalRatePct: line.general.pct,
      source: `${tariff.source}; terms and rules of classification: our own tables, ${asOf}`,
    };
  });
  return { candidates: shown, asOf, note: shown.length ? advice : `${nothing} ${advice}` };
}

/** By points; among equals the line that was worked through, then the last one, which is for what no other line names. */
const byPoints =
  ({ lines }: HtsIndex) =>
  (a: Scored, b: Scored): number =>
    b.points - a.points ||
    Number(lines[b.line]!.worked !== null) - Number(lines[a.line]!.worked !== null) ||
    b.line - a.line;

type Ranked = { scored: Scored; gap: number };

/** Another heading is plausible from this share of the best points; what has less than the least is no candidate. */
const plausible = 0.45;
const least = 0.25;

/** Best lines of the best three headings that are plausible, then all others. `gap` is how far a line leads or trails. */
function diversified({ lines }: HtsIndex, sorted: Scored[]): Ranked[] {
  const [best] = sorted;
  if (!best) return [];
  const firsts = new Map<string, Scored>();
  for (const one of sorted) {
    const heading = headingOf(lines[one.line]!);
    if (!firsts.has(heading)) firsts.set(heading, one);
  }
  const [, second] = firsts.values();
  const leading = [...firsts.values()].slice(0, 3).filter(({ points }) => points >= plausible * best.points);
  const others = sorted.filter((one) => !leading.includes(one) && one.points >= least * best.points);
  const lead = (best.points - (second?.points ?? 0)) / best.points;
  return [...leading, ...others].map((scored) => ({
    scored,
    gap: scored === best ? lead : (scored.points - best.points) / best.points,
  }));
}

/** How sure a line is, in hundredths: never above .85, because only a ruling gives more. */
function confidenceOf({ words, hints, material }: Scored, gap: number, composite: boolean): number {
  const telling = [...words].some(isTelling);
  const confidence =
    0.15 +
    0.5 * gap +
    (material || telling ? 0.15 : 0) +
    (hints.length ? 0.1 : 0) -
    (composite ? 0.2 : 0) -
    (telling || hints.length ? 0 : 0.1);
  return Math.round(Math.min(0.85, Math.max(0.05, confidence)) * 100) / 100;
}

function whyOf({ words, hints }: Scored): string[] {
  const quoted = [...words].toSorted((a, b) => b.length - a.length).map((word) => `“${word}”`);
  return [
    ...(quoted.length ? [`Words that match: ${quoted.slice(0, 8).join(', ')}.`] : []),
    ...hints.map(({ why }) => why),
  ];
}

function flagsOf({ section301, metals }: TariffLine): string[] {
  const flags = [
    ...(section301.length ? [`China Section 301 ${section301.join(' or ')}`] : []),
    ...(metals ? [`Section 232 metals ${metals.heading}${metals.whole ? '' : ' for a part of the line'}`] : []),
  ];
  return flags.length ? [`Duty on goods of China beside the general rate: ${flags.join('; ')}; others may apply.`] : [];
}

const asksOf = ({ hts }: TariffLine): string[] => {
  const point = turningPoints.find(([start]) => hts.startsWith(start));
  return point ? [`What would change the answer: ${point[1]}`] : [];
};
