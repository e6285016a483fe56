import { trades } from '#modules/directory/glossary/trades.ts';
import type { RequestedGoods } from './need.rules.ts';
import { isMaking, type Need } from './part-need.rules.ts';

const maxRelated = 40;

/** What the index of the directory is asked for each need. */
export const listCandidateSearches = ({ needs, quantities }: RequestedGoods) =>
  needs.map((need) => {
    const related = listRelated(need);
    const general = new Set(related.filter((term) => term.endsWith('$')).map(cleanTerm));
    return {
      process: isMaking(need.process) ? need.process : null,
      named: need.terms.filter((term) => !general.has(term)),
      related: related.filter((term) => !term.endsWith('$') && !need.terms.includes(term)).slice(0, maxRelated),
      general: [...general],
      largest: quantities.length ? Math.max(...quantities) * need.perUnit : null,
    };
  });

const cleanTerm = (term: string) => term.replace(/^=|\$$/g, '');

/** Terms of all wanted trades in rotation. Those that end in `$` keep it. */
function listRelated({ wanted }: Need): string[] {
  const byWeight = [...wanted].toSorted(([, a], [, b]) => b - a).map(([trade]) => trade);
  const lists = byWeight.map((trade) => {
    const { craft, goods } = trades.get(trade) ?? { craft: [], goods: [] };
    return [...craft, ...goods].map((term) => term.replace(/^=/, ''));
  });
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Set(mixed)];
}
