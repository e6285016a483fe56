import { type Candidate, readProfile } from './factory-profile.rules.ts';
import { measureFit, minFit } from './fit.rules.ts';
import type { RequestedGoods } from './need.rules.ts';
import type { Need } from './part-need.rules.ts';
import { listReasons, scoreFits } from './reason.rules.ts';
import { byScore, chooseAll, describeGaps, type Ranked, type Rated } from './selection.rules.ts';

type Shortlist = { chosen: Ranked[]; gaps: string[] };

/** Ties keep the order of `candidates`. `today` is a date, `YYYY-MM-DD`. */
export function shortlist(
  candidates: readonly Candidate[],
  goods: RequestedGoods,
  { matchLimit, today }: { matchLimit: number; today: string },
): Shortlist {
  const able = candidates
    .map((candidate, order) => rate(candidate, order, goods, today))
    .filter(({ fits }) => fits.some(({ value }) => value >= minFit))
    .toSorted(byScore);
  const chosen = chooseAll(able, goods.needs.length, matchLimit).toSorted(byScore);
  return { chosen, gaps: describeGaps(goods, chosen, able) };
}

/** Factories selected by the caller, in their order. */
export function explainSelection(candidates: readonly Candidate[], goods: RequestedGoods, today: string): Shortlist {
  const rated = candidates.map((candidate, order) => rate(candidate, order, goods, today));
  const chosen = rated.map(({ why, ...one }) => ({ ...one, why: ['Chosen by the caller, not ranked.', ...why] }));
  return { chosen, gaps: describeGaps(goods, chosen, []) };
}

function rate(candidate: Candidate, order: number, goods: RequestedGoods, today: string): Rated {
  const profile = readProfile(candidate);
  const fits = goods.needs.map((need) => measureFit(candidate, profile, need, findLargest(goods, need)));
  const reasons = listReasons({ candidate, profile, fits }, goods, today);
  const score = reasons.reduce((sum, one) => sum + one.points, 0);
  const why = reasons.map(({ text }) => text).filter(Boolean);
  return { candidate, order, fits, score, besides: score - scoreFits(goods, fits), why };
}

const findLargest = ({ quantities }: RequestedGoods, { perUnit }: Need) =>
  quantities.length ? Math.max(...quantities) * perUnit : null;
