import type { DutyTables, MetalChangeRow } from './duty.schema.ts';
import {
  type Goods,
  type Outcome,
  type Rate,
  startsWithAny,
  toApplies,
  toConditional,
  toNotApplicable,
  toOpen,
  toPercentRate,
  toUnknown,
} from './duty-outcome.rules.ts';
import { findHeading, isInForce } from './duty-tables.rules.ts';

export function evaluateSection232Metals(tables: DutyTables, goods: Goods): Outcome {
  const { heading, whole, doubt, said } = findListing(tables, goods);
  if (!heading) return toNotApplicable(said ?? 'The line is on no metals list of note 16.');
  const known = findHeading(tables, 'section_232_metals', heading, goods.asOf);
  const ratePct = known?.rate[0];
  if (!known || ratePct === undefined) return toUnknown(`${heading}: the rate is not in the duty tables.`);
  const inTotal = known.extent === 'in_total';
  const says = inTotal
    ? `${heading}: raises the general duty to ${ratePct} % of the full customs value`
    : `${heading}: ${ratePct} % of the full customs value`;
  const rate = inTotal ? createTopUpRate(ratePct, goods.line.general.pct) : toPercentRate(ratePct);
  if (doubt)
    return toOpen(
      rate,
      'Which metals heading of note 16 applies to the article?',
      `${doubt}. The highest is shown. Nothing is due if ${lightExemption}.`,
    );
  const outcome = whole ? evaluateWhole(tables, goods, rate, says) : evaluatePart(tables, goods, rate, says);
  return said ? { ...outcome, basis: `${outcome.basis} ${said}` } : outcome;
}

type Listing = { heading: string | null; whole: boolean; doubt?: string; said?: string };

function findListing({ metalChanges }: DutyTables, { line, asOf }: Goods): Listing {
  const { metals: listed, worked } = line;
  const listing = { heading: listed?.heading ?? null, whole: listed?.whole ?? false };
  if (worked) return listing;
  const change = metalChanges.find((row) => isInForce(row, asOf) && isAbout(row, line));
  if (!change) return listing;
  const { note, to } = change;
  switch (change.change) {
    case 'doubtful':
      return { ...listing, doubt: `${note}: the duty tables do not state which` };
    case 'listed':
      return { heading: to, whole: true, said: note };
    case 'unlisted':
      return { heading: null, whole: false, said: note };
    case 'unchanged':
      return { ...listing, said: note };
  }
}

const isAbout = ({ lines, list, from }: MetalChangeRow, { hts, metals }: Goods['line']): boolean =>
  (!lines.length || startsWithAny(hts, lines)) &&
  (!list || metals?.list === list) &&
  (!from || (metals?.heading ?? 'none') === from);

const lightExemption = 'steel, aluminium and copper are under 15 % of the weight of the article (9903.82.03)';
const lightException = `unless ${lightExemption}`;
const lightQuestion = 'Do steel, aluminium and copper make up at least 15 % of the weight of the article?';

function evaluateWhole({ lists }: DutyTables, { line }: Goods, rate: Rate | null, says: string): Outcome {
  const hasExit = !startsWithAny(line.hts, lists.metal_chapters);
  return hasExit ? toOpen(rate, lightQuestion, `${says}, ${lightException}.`) : toApplies(rate, `${says}.`);
}

/** For lines of which only some statistical suffixes are listed, or all under different headings. */
function evaluatePart(
  { metalSuffixes }: DutyTables,
  { line, suffix, asOf }: Goods,
  rate: Rate | null,
  says: string,
): Outcome {
  const rule = metalSuffixes.find((row) => row.line === line.hts && isInForce(row, asOf));
  if (!rule)
    return toOpen(
      rate,
      `Is the statistical suffix of ${line.hts} on a metals list of note 16?`,
      `${says}, for some statistical suffixes of the line; the duty tables do not state which.`,
    );
  const listed = rule.listed.join(', ');
  const isAll = rule.others.includes('listed');
  const isListed = suffix !== null && rule.listed.includes(suffix);
  if (isListed && (isAll || !rule.exit)) return toApplies(rate, `${says}, for the suffix ${suffix}.`);
  if (isAll) {
    const others = 'others may be special articles at 25 % (9903.82.09), which the duty tables do not distinguish';
    return { ...toConditional(rate, `${says} for the suffixes ${listed}; ${others}.`), paid: true };
  }
  if (suffix && !isListed && (!rule.others.length || rule.others.includes(suffix)))
    return toNotApplicable(`Only the statistical suffixes ${listed} are listed.`);
  return toOpen(
    rate,
    isListed ? lightQuestion : `Is the statistical suffix of ${line.hts} on a metals list of note 16?`,
    `${says}, for the statistical suffixes ${listed}${rule.exit ? `, ${lightException}` : ''}.`,
  );
}

const createTopUpRate = (ratePct: number, generalPct: number | null): Rate | null =>
  generalPct === null ? null : { formula: 'max(total - general, 0)', inputs: { total: ratePct, general: generalPct } };
