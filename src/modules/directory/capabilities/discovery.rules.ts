import type { Process } from '#kernel/enums.ts';
import { cities, listPlaceVariants, toEnglishCity } from '#modules/directory/factories/factory-places.ts';
import { processes as names } from '#modules/directory/glossary/glossary.ts';
import type { CapabilityContent, Discovery } from './capability.schema.ts';

/** Weights of the stated criteria. The score is the met share of their sum; unknown criteria count half. */
export const weights = { words: 4, processes: 3, place: 2, quantity: 2, confidence: 1 } as const;
export const confidenceScores = { verified: 1, reported: 0.5, unverified: 0 } as const;
export const unknownScore = 0.5;

/** `met` lists the places that satisfy the criterion, `unknown` those that contain it, so that the answer is open. */
export type PlaceCriterion = { name: string; met: string[]; unknown: string[] };

const toCityCriterion = (name: string): PlaceCriterion => {
  const around = cities.filter(({ en }) => en === toEnglishCity(name)).map(({ region }) => region);
  return { name, met: listPlaceVariants(name), unknown: around.flatMap(listPlaceVariants) };
};

const toRegionCriterion = (name: string): PlaceCriterion => {
  const met = listPlaceVariants(name);
  const within = cities.filter(({ region }) => met.includes(region.toLowerCase())).map(({ en }) => en);
  return { name, met: [...met, ...within.flatMap(listPlaceVariants)], unknown: [] };
};

export const toPlaceCriteria = ({ city, region }: Pick<Discovery, 'city' | 'region'>): PlaceCriterion[] => [
  ...(city === undefined ? [] : [toCityCriterion(city)]),
  ...(region === undefined ? [] : [toRegionCriterion(region)]),
];

export const sumWeights = (criteria: Discovery): number =>
  weights.words +
  weights.confidence +
  (criteria.processes?.length ? weights.processes : 0) +
  (criteria.quantity === undefined ? 0 : weights.quantity) +
  toPlaceCriteria(criteria).length * weights.place;

type Outcome = { met: boolean; because: string };
type Candidate = Pick<CapabilityContent, 'process' | 'minQuantity' | 'maxQuantity'> & {
  confidence: keyof typeof confidenceScores;
};
/** `held` states for each of `terms` whether it was found; `places` are all spellings in lower case. */
export type Findings = { terms: string[]; held: boolean[]; places: string[] };

export function explainMatch(
  criteria: Discovery,
  looked: Candidate,
  findings: Findings,
): { why: string[]; unmet: string[] } {
  const outcomes = [
    ...explainWords(findings),
    ...explainProcess(criteria, looked),
    ...toPlaceCriteria(criteria).map((criterion) => explainPlace(criterion, findings)),
    ...explainQuantity(criteria, looked),
    ...explainConfidence(looked),
  ];
  const words = (met: boolean) => outcomes.filter((one) => one.met === met).map(({ because }) => because);
  return { why: words(true), unmet: words(false) };
}

function explainWords({ terms, held }: Findings): Outcome[] {
  const joinTerms = (met: boolean) => terms.filter((_, i) => held[i] === met).join(', ');
  const [found, missing] = [joinTerms(true), joinTerms(false)];
  return [
    ...(found ? [{ met: true, because: `Contains these words of the query: ${found}.` }] : []),
    ...(missing ? [{ met: false, because: `Does not contain these words of the query: ${missing}.` }] : []),
  ];
}

const formatProcesses = (processes: readonly Process[]) => processes.map((process) => names[process].en).join(', ');

function explainProcess({ processes = [] }: Discovery, { process }: Candidate): Outcome[] {
  if (processes.length === 0) return [];
  return processes.includes(process)
    ? [{ met: true, because: `The process is ${formatProcesses([process])}.` }]
    : [
        {
          met: false,
          because: `The process is ${formatProcesses([process])}; requested: ${formatProcesses(processes)}.`,
        },
      ];
}

function explainPlace({ name, met, unknown }: PlaceCriterion, { places }: Findings): Outcome {
  if (places.some((place) => met.includes(place))) return { met: true, because: `Made in ${name}.` };
  if (places.every((place) => unknown.includes(place))) {
    return { met: false, because: `It is unknown whether it is made in ${name}.` };
  }
  return { met: false, because: `Not stated to be made in ${name}.` };
}

function explainQuantity({ quantity }: Discovery, { minQuantity, maxQuantity }: Candidate): Outcome[] {
  if (quantity === undefined) return [];
  if (minQuantity !== null && quantity < minQuantity) {
    return [{ met: false, because: `The quantity is below the minimum of ${minQuantity}.` }];
  }
  if (maxQuantity !== null && quantity > maxQuantity) {
    return [{ met: false, because: `The quantity is above the stated maximum of ${maxQuantity}.` }];
  }
  return minQuantity === null
    ? [{ met: false, because: 'The minimum quantity is unknown.' }]
    : [{ met: true, because: `The quantity meets the minimum of ${minQuantity}.` }];
}

/** Confidence is no criterion of the caller: it ranks, and is mentioned only if above `unverified`. */
const explainConfidence = ({ confidence }: Candidate): Outcome[] =>
  confidence === 'unverified'
    ? []
    : [{ met: true, because: confidence === 'verified' ? 'Verified.' : 'Confirmed by its owner.' }];

export const discoveryNote =
  'Ranked by the statements of published capabilities; no factory was contacted. No result is an offer, and unknown criteria are listed.';
