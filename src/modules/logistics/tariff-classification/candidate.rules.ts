import { assertDefined } from '#kernel/assert.ts';
import type { TariffLine } from '#modules/logistics/shipping/tariff.rules.ts';
import type { ClassificationTables } from './classification-table.schema.ts';
import type { Scored } from './scoring/board.rules.ts';
import type { Confidence } from './scoring/confidence.rules.ts';
import { describeEvidence } from './scoring/evidence.rules.ts';
import type { LineIndex } from './scoring/line-index.rules.ts';
import { type Query, type Ranker, type Scores, scoreLines } from './scoring/ranking.rules.ts';
import type { FindUnclassified } from './unclassified.rules.ts';

export type Classifier = Ranker & {
  source: string;
  questions: ClassificationTables['disambiguation'];
  unclassified: FindUnclassified;
  confidence: Confidence;
};

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
const unknownNote =
  'The line is not known: below 0.3 the candidates are places to look at, not an answer. State what the product is, what it does, what it is made of, and the machine if it is a part.';
/** Below it the answer says that the line is not known. */
const minKnownScore = 0.3;

/** Best first; the best line of each leading heading precedes the others. */
export function findCandidates(classifier: Classifier, query: Query, limit: number): HtsCandidates {
  const { index, questions, source, unclassified } = classifier;
  const scores = scoreLines(classifier, query);
  const note = unclassified(scores.parsed);
  if (note) return { candidates: [], asOf, note: `${note} ${adviceNote}` };
  const ranked = rankLines(classifier, scores);
  const score = rateFirst(classifier, scores, ranked);
  if (score === undefined) return { candidates: [], asOf, note: `${noMatchNote} ${adviceNote}` };
  const reasons = scores.applied.filter(({ lines }) => lines.length === 0).map(({ reason }) => reason);
  const best = ranked[0]?.points ?? 1;
  let ceiling = score;
  const candidates = ranked.slice(0, limit).map((scored, at): HtsCandidate => {
    const line = assertDefined(index.lines[scored.line], 'Tariff line');
    if (at > 0) ceiling = Math.min(ceiling, roundScore(score * otherCandidateFactor * (scored.points / best)));
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
  return { candidates, asOf, note: score < minKnownScore ? `${unknownNote} ${adviceNote}` : adviceNote };
}

/** Best first, the best lines of the leading headings before all others. */
function rankLines({ index, descriptions }: Classifier, { scored }: Scores): Scored[] {
  const isCandidate = ({ words, evidence }: Scored): boolean =>
    evidence.length > 0 || [...words].some(descriptions.isDistinctive);
  let best = 0;
  for (const one of scored) if (one.points > best && isCandidate(one)) best = one.points;
  const candidates = scored.filter((one) => one.points >= minCandidateShare * best && isCandidate(one));
  return diversify(index, candidates.toSorted(createComparator(index)));
}

/** Undefined if there is no candidate. */
function rateFirst(classifier: Classifier, scores: Scores, ranked: readonly Scored[]): number | undefined {
  const evidence = describeEvidence(classifier, scores, ranked);
  if (!evidence || evidence.isFaint) return undefined;
  const { estimate, toScore } = classifier.confidence;
  const composite = scores.applied.some((rule) => rule.composite);
  return roundScore(toScore(estimate(evidence.features)) - (composite ? compositePenalty : 0));
}

const compositePenalty = 0.2;
/** Of the score of the first, for a candidate with the same points. */
const otherCandidateFactor = 0.6;
const minScore = 0.05;
const roundScore = (score: number): number => Math.round(Math.max(minScore, score) * 100) / 100;

/** Ties: reviewed lines first, then the later line, which is the residual one ("Other"). */
const createComparator =
  ({ lines }: LineIndex) =>
  (a: Scored, b: Scored): number =>
    b.points - a.points || (lines[b.line]?.worked ? 1 : 0) - (lines[a.line]?.worked ? 1 : 0) || b.line - a.line;

/** Share of the best points from which another heading is plausible, and below which a line is no candidate. */
const minHeadingShare = 0.45;
const minCandidateShare = 0.25;
const headingLength = '8518'.length;
const subheadingLength = '8518.30'.length;

function diversify({ lines }: LineIndex, sorted: Scored[]): Scored[] {
  const plausible = (sorted[0]?.points ?? 0) * minHeadingShare;
  const takeFirsts = (from: readonly Scored[], digits: number): Scored[] => {
    const starts = from.map(({ line }) => lines[line]?.hts.slice(0, digits));
    return from.filter(({ points }, at) => points >= plausible && starts.indexOf(starts[at]) === at);
  };
  const headings = takeFirsts(sorted, headingLength).slice(0, 3);
  const subheadings = takeFirsts(sorted, subheadingLength).filter((one) => !headings.includes(one));
  const leading = new Set([...headings, ...subheadings]);
  return [...leading, ...sorted.filter((one) => !leading.has(one))];
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
