import { assertDefined } from '#kernel/assert.ts';
import type { TariffLine } from '#modules/logistics/shipping/tariff.rules.ts';
import type { ClassificationTables } from './classification-table.schema.ts';
import { getHeading, type LineIndex } from './line-index.rules.ts';
import { type Query, type Ranker, type Scored, scoreLines } from './ranking.rules.ts';

export type Classifier = Ranker & { source: string; questions: ClassificationTables['disambiguation'] };

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

const asOf = '2026-09';
const adviceNote =
  'Candidates, not a ruling; confirm with a customs broker. CROSS (rulings.cbp.gov) lists rulings on similar goods, and CBP issues binding rulings on request (19 CFR 177). Pass a number to the shipping estimate to see its duty.';
const noMatchNote =
  'No line of chapters 28 to 97 shares a distinctive word with the description. Describe what the product is, what it does and what it is made of.';

/** Best first; the best line of each leading heading precedes the others. */
export function findCandidates(classifier: Classifier, query: Query, limit: number): HtsCandidates {
  const { index, descriptions, questions, source } = classifier;
  const { scored, applied } = scoreLines(classifier, query);
  const isDistinctive = ({ words }: Scored): boolean => [...words].some(descriptions.isDistinctive);
  const distinctive = scored.filter((one) => one.evidence.length > 0 || isDistinctive(one));
  const ranked = diversify(index, distinctive.toSorted(createComparator(index))).slice(0, limit);
  const candidates = ranked.map((one) => ({
    ...one,
    line: assertDefined(index.lines[one.scored.line], 'Tariff line'),
  }));
  const composite = applied.some((rule) => rule.composite);
  const reasons = applied.filter(({ lines }) => lines.length === 0).map(({ reason }) => reason);
  let ceiling = 1;
  const shown = candidates.map(({ scored, line, gap }): HtsCandidate => {
    ceiling = Math.min(ceiling, rateConfidence(scored, gap, isDistinctive(scored), composite));
    return {
      hts: line.hts,
      description: line.description,
      score: ceiling,
      why: [...explainMatch(scored), ...reasons, ...nameDuties(line), ...askQuestion(questions, line)],
      generalRateText: line.general.text,
      generalRatePct: line.general.pct,
      source: `${source}; terms and classification rules: own tables, ${asOf}`,
    };
  });
  return { candidates: shown, asOf, note: shown.length ? adviceNote : `${noMatchNote} ${adviceNote}` };
}

/** Ties: reviewed lines first, then the later line, which is the residual one ("Other"). */
const createComparator =
  ({ lines }: LineIndex) =>
  (a: Scored, b: Scored): number =>
    b.points - a.points || (lines[b.line]?.worked ? 1 : 0) - (lines[a.line]?.worked ? 1 : 0) || b.line - a.line;

type Ranked = { scored: Scored; gap: number };

/** Share of the best points from which another heading is plausible, and below which a line is no candidate. */
const minHeadingShare = 0.45;
const minCandidateShare = 0.25;

/** `gap` is the lead or deficit of a line as a share of the best points. */
function diversify({ lines }: LineIndex, sorted: Scored[]): Ranked[] {
  const [best] = sorted;
  if (!best) return [];
  const firsts = new Map<string, Scored>();
  for (const one of sorted) {
    const line = lines[one.line];
    if (!line) continue;
    const heading = getHeading(line);
    if (!firsts.has(heading)) firsts.set(heading, one);
  }
  const [, second] = firsts.values();
  const leading = [...firsts.values()].slice(0, 3).filter(({ points }) => points >= minHeadingShare * best.points);
  const others = sorted.filter((one) => !leading.includes(one) && one.points >= minCandidateShare * best.points);
  const lead = (best.points - (second?.points ?? 0)) / best.points;
  return [...leading, ...others].map((scored) => ({
    scored,
    gap: scored === best ? lead : (scored.points - best.points) / best.points,
  }));
}

/** At most .85, because only a ruling is certain. */
function rateConfidence({ evidence, material }: Scored, gap: number, telling: boolean, composite: boolean): number {
  const confidence =
    0.15 +
    0.5 * gap +
    (material || telling ? 0.15 : 0) +
    (evidence.length ? 0.1 : 0) -
    (composite ? 0.2 : 0) -
    (telling || evidence.length ? 0 : 0.1);
  return Math.round(Math.min(0.85, Math.max(0.05, confidence)) * 100) / 100;
}

function explainMatch({ words, evidence }: Scored): string[] {
  const quoted = [...words].toSorted((a, b) => b.length - a.length).map((word) => `“${word}”`);
  return [
    ...(quoted.length ? [`Matching words: ${quoted.slice(0, 8).join(', ')}.`] : []),
    ...evidence.map(({ reason }) => reason),
  ];
}

function nameDuties({ section301, metals }: TariffLine): string[] {
  const flags = [
    ...(section301.length ? [`China Section 301 ${section301.join(' or ')}`] : []),
    ...(metals ? [`Section 232 metals ${metals.heading}${metals.whole ? '' : ' for part of the line'}`] : []),
  ];
  return flags.length ? [`Additional duties on goods of China: ${flags.join('; ')}; others may apply.`] : [];
}

function askQuestion(questions: Classifier['questions'], { hts }: TariffLine): string[] {
  const found = questions.find(({ line }) => hts.startsWith(line));
  return found ? [`A different answer to this question changes the classification: ${found.question}`] : [];
}
