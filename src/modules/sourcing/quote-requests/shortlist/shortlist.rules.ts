import type { Process } from '#kernel/enums.ts';

export type Candidate = {
  id: string;
  directoryId: string | null;
  nameEn: string;
  nameZh: string | null;
  city: string | null;
  region: string | null;
  processes: Process[];
  minQuantities: { process: Process | null; quantity: number; unit: string | null }[];
  startupFriendly: 'yes' | 'no' | 'unknown';
  answeredUs: boolean;
  confidence: 'verified' | 'reported' | 'unverified';
};
export type Criteria = { processes: Process[]; smallestQuantity: number | null };
export type Ranked = { candidate: Candidate; score: number; why: string[] };

const maxRanked = 12;

/** Ranks by what the directory says, never by price, quality or place. `candidates` stand in directory order, which decides ties. */
export function shortlist(candidates: Candidate[], wanted: Criteria & { matchLimit: number }): Ranked[] {
  return candidates
    .filter(({ processes }) => wanted.processes.length === 0 || wanted.processes.some((one) => processes.includes(one)))
    .map((candidate) => toRanked(candidate, scoreReasons(candidate, wanted)))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxRanked)
    .slice(0, wanted.matchLimit);
}

/** The reasons beside a factory that the caller named: what the directory says, and what it does not know. */
export function explainSelection(candidate: Candidate, wanted: Criteria): string[] {
  return [
    'Chosen by the caller, not ranked.',
    describeProcesses(candidate, wanted),
    describeMinimum(candidate, wanted),
  ];
}

type Reason = { points: number; words: string };

const toRanked = (candidate: Candidate, terms: Reason[]): Ranked => ({
  candidate,
  score: terms.reduce((sum, { points }) => sum + points, 0),
  why: terms.map(({ words }) => words),
});

function scoreReasons(candidate: Candidate, wanted: Criteria): Reason[] {
  const { asked, covered } = compareProcesses(candidate, wanted);
  const minimum = findMinimum(candidate, wanted);
  const terms: Reason[] = [
    {
      points: asked.length && (points.processes * covered.length) / asked.length,
      words: `Covers ${covered.length} of ${asked.length} processes: ${covered.join(', ')}.`,
    },
    { points: candidate.answeredUs ? points.answeredUs : 0, words: 'Has answered us before.' },
    {
      points: candidate.startupFriendly === 'yes' ? points.startupFriendly : 0,
      words: 'Listed as friendly to startups.',
    },
    { points: points.confidence[candidate.confidence], words: `Directory record: ${candidate.confidence}.` },
    {
      points: meetsMinimum(wanted, minimum) ? 1 : 0,
      words: `The smallest quantity meets its stated minimum of ${formatMinimum(minimum)}.`,
    },
  ];
  return terms.filter(({ points }) => points > 0);
}

/** What each thing is worth that the directory says; meeting the stated minimum is worth one point more. */
export const points = {
  processes: 4,
  answeredUs: 2,
  startupFriendly: 1,
  confidence: { verified: 1, reported: 0.5, unverified: 0 },
};

function compareProcesses({ processes }: Candidate, wanted: Criteria) {
  const asked = [...new Set(wanted.processes)];
  return { asked, covered: asked.filter((process) => processes.includes(process)) };
}

type Minimum = Candidate['minQuantities'][number];

/** The highest stated minimum among the processes asked for; one without a process holds for all. */
function findMinimum({ minQuantities }: Candidate, { processes }: Criteria): Minimum | undefined {
  return minQuantities
    .filter(({ process }) => process === null || processes.length === 0 || processes.includes(process))
    .toSorted((a, b) => b.quantity - a.quantity)[0];
}

const meetsMinimum = ({ smallestQuantity }: Criteria, minimum: Minimum | undefined) =>
  minimum !== undefined && smallestQuantity !== null && smallestQuantity >= minimum.quantity;

const formatMinimum = (minimum: Minimum | undefined) =>
  minimum &&
  [minimum.quantity.toLocaleString('en-US'), minimum.unit ?? 'pcs', minimum.process && `for ${minimum.process}`]
    .filter(Boolean)
    .join(' ');

function describeProcesses(candidate: Candidate, wanted: Criteria): string {
  const { asked, covered } = compareProcesses(candidate, wanted);
  if (asked.length === 0) return 'The request names no process to compare with the directory.';
  if (candidate.processes.length === 0) return 'The directory does not know its processes.';
  const absent = asked.filter((process) => !covered.includes(process));
  const listed = `The directory lists ${covered.length} of ${asked.length} processes`;
  if (covered.length === 0) return `${listed}; not listed: ${absent.join(', ')}.`;
  return `${listed}: ${covered.join(', ')}${absent.length ? `; not listed: ${absent.join(', ')}` : ''}.`;
}

function describeMinimum(candidate: Candidate, wanted: Criteria): string {
  const minimum = findMinimum(candidate, wanted);
  if (!minimum) return 'The directory states no minimum quantity for this request.';
  const stated = `The directory states a minimum of ${formatMinimum(minimum)}`;
  if (wanted.smallestQuantity === null) return `${stated}; the quantity of this request is unknown.`;
  return `${stated}; the smallest quantity ${meetsMinimum(wanted, minimum) ? 'meets' : 'is below'} it.`;
}
