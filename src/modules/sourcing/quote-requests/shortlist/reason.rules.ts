import { processes as processNames } from '#modules/directory/glossary/glossary.ts';
import { trades } from '#modules/directory/glossary/trades.ts';
import { type Candidate, type FactoryProfile, isCountedInPieces } from './factory-profile.rules.ts';
import { type Fit, goodFit, maxPrototypes, minFit } from './fit.rules.ts';
import type { RequestedGoods } from './need.rules.ts';
import { isMaking, type Need } from './part-need.rules.ts';

export type Reason = { points: number; text: string };

/** Points of a factory. What it makes outweighs all others together; price and place never count. */
const points = {
  fit: 10,
  word: 0.25,
  maxWords: 1,
  material: 0.5,
  otherMaterial: -2,
  minimumMet: 1,
  minimumOfLargest: 0.5,
  farBelowMinimum: -4,
  otherUnit: -0.5,
  prototypesOnly: -3,
  inTime: 0.25,
  late: -1,
  certificate: 1,
  answeredUs: 1,
  startupFriendly: { yes: 1, unknown: 0, no: -0.5 },
  confidence: { verified: 1, reported: 0.5, unverified: 0 },
};

type Rating = { candidate: Candidate; profile: FactoryProfile; fits: readonly Fit[] };

/** What matches and what does not; a text may be empty. */
export const listReasons = ({ candidate, profile, fits }: Rating, goods: RequestedGoods, today: string): Reason[] => [
  { points: scoreFits(goods, fits), text: '' },
  ...describeTrades(goods, profile, fits),
  ...describeProcesses(candidate, goods, fits),
  ...describeMaterials(goods, profile, fits),
  ...describeWords(goods, profile),
  ...describeMinimum(candidate, goods, fits),
  ...describeLeadTime(candidate, goods, today),
  ...goods.certificates.map((name) => describeCertificate(candidate, name, goods.certificates.length, today)),
  ...describeRelations(candidate),
];

export function scoreFits({ needs }: RequestedGoods, fits: readonly Fit[]): number {
  const total = needs.reduce((sum, need) => sum + need.weight, 0);
  const sum = needs.reduce((sum, need, at) => sum + need.weight * (fits[at]?.value ?? 0), 0);
  return total === 0 ? 0 : (points.fit * sum) / total;
}

const nameTrade = (trade: string) => trades.get(trade)?.name.en ?? trade;
export const nameNeed = ({ parts }: Pick<Need, 'parts'>) =>
  parts.length ? `part${parts.length > 1 ? 's' : ''} ${parts.join(', ')}` : 'the product';

function describeTrades({ needs }: RequestedGoods, { trades: known }: FactoryProfile, fits: readonly Fit[]): Reason[] {
  return needs.map((need, at): Reason => {
    const fit = fits[at];
    const wanted = [...need.wanted]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 2)
      .map(([trade]) => nameTrade(trade))
      .join(' or ');
    const made = (fit?.through ?? []).filter((trade) => need.wanted.has(trade));
    const shown = made.map(nameTrade).slice(0, 2).join(', ');
    const terms = made.flatMap((trade) => known.get(trade)?.terms ?? []);
    const says = terms.find((term) => need.terms.includes(term)) ?? terms[0];
    if (made.length && fit && fit.value > 0)
      return { points: 0, text: `Makes ${shown}, as ${nameNeed(need)} asks: its record says "${says}".` };
    const saysNoMore = known.size === 0 && fit !== undefined && fit.value >= minFit;
    if (!wanted || fit?.otherMaterial || saysNoMore) return { points: 0, text: '' };
    return { points: 0, text: `Its record does not name what ${nameNeed(need)} asks: ${wanted}.` };
  });
}

function describeProcesses(candidate: Candidate, { needs }: RequestedGoods, fits: readonly Fit[]): Reason[] {
  const asked = [...new Set(needs.flatMap(({ process }) => (isMaking(process) ? [process] : [])))];
  if (!asked.length) return [];
  const isCovered = (process: string) =>
    needs.some((need, at) => need.process === process && (fits[at]?.value ?? 0) >= minFit);
  const covered = asked.filter(isCovered);
  const missing = asked.filter((process) => !covered.includes(process));
  const unknown = candidate.processes.length === 0 ? ' The directory does not know its processes.' : '';
  const first = covered.length ? `: ${covered.join(', ')}` : '';
  const second = missing.length ? `${covered.length ? '; not' : ', not'}: ${missing.join(', ')}` : '';
  const beside = asked.flatMap((process) => (isBeside(needs, fits, process) ? [processNames[process].en] : []));
  return [
    { points: 0, text: `Covers ${covered.length} of ${asked.length} processes${first}${second}.${unknown}` },
    ...(beside.length ? [{ points: 0, text: `Its main trade is another than ${beside.join(', ')}.` }] : []),
  ];
}

const isBeside = (needs: readonly Need[], fits: readonly Fit[], process: string) =>
  needs.some((need, at) => {
    const fit = fits[at];
    return (
      need.process === process &&
      fit !== undefined &&
      fit.value >= minFit &&
      fit.value < goodFit &&
      fit.through.length === 0
    );
  });

const nameFamily = (family: string) => (family === 'stainless' ? 'stainless steel' : family);

function describeMaterials({ needs }: RequestedGoods, { families }: FactoryProfile, fits: readonly Fit[]): Reason[] {
  const other = needs.filter((_, at) => fits[at]?.otherMaterial);
  const asked = new Set(needs.filter((_, at) => (fits[at]?.value ?? 0) > 0).flatMap((need) => [...need.families]));
  const shared = [...asked].filter((family) => families.has(family));
  const names = [...families].map(nameFamily);
  const differs = asked.size > 0 && shared.length === 0 && names.length > 0;
  return [
    ...(differs
      ? [
          {
            points: points.otherMaterial,
            text: `Its record names ${names.join(', ')}, not ${[...asked].map(nameFamily).join(', ')}.`,
          },
        ]
      : []),
    ...(shared.length
      ? [{ points: points.material, text: `Its record names ${shared.map(nameFamily).join(', ')}.` }]
      : []),
    ...other.map((need) => ({
      points: 0,
      text: `Works in other materials than ${nameNeed(need)} asks: ${[...need.families].map(nameFamily).join(', ')}.`,
    })),
  ];
}

function describeWords({ words }: RequestedGoods, profile: FactoryProfile): Reason[] {
  const shared = [...words].filter((word) => profile.words.has(word));
  if (!shared.length) return [];
  const worth = Math.min(points.maxWords, points.word * shared.length);
  return [{ points: worth, text: `Words of the request in its record: ${shared.slice(0, 6).join(', ')}.` }];
}

function describeMinimum(candidate: Candidate, goods: RequestedGoods, fits: readonly Fit[]): Reason[] {
  const made = goods.needs.filter((_, at) => (fits[at]?.value ?? 0) >= minFit);
  const stated = candidate.minQuantities.filter(
    ({ process }) =>
      process === null || made.length === 0 || made.some((need) => !isMaking(need.process) || need.process === process),
  );
  const minimum = stated.toSorted((a, b) => b.quantity - a.quantity)[0];
  if (!minimum) return [{ points: 0, text: 'The directory states no minimum quantity for this request.' }];
  const says = `Its stated minimum is ${formatMinimum(minimum)}`;
  if (!goods.quantities.length) return [{ points: 0, text: `${says}; the quantity of this request is unknown.` }];
  const perUnit = Math.max(1, ...made.map((need) => need.perUnit));
  const [smallest, largest] = [Math.min(...goods.quantities) * perUnit, Math.max(...goods.quantities) * perUnit];
  if (!isCountedInPieces(minimum.unit)) {
    const isFew = largest <= maxPrototypes;
    if (/prototype|样机/i.test(minimum.unit ?? ''))
      return [
        {
          points: isFew ? 0 : points.prototypesOnly,
          text: `${says}${isFew ? '' : `: it builds prototypes, and the request asks for up to ${largest.toLocaleString('en-US')}`}.`,
        },
      ];
    return [{ points: points.otherUnit, text: `${says}, which cannot be compared with the quantity asked.` }];
  }
  if (smallest >= minimum.quantity)
    return [{ points: points.minimumMet, text: `${says}: the smallest quantity meets it.` }];
  if (largest >= minimum.quantity)
    return [{ points: points.minimumOfLargest, text: `${says}: only the larger quantities meet it.` }];
  const ratio = minimum.quantity / largest;
  return [
    {
      points: Math.max(points.farBelowMinimum, -1 - Math.log2(ratio)),
      text: `${says}: the largest quantity, ${largest.toLocaleString('en-US')}, is below it.`,
    },
  ];
}

const formatMinimum = ({ quantity, unit, process }: Candidate['minQuantities'][number]) =>
  [quantity.toLocaleString('en-US'), unit ?? 'pcs', process && `for ${process}`].filter(Boolean).join(' ');

function describeLeadTime({ directoryFields }: Candidate, { neededBy }: RequestedGoods, today: string): Reason[] {
  const days = directoryFields.productionLeadTimeDays;
  if (!neededBy) return [];
  const left = Math.round((Date.parse(neededBy) - Date.parse(today)) / 86_400_000);
  if (!days) return [{ points: 0, text: 'The directory states no production lead time.' }];
  const says = `Its production takes ${days.low} to ${days.high} days; the goods are needed in ${left}`;
  return left < days.low
    ? [{ points: points.late, text: `${says}: too late.` }]
    : [{ points: days.high <= left ? points.inTime : 0, text: `${says}.` }];
}

const toCertificateKey = (name: string) => name.toUpperCase().replace(/[^A-Z0-9.]/g, '');

function describeCertificate({ certifications }: Candidate, name: string, asked: number, today: string): Reason {
  const listed = certifications.find((one) => toCertificateKey(one.name).startsWith(toCertificateKey(name)));
  if (!listed) return { points: 0, text: `The directory lists no certificate ${name}, which the request names.` };
  const isPast = listed.status === 'expired' || (listed.validUntil !== null && listed.validUntil < today);
  if (isPast) return { points: 0, text: `Its certificate ${listed.name} has expired.` };
  return {
    points: points.certificate / asked,
    text: `Has the certificate ${listed.name} (${listed.status.replace('_', ' ')}).`,
  };
}

function describeRelations({ answeredUs, lastAnsweredAt, startupFriendly, confidence }: Candidate): Reason[] {
  const last = lastAnsweredAt ? `, last on ${lastAnsweredAt}` : '';
  const friendly = { yes: 'Listed as friendly to startups.', unknown: '', no: 'Listed as not friendly to startups.' };
  return [
    {
      points: answeredUs ? points.answeredUs : 0,
      text: answeredUs ? `Has answered us before${last}.` : 'Has not answered us so far.',
    },
    { points: points.startupFriendly[startupFriendly], text: friendly[startupFriendly] },
    { points: points.confidence[confidence], text: `Directory record: ${confidence}.` },
  ];
}
