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

/** Ranks by directory data only, never by price, quality or location. Ties keep the order of `candidates`. */
export function shortlist(candidates: Candidate[], criteria: Criteria & { matchLimit: number }): Ranked[] {
  return candidates
    .filter(
      ({ processes }) => criteria.processes.length === 0 || criteria.processes.some((one) => processes.includes(one)),
    )
    .map((candidate) => toRanked(candidate, listReasons(candidate, criteria)))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxRanked)
    .slice(0, criteria.matchLimit);
}

export function explainSelection(candidate: Candidate, criteria: Criteria): string[] {
  return [
    'Chosen by the caller, not ranked.',
    describeProcesses(candidate, criteria),
    describeMinimum(candidate, criteria),
  ];
}

type Reason = { points: number; text: string };

const toRanked = (candidate: Candidate, reasons: Reason[]): Ranked => ({
  candidate,
  score: reasons.reduce((sum, { points }) => sum + points, 0),
  why: reasons.map(({ text }) => text),
});

function listReasons(candidate: Candidate, criteria: Criteria): Reason[] {
  const { asked, covered } = compareProcesses(candidate, criteria);
  const minimum = findMinimum(candidate, criteria);
  const reasons: Reason[] = [
    {
      points: asked.length && (points.processes * covered.length) / asked.length,
      text: `Covers ${covered.length} of ${asked.length} processes: ${covered.join(', ')}.`,
    },
    { points: candidate.answeredUs ? points.answeredUs : 0, text: 'Has answered us before.' },
    {
      points: candidate.startupFriendly === 'yes' ? points.startupFriendly : 0,
      text: 'Listed as friendly to startups.',
    },
    { points: points.confidence[candidate.confidence], text: `Directory record: ${candidate.confidence}.` },
    {
      points: meetsMinimum(criteria, minimum) ? 1 : 0,
      text: `The smallest quantity meets its stated minimum of ${formatMinimum(minimum)}.`,
    },
  ];
  return reasons.filter(({ points }) => points > 0);
}

export const points = {
  processes: 4,
  answeredUs: 2,
  startupFriendly: 1,
  confidence: { verified: 1, reported: 0.5, unverified: 0 },
};

function compareProcesses({ processes }: Candidate, criteria: Criteria) {
  const asked = [...new Set(criteria.processes)];
  return { asked, covered: asked.filter((process) => processes.includes(process)) };
}

type Minimum = Candidate['minQuantities'][number];

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

function describeProcesses(candidate: Candidate, criteria: Criteria): string {
  const { asked, covered } = compareProcesses(candidate, criteria);
  if (asked.length === 0) return 'The request names no process to compare with the directory.';
  if (candidate.processes.length === 0) return 'The directory does not know its processes.';
  const absent = asked.filter((process) => !covered.includes(process));
  const listed = `The directory lists ${covered.length} of ${asked.length} processes`;
  if (covered.length === 0) return `${listed}; not listed: ${absent.join(', ')}.`;
  return `${listed}: ${covered.join(', ')}${absent.length ? `; not listed: ${absent.join(', ')}` : ''}.`;
}

function describeMinimum(candidate: Candidate, criteria: Criteria): string {
  const minimum = findMinimum(candidate, criteria);
  if (!minimum) return 'The directory states no minimum quantity for this request.';
  const stated = `The directory states a minimum of ${formatMinimum(minimum)}`;
  if (criteria.smallestQuantity === null) return `${stated}; the quantity of this request is unknown.`;
  return `${stated}; the smallest quantity ${meetsMinimum(criteria, minimum) ? 'meets' : 'is below'} it.`;
}
