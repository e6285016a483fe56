import { type LayerId, layerOf, section301 } from './duty-layers.ts';
import {
  chips,
  computing,
  forcedLabourExempt,
  forcedLabourPct,
  informational,
  likelyVehicles,
  polysilicon,
  smallDrones,
  suffixes,
  suspended301,
  vehicleChapters,
  wood,
} from './duty-lists.ts';
import { section232Metals } from './duty-metals.rules.ts';
import {
  applies,
  begins,
  conditional,
  expired,
  type Goods,
  notApplicable,
  type Outcome,
  percent,
  unknown,
} from './duty-outcome.rules.ts';

const { validTo: exclusionsUntil } = layerOf('section_301_exclusions');
const { validFrom: forcedLabourSince } = layerOf('forced_labour');

const chapterOf = (hts: string) => hts.slice(0, 2);

function general({ line: { general } }: Goods): Outcome {
  if (general.pct !== null) return applies(percent(general.pct), `Column 1 general: ${general.text}.`);
  return applies(null, `Column 1 general: "${general.text}". This is no plain percentage, so it is not in any sum.`);
}

function china301({ line, suffix, asOf }: Goods): Outcome {
  const { from, ratePct, source } = suspended301;
  const due = suspended301.headings.find(({ lines }) => begins(line.hts, lines));
  if (due && asOf >= from)
    return unknown(
      `From ${from} ${due.heading} (${due.what}) adds ${ratePct} %, unless it is suspended again (${source}): our tables do not say.`,
    );
  const bySuffix = suffixes[line.hts]?.section301;
  const decided = bySuffix && suffix ? (bySuffix[suffix] ?? bySuffix['*']!) : null;
  const headings = decided ? [decided] : line.section301;
  const known = headings.flatMap((heading) => (section301[heading] ? [{ heading, ...section301[heading] }] : []));
  const named = known
    .map(({ heading, name, since }) => `${heading} (${since ? `${name}, since ${since}` : name})`)
    .join(' or ');
  if (!headings.length) return notApplicable('The line has no China Section 301 footnote.');
  if (known.length < headings.length) return unknown(`${headings.join(', ')}: its rate is not in our tables.`);
  const rates = [...new Set(known.flatMap(({ ratesPct }) => ratesPct))];
  if (!rates.length) return notApplicable(`${named}: never collected.`);
  const highest = percent(Math.max(...rates));
  if (rates.length === 1) {
    if (decided || !known.some(({ someSuffixes }) => someSuffixes)) return applies(highest, `${named}: ${rates[0]} %.`);
    return conditional(highest, `${named}: ${rates[0]} % for some statistical suffixes; our tables do not say which.`);
  }
  const sorted = rates.toSorted((a, b) => a - b);
  const doubt = known.find(({ doubt }) => doubt)?.doubt;
  if (doubt) return conditional(highest, `${named}: ${sorted.join(' or ')} %; ${doubt}. The highest is shown.`);
  return conditional(
    highest,
    `${named}: ${sorted.join(', ')} %, by statistical suffix${suffix ? ', which our tables do not tell apart' : '; none was given'}. The highest is shown.`,
  );
}

function exclusions(goods: Goods): Outcome {
  const { worked } = goods.line;
  const { status } = china301(goods);
  if (status === 'not_applicable') return notApplicable('There is no China Section 301 duty to be excluded from.');
  if (worked && !worked.excluded) return notApplicable('No exclusion names goods of this line.');
  if (!worked) return unknown('Which of the 178 exclusions name goods of this line is not in our tables.');
  return conditional(
    percent(0),
    `Goods that an exclusion describes word by word are free of China Section 301 duty until ${exclusionsUntil}.`,
  );
}

function semiconductors301({ line }: Goods): Outcome {
  if (!begins(line.hts, chips.headings)) return notApplicable('For semiconductors only.');
  if (begins(line.hts, chips.except)) return notApplicable('The action names chips, not LEDs and solar cells.');
  return applies(percent(0), 'At 0 % until 2027-06-22; a rate is to be announced.');
}

function forcedLabourAction(goods: Goods): Outcome {
  const { line, suffix } = goods;
  const ratePct = forcedLabourPct;
  const rate = percent(ratePct);
  const exemptSuffixes = suffixes[line.hts]?.exempt;
  if (begins(line.hts, forcedLabourExempt) || (suffix && exemptSuffixes?.includes(suffix)))
    return notApplicable('Exempt electronics (9903.05.86).');
  if (exemptSuffixes && !suffix)
    return conditional(
      rate,
      `${ratePct} %, but nothing for the statistical suffix ${exemptSuffixes.join(', ')} (9903.05.86).`,
    );
  if (begins(line.hts, informational))
    return conditional(
      rate,
      `9903.05.31: ${ratePct} %, unless informational materials are free of it, which is not settled.`,
    );
  if (chapterOf(line.hts) === '30')
    return conditional(
      rate,
      `9903.05.31: ${ratePct} %, but nothing for pharmaceutical use (9903.05.89), nor where Section 232 on patented pharmaceuticals is paid (9903.05.90).`,
    );
  const metal = judged('section_232_metals', goods);
  const timber = judged('section_232_wood', goods);
  const drone = judged('section_232_drones', goods);
  if ([metal, timber, drone].some(({ paid }) => paid))
    return notApplicable('A Section 232 duty is paid instead (9903.05.90). Confirm it at the primary source.');
  const instead = `9903.05.31: ${ratePct} %, but nothing if a Section 232 duty is paid (9903.05.90)`;
  if (begins(line.hts, likelyVehicles))
    return conditional(rate, `${instead}, which is likely for vehicles and their parts.`);
  // Of other lines that may hold vehicle parts, docking stations or listed chips most goods pay no such duty.
  const likely = begins(line.hts, ['8807.30']) ? [metal, timber, drone] : [metal, timber];
  if (likely.some(({ status }) => status === 'conditional')) return conditional(rate, `${instead}.`);
  return applies(rate, `9903.05.31: ${ratePct} % since ${forcedLabourSince}; litigated, still collected.`);
}

function section232Semiconductors({ line }: Goods): Outcome {
  if (!begins(line.hts, computing)) return notApplicable('For some lines of 8471 and 8473 only.');
  return conditional(
    percent(25),
    '25 %, only inside the bands of performance and memory bandwidth of note 39(b); ordinary consumer hardware is outside.',
  );
}

const section232Vehicles =
  (what: string) =>
  ({ line }: Goods): Outcome => {
    const possible = line.worked ? line.worked.vehiclePart : vehicleChapters.includes(chapterOf(line.hts));
    if (!possible) return notApplicable(`For ${what} and their parts only.`);
    return conditional(percent(25), `25 %, only if the article is one of the ${what} or a part of one.`);
  };

function section232Wood({ line, suffix }: Goods): Outcome {
  const group = wood.find(({ lines }) => begins(line.hts, lines));
  if (!group) return notApplicable('For timber, upholstered wooden furniture and cabinets only.');
  const { ratePct, what } = group;
  const named = suffixes[line.hts]?.wood;
  const listed = named?.listed.join(', ');
  if (suffix && named && !named.unsure)
    return named.listed.includes(suffix)
      ? applies(percent(ratePct), `${ratePct} % on ${what}, for the suffix ${suffix}.`)
      : notApplicable(`Only the statistical suffixes ${listed} are ${what}.`);
  const which = named ? ` (${listed}${named.unsure ? ', by our own knowledge' : ''})` : '';
  return conditional(percent(ratePct), `${ratePct} %, for the statistical suffixes of ${what}${which}.`);
}

function section232Drones({ line, suffix }: Goods): Outcome {
  const station = suffixes[line.hts]?.dockingStations;
  if (station) {
    const only = `docking and charging stations of drones, in the statistical suffix ${station}`;
    if (suffix && suffix !== station) return notApplicable(`For ${only} only.`);
    return conditional(percent(100), `9903.08.21: 100 %, only for ${only}.`);
  }
  if (begins(line.hts, ['8807.30']))
    return conditional(percent(100), '9903.08.21: 100 % for some parts of drones; components at 25 % from 2027-02-09.');
  if (!begins(line.hts, ['8806']))
    return notApplicable('For unmanned aircraft, their parts and docking stations only.');
  const large = '100 % with a thermal camera or above 25 kg (9903.08.21)';
  const basis = begins(line.hts, smallDrones)
    ? `25 % for small drones (9903.08.22), ${large}. The highest is shown.`
    : `${large}.`;
  return { ...conditional(percent(100), basis), paid: true };
}

function pharmaceuticals({ line }: Goods): Outcome {
  if (chapterOf(line.hts) !== '30') return notApplicable('For patented pharmaceuticals only.');
  return conditional(null, 'For patented pharmaceuticals since 2026-07-31; the rate is not in our tables.');
}

function section232Polysilicon({ line }: Goods): Outcome {
  const { line: only, ratePct } = polysilicon;
  if (line.hts !== only) return notApplicable('For polysilicon only.');
  return conditional(percent(ratePct), `${ratePct} %, as reported.`);
}

const judges = {
  general,
  section_301: china301,
  section_301_exclusions: exclusions,
  section_301_semiconductors: semiconductors301,
  forced_labour: forcedLabourAction,
  section_232_metals: section232Metals,
  section_232_semiconductors: section232Semiconductors,
  section_232_autos: section232Vehicles('passenger vehicles'),
  section_232_trucks: section232Vehicles('medium and heavy vehicles'),
  section_232_wood: section232Wood,
  section_232_drones: section232Drones,
  section_232_pharmaceuticals: pharmaceuticals,
  section_232_polysilicon: section232Polysilicon,
} satisfies Partial<Record<LayerId, (goods: Goods) => Outcome>>;

/** A layer that looks at what the goods are. */
type GoodsLayer = keyof typeof judges;
export const isGoodsLayer = (id: LayerId): id is GoodsLayer => id in judges;

/** What a layer comes to for goods of one line, from its first day to its last. */
export function judged(id: GoodsLayer, goods: Goods): Outcome {
  const outcome = judges[id](goods);
  return outcome.status === 'not_applicable' ? outcome : (outOfForce(id, goods.asOf) ?? outcome);
}

/** What a layer comes to before its first day and after its last; null between them. */
export function outOfForce(id: GoodsLayer, asOf: string): Outcome | null {
  const { validFrom, validTo } = layerOf(id);
  if (validFrom && asOf < validFrom) return notApplicable(`Not before ${validFrom}.`);
  if (validTo && asOf > validTo) return expired(`Ended on ${validTo}.`);
  return null;
}
