import { trades } from '#modules/directory/glossary/trades.ts';
import type { RequestedGoods } from './need.rules.ts';
import { isMaking, type Need } from './part-need.rules.ts';

const maxRelated = 40;

/** What the index of the directory is asked for each need. */
export const listCandidateSearches = ({ needs, quantities }: RequestedGoods) =>
  needs.map((need) => ({
    process: isMaking(need.process) ? need.process : null,
    named: need.terms,
    related: listRelated(need),
    largest: quantities.length ? Math.max(...quantities) * need.perUnit : null,
  }));

/** Terms of all wanted trades in turn, those of the near ones after them. */
function listRelated({ wanted, terms }: Need): string[] {
  const byWeight = [...wanted].toSorted(([, a], [, b]) => b - a).map(([trade]) => trade);
  const near = byWeight.flatMap((trade) => trades.get(trade)?.near ?? []);
  const lists = [...new Set([...byWeight, ...near])].map((trade) => {
    const { craft, goods } = trades.get(trade) ?? { craft: [], goods: [] };
    return [...craft, ...goods].map((term) => term.replace(/^=|\$$/g, ''));
  });
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Set(mixed)].filter((term) => !terms.includes(term)).slice(0, maxRelated);
}
