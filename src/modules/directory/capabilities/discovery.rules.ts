import type { Process } from '#kernel/enums.ts';
import { cities, englishCity, placeVariants } from '#modules/directory/factories/factory-places.ts';
import { processes as names } from '#modules/directory/glossary/glossary.ts';
import type { CapabilityContent, Discovery } from './capability.schema.ts';

/** What each wish is worth when it is stated. The score is the share of it that is met; what is unknown counts half. */
export const weights = { words: 4, processes: 3, place: 2, quantity: 2, confidence: 1 } as const;
export const worthOfConfidence = { verified: 1, reported: 0.5, unverified: 0 } as const;
export const worthOfUnknown = 0.5;

/** Where a wished place is met, and where all that is said is a province around it, so that nobody knows. */
export type PlaceWish = { name: string; met: string[]; unknown: string[] };

/** A city is met by any of its spellings. */
export const wishCity = (name: string): PlaceWish => {
  const around = cities.filter(({ en }) => en === englishCity(name)).map(({ region }) => region);
  return { name, met: placeVariants(name), unknown: around.flatMap(placeVariants) };
};

/** A province is met by any of its cities too. */
export const wishRegion = (name: string): PlaceWish => {
  const met = placeVariants(name);
  const within = cities.filter(({ region }) => met.includes(region.toLowerCase())).map(({ en }) => en);
  return { name, met: [...met, ...within.flatMap(placeVariants)], unknown: [] };
};

export const toPlaceWishes = ({ city, region }: Pick<Discovery, 'city' | 'region'>): PlaceWish[] => [
  ...(city === undefined ? [] : [wishCity(city)]),
  ...(region === undefined ? [] : [wishRegion(region)]),
];

/** The weight of all that is stated: a score of 1. */
export const fullWeight = (wishes: Discovery): number =>
  weights.words +
  weights.confidence +
  (wishes.processes?.length ? weights.processes : 0) +
  (wishes.quantity === undefined ? 0 : weights.quantity) +
  toPlaceWishes(wishes).length * weights.place;

type Outcome = { met: boolean; because: string };
type Looked = Pick<CapabilityContent, 'process' | 'minQuantity' | 'maxQuantity'> & {
  confidence: keyof typeof worthOfConfidence;
};
/** What the search found out: which of the terms it holds, and every spelling of where it is made, in lower case. */
export type Findings = { terms: string[]; held: boolean[]; places: string[] };

/** Each stated wish in words: what speaks for a capability, and what is not met or not known. */
export function explain(wishes: Discovery, looked: Looked, findings: Findings): { why: string[]; unmet: string[] } {
  const outcomes = [
    ...aboutWords(findings),
    ...aboutProcess(wishes, looked),
    ...toPlaceWishes(wishes).map((wish) => aboutPlace(wish, findings)),
    ...aboutQuantity(wishes, looked),
    ...aboutConfidence(looked),
  ];
  const words = (met: boolean) => outcomes.filter((one) => one.met === met).map(({ because }) => because);
  return { why: words(true), unmet: words(false) };
}

function aboutWords({ terms, held }: Findings): Outcome[] {
  const which = (met: boolean) => terms.filter((_, i) => held[i] === met).join(', ');
  const [found, missing] = [which(true), which(false)];
  return [
    ...(found ? [{ met: true, because: `It holds these words of the query: ${found}.` }] : []),
    ...(missing ? [{ met: false, because: `It does not hold these words of the query: ${missing}.` }] : []),
  ];
}

const named = (processes: readonly Process[]) => processes.map((process) => names[process].en).join(', ');

function aboutProcess({ processes = [] }: Discovery, { process }: Looked): Outcome[] {
  if (processes.length === 0) return [];
  return processes.includes(process)
    ? [{ met: true, because: `Its process is ${named([process])}.` }]
    : [{ met: false, because: `Its process is ${named([process])}; wished: ${named(processes)}.` }];
}

function aboutPlace({ name, met, unknown }: PlaceWish, { places }: Findings): Outcome {
  if (places.some((place) => met.includes(place))) return { met: true, because: `It is made in ${name}.` };
  if (places.every((place) => unknown.includes(place))) {
    return { met: false, because: `Whether it is made in ${name} is not known.` };
  }
  return { met: false, because: `It is not said to be made in ${name}.` };
}

function aboutQuantity({ quantity }: Discovery, { minQuantity, maxQuantity }: Looked): Outcome[] {
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
const aboutConfidence = ({ confidence }: Looked): Outcome[] =>
  confidence === 'unverified'
    ? []
    : [{ met: true, because: confidence === 'verified' ? 'It is verified.' : 'Its owner has confirmed what it says.' }];

export const discoveryNote =
  'Ranked by what published capabilities say; nobody was asked. None of them is an offer, and what is not known is named.';
