import type { Candidate } from './factory-profile.rules.ts';
import { type Fit, goodFit, minFit } from './fit.rules.ts';
import type { RequestedGoods } from './need.rules.ts';
import { nameNeed } from './reason.rules.ts';

export type Ranked = { candidate: Candidate; score: number; why: string[] };
/** `besides` are the points for anything but what the factory makes. */
export type Rated = Ranked & { fits: Fit[]; besides: number; order: number };

export const byScore = (a: Rated, b: Rated) => b.score - a.score || a.order - b.order;

/**
 * Of three plans the first that covers most needs: a good factory for each need; any that can make it, the best first;
 * any, first those that can make most. Places that are left go to the best.
 */
export function chooseAll(able: readonly Rated[], needs: number, limit: number): Rated[] {
  const all = Array.from({ length: needs }, (_, at) => at);
  const covers = (chosen: readonly Rated[], at: number, enough: number) =>
    chosen.some(({ fits }) => (fits[at]?.value ?? 0) >= enough);
  const choose = (enough: number, from: readonly Rated[], isByCount: boolean): Rated[] => {
    const chosen = [...from];
    while (chosen.length < limit) {
      const open = all.filter((at) => !covers(chosen, at, enough));
      const count = (one: Rated) => open.filter((at) => covers([one], at, enough)).length;
      const left = able.filter((one) => count(one) > 0 && !chosen.includes(one));
      const fill = ({ fits, besides }: Rated) => 10 * Math.max(...open.map((at) => fits[at]?.value ?? 0)) + besides;
      const order =
        isByCount || chosen.length
          ? left.toSorted((a, b) => count(b) - count(a) || fill(b) - fill(a) || byScore(a, b))
          : left;
      if (!order[0]) break;
      chosen.push(order[0]);
    }
    return chosen;
  };
  const plans = [
    choose(minFit, choose(goodFit, [], false), false),
    choose(goodFit, choose(minFit, [], false), false),
    choose(goodFit, choose(minFit, [], true), false),
  ];
  const countCovered = (plan: readonly Rated[]) => all.filter((at) => covers(plan, at, minFit)).length;
  const most = Math.max(...plans.map(countCovered));
  const chosen = plans.find((plan) => countCovered(plan) === most) ?? [];
  return [...chosen, ...able.filter((one) => !chosen.includes(one))].slice(0, limit);
}

export function describeGaps(goods: RequestedGoods, chosen: readonly Rated[], able: readonly Rated[]): string[] {
  const { needs, unknownParts } = goods;
  const covers = (at: number) => (one: Rated) => (one.fits[at]?.value ?? 0) >= minFit;
  const open = needs.flatMap((need, at) =>
    chosen.some(covers(at)) ? [] : [{ need, isListed: able.some(covers(at)) }],
  );
  return [
    ...open.map(({ need, isListed }) => {
      const what = `${nameNeed(need)}${need.process ? ` (${need.process})` : ''}`;
      return isListed
        ? `No factory of the shortlist makes ${what}, but the directory lists some: raise matchLimit, or ask for this part apart.`
        : `No factory ${able.length || !chosen.length ? 'of the directory' : 'of the selection'} is known to make ${what}.`;
    }),
    ...(unknownParts.length
      ? [
          `The request does not say what ${nameNeed({ parts: unknownParts })} ${unknownParts.length > 1 ? 'are' : 'is'} or how ${unknownParts.length > 1 ? 'they are' : 'it is'} made, so no factory was sought for it: name the goods or the process.`,
        ]
      : []),
  ];
}
