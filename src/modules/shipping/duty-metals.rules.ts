import { changedMetals } from './duty-layers.ts';
import { metalChapters, metals, suffixes } from './duty-lists.ts';
import {
  applies,
  begins,
  conditional,
  type Goods,
  notApplicable,
  type Outcome,
  percent,
  type Rate,
} from './duty-outcome.rules.ts';
import type { TariffLine } from './tariff.rules.ts';

/** Section 232 on steel, aluminium and copper, by the lists of note 16. */
export function section232Metals(goods: Goods): Outcome {
  const { heading, whole, doubt, said } = listingOf(goods.line);
  if (!heading) return notApplicable(said ?? 'The line is on no metals list of note 16.');
  const { ratePct, inTotal } = metals[heading]!;
  const says = inTotal
    ? `${heading}: tops the general duty up to ${ratePct} % of the full customs value`
    : `${heading}: ${ratePct} % of the full customs value`;
  const rate = inTotal ? topUp(ratePct, goods.line.general.pct) : percent(ratePct);
  if (doubt) return conditional(rate, `${doubt}. The highest is shown. Nothing is due if ${light}.`);
  const outcome = whole ? ofWhole(goods, rate, says) : ofPart(goods, rate, says);
  return said ? { ...outcome, basis: `${outcome.basis} ${said}` } : outcome;
}

/** `said` is what a reader must know of the age of a listing. */
type Listing = { heading: string | null; whole: boolean; doubt?: string; said?: string };

function listingOf({ hts, metals: listed, worked }: TariffLine): Listing {
  const heading = listed?.heading ?? null;
  const listing = { heading, whole: listed?.whole ?? false };
  if (worked) return listing;
  const { since, by, rows } = changedMetals;
  const change = rows.find(({ lines, from }) => from === heading && begins(hts, lines));
  if (change?.doubt) return { ...listing, doubt: `${change.doubt}: our tables do not say which` };
  if (change?.to) return { heading: change.to, whole: true, said: `Listed so since ${since} (${by}).` };
  if (change) return { heading: null, whole: false, said: `Listed no more since ${since} (${by}).` };
  if (listed?.list !== 'vii') return listing;
  return { ...listing, said: `As listed before ${since}; 62 lines left this list then.` };
}

const light = 'steel, aluminium and copper are under 15 % of the weight of the article (9903.82.03)';
const exit = `unless ${light}`;

function ofWhole({ line }: Goods, rate: Rate | null, says: string): Outcome {
  const hasExit = !metalChapters.includes(line.hts.slice(0, 2));
  return hasExit ? conditional(rate, `${says}, ${exit}.`) : applies(rate, `${says}.`);
}

/** Of a line of which only some statistical suffixes are listed, or all by different headings. */
function ofPart({ line, suffix }: Goods, rate: Rate | null, says: string): Outcome {
  const rule = suffixes[line.hts]?.metals;
  if (!rule)
    return conditional(rate, `${says}, for some statistical suffixes of the line; our tables do not say which.`);
  const listed = rule.listed.join(', ');
  const isListed = suffix !== null && rule.listed.includes(suffix);
  if (isListed && (rule.all || rule.withoutExit)) return applies(rate, `${says}, for the suffix ${suffix}.`);
  if (rule.all) {
    const others = 'others may be special articles at 25 % (9903.82.09): our tables do not tell them apart';
    return { ...conditional(rate, `${says} for the suffixes ${listed}; ${others}.`), paid: true };
  }
  if (suffix && !isListed && (rule.others ?? [suffix]).includes(suffix))
    return notApplicable(`Only the statistical suffixes ${listed} are listed.`);
  return conditional(rate, `${says}, for the statistical suffixes ${listed}${rule.withoutExit ? '' : `, ${exit}`}.`);
}

const topUp = (ratePct: number, generalPct: number | null): Rate | null =>
  generalPct === null ? null : { formula: 'max(total - general, 0)', inputs: { total: ratePct, general: generalPct } };
