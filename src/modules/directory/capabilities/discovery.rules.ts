import type { Process } from '#kernel/enums.ts';
import { cities, listPlaceVariants, toEnglishCity } from '#modules/directory/factories/factory-places.ts';
import { processes as names } from '#modules/directory/glossary/glossary.ts';
import type { CapabilityContent, Discovery } from './capability.schema.ts';

/** What each wish is worth when it is stated. The score is the share of it that is met; what is unknown counts half. */
export const weights = { words: 4, processes: 3, place: 2, quantity: 2, confidence: 1 } as const;
export const confidenceScores = { verified: 1, reported: 0.5, unverified: 0 } as const;
export const unknownScore = 0.5;

/** Where a wished place is met, and where all that is said is a province around it, so that nobody knows. */
export type PlaceCriterion = { name: string; met: string[]; unknown: string[] };

/** A city is met by any of its spellings. */
export const toCityCriterion = (name: string): PlaceCriterion => {
  const around = cities.filter(({ en }) => en === toEnglishCity(name)).map(({ region }) => region);
  return { name, met: listPlaceVariants(name), unknown: around.flatMap(listPlaceVariants) };
};

/** A province is met by any of its cities too. */
export const toRegionCriterion = (name: string): PlaceCriterion => {
  const met = listPlaceVariants(name);
  const within = cities.filter(({ region }) => met.includes(region.toLowerCase())).map(({ en }) => en);
  return { name, met: [...met, ...within.flatMap(listPlaceVariants)], unknown: [] };
};

export const toPlaceCriteria = ({ city, region }: Pick<Discovery, 'city' | 'region'>): PlaceCriterion[] => [
  ...(city === undefined ? [] : [toCityCriterion(city)]),
  ...(region === undefined ? [] : [toRegionCriterion(region)]),
];

/** The weight of all that is stated: a score of 1. */
export const sumWeights = (wishes: Discovery): number =>
  weights.words +
  weights.confidence +
  (wishes.processes?.length ? weights.processes : 0) +
  (wishes.quantity === undefined ? 0 : weights.quantity) +
  toPlaceCriteria(wishes).length * weights.place;

type Outcome = { met: boolean; because: string };
type Candidate = Pick<CapabilityContent, 'process' | 'minQuantity' | 'maxQuantity'> & {
  confidence: keyof typeof confidenceScores;
};
/** What the search found out: which of the terms it holds, and every spelling of where it is made, in lower case. */
export type Findings = { terms: string[]; held: boolean[]; places: string[] };

/** Each stated wish in words: what speaks for a capability, and what is not met or not known. */
export function explainMatch(
  wishes: Discovery,
  looked: Candidate,
  findings: Findings,
): { why: string[]; unmet: string[] } {
  const outcomes = [
    ...explainWords(findings),
    ...explainProcess(wishes, looked),
    ...toPlaceCriteria(wishes).map((wish) => explainPlace(wish, findings)),
    ...explainQuantity(wishes, looked),
    ...explainConfidence(looked),
  ];
  const words = (met: boolean) => outcomes.filter((one) => one.met === met).map(({ because }) => because);
  return { why: words(true), unmet: words(false) };
}

function explainWords({ terms, held }: Findings): Outcome[] {
  const which = (met: boolean) => terms.filter((_, i) => held[i] === met).join(', ');
  const [found, missing] = [which(true), which(false)];
  return [
    ...(found ? [{ met: true, because: `It holds these words of the query: ${found}.` }] : []),
    ...(missing ? [{ met: false, because: `It does not hold these words of the query: ${missing}.` }] : []),
  ];
}

const formatProcesses = (processes: readonly Process[]) => processes.map((process) => names[process].en).join(', ');

function explainProcess({ processes = [] }: Discovery, { process }: Candidate): Outcome[] {
  if (processes.length === 0) return [];
  return processes.includes(process)
    ? [{ met: true, because: `Its process is ${formatProcesses([process])}.` }]
    : [{ met: false, because: `Its process is ${formatProcesses([process])}; wished: ${formatProcesses(processes)}.` }];
}

function explainPlace({ name, met, unknown }: PlaceCriterion, { places }: Findings): Outcome {
  if (places.some((place) => met.includes(place))) return { met: true, because: `It is made in ${name}.` };
  if (places.every((place) => unknown.includes(place))) {
    return { met: false, because: `Whether it is made in ${name} is not known.` };
  }
  return { met: false, because: `It is not said to be made in ${name}.` };
}

function explainQuantity({ quantity }: Discovery, { minQuantity, maxQuantity }: Candidate): Outcome[] {
  if (quantity === undefined) return [];
  if (minQuantity !== null && quantity < minQuantity) {
    return [{ met: false, because: `The quantity is below its minimum of ${minQuantity}.` }];
  }
  if (maxQuantity !== null && quantity > maxQuantity) {
    return [{ met: false, because: `The quantity is above its stated maximum of ${maxQuantity}.` }];
  }
  return minQuantity === null
    ? [{ met: false, because: 'Its minimum quantity is not known.' }]
    : [{ met: true, because: `The quantity meets its minimum of ${minQuantity}.` }];
}

/** Nobody wishes for confidence in words: it ranks, and speaks only for what somebody stands by. */
const explainConfidence = ({ confidence }: Candidate): Outcome[] =>
  confidence === 'unverified'
    ? []
    : [{ met: true, because: confidence === 'verified' ? 'It is verified.' : 'Its owner has confirmed what it says.' }];

export const discoveryNote =
  'Ranked by what published capabilities say; nobody was asked. None of them is an offer, and what is not known is named.';
