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
export type Wanted = { processes: Process[]; smallestQuantity: number | null };
export type Ranked = { candidate: Candidate; score: number; why: string[] };

const longlist = 12;

/** Ranks by what the directory says, never by price, quality or place. `candidates` stand in directory order, which decides ties. */
export function shortlist(candidates: Candidate[], wanted: Wanted & { matchLimit: number }): Ranked[] {
  return candidates
    .filter(({ processes }) => wanted.processes.length === 0 || wanted.processes.some((one) => processes.includes(one)))
    .map((candidate) => ranked(candidate, termsOf(candidate, wanted)))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, longlist)
    .slice(0, wanted.matchLimit);
}

/** The reasons beside a factory that the caller named: what the directory says, and what it does not know. */
export function whySelected(candidate: Candidate, wanted: Wanted): string[] {
  return ['Chosen by the caller, not ranked.', knownProcesses(candidate, wanted), knownMinimum(candidate, wanted)];
}

type Term = { points: number; words: string };

const ranked = (candidate: Candidate, terms: Term[]): Ranked => ({
  candidate,
  score: terms.reduce((sum, { points }) => sum + points, 0),
  why: terms.map(({ words }) => words),
});

function termsOf(candidate: Candidate, wanted: Wanted): Term[] {
  const { asked, covered } = coverage(candidate, wanted);
  const minimum = relevantMinimum(candidate, wanted);
  const terms: Term[] = [
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
      points: meets(wanted, minimum) ? 1 : 0,
      words: `The smallest quantity meets its stated minimum of ${worded(minimum)}.`,
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

function coverage({ processes }: Candidate, wanted: Wanted) {
  const asked = [...new Set(wanted.processes)];
  return { asked, covered: asked.filter((process) => processes.includes(process)) };
}

type Minimum = Candidate['minQuantities'][number];

/** The highest stated minimum among the processes asked for; one without a process holds for all. */
function relevantMinimum({ minQuantities }: Candidate, { processes }: Wanted): Minimum | undefined {
  return minQuantities
    .filter(({ process }) => process === null || processes.length === 0 || processes.includes(process))
    .toSorted((a, b) => b.quantity - a.quantity)[0];
}

const meets = ({ smallestQuantity }: Wanted, minimum: Minimum | undefined) =>
  minimum !== undefined && smallestQuantity !== null && smallestQuantity >= minimum.quantity;

const worded = (minimum: Minimum | undefined) =>
  minimum &&
  [minimum.quantity.toLocaleString('en-US'), minimum.unit ?? 'pcs', minimum.process && `for ${minimum.process}`]
    .filter(Boolean)
    .join(' ');

function knownProcesses(candidate: Candidate, wanted: Wanted): string {
  const { asked, covered } = coverage(candidate, wanted);
  if (asked.length === 0) return 'The request names no process to compare with the directory.';
  if (candidate.processes.length === 0) return 'The directory does not know its processes.';
  const absent = asked.filter((process) => !covered.includes(process));
  const listed = `The directory lists ${covered.length} of ${asked.length} processes`;
  if (covered.length === 0) return `${listed}; not listed: ${absent.join(', ')}.`;
  return `${listed}: ${covered.join(', ')}${absent.length ? `; not listed: ${absent.join(', ')}` : ''}.`;
}

function knownMinimum(candidate: Candidate, wanted: Wanted): string {
  const minimum = relevantMinimum(candidate, wanted);
  if (!minimum) return 'The directory states no minimum quantity for this request.';
  const stated = `The directory states a minimum of ${worded(minimum)}`;
  if (wanted.smallestQuantity === null) return `${stated}; the quantity of this request is unknown.`;
  return `${stated}; the smallest quantity ${meets(wanted, minimum) ? 'meets' : 'is below'} it.`;
}
