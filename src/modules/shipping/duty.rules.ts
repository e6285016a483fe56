import {
  computing,
  dockingStations,
  drones,
  forcedLabourExempt,
  forcedLabourPct,
  informational,
  type LayerId,
  layerOf,
  metalChapters,
  metals,
  polysilicon,
  section301,
  suffixes,
  vehicleChapters,
  wood,
} from './duty-layers.ts';
import {
  applies,
  conditional,
  expired,
  type Goods,
  notApplicable,
  type Outcome,
  percent,
  unknown,
} from './duty-outcome.rules.ts';

/** The layers that look at what the goods are. `asOf` is the day of entry, as `2026-09-15`. */
export type GoodsLayer = (goods: Goods, asOf: string) => Outcome;

const begins = (hts: string, beginnings: readonly string[]) => beginnings.some((one) => hts.startsWith(one));
const { validTo: exclusionsUntil } = layerOf('section_301_exclusions');
const { validFrom: forcedLabourSince } = layerOf('forced_labour');
const { validFrom: dronesSince } = layerOf('section_232_drones');
const { validFrom: polysiliconSince } = layerOf('section_232_polysilicon');

const chapterOf = (hts: string) => hts.slice(0, 2);

function general({ line: { general } }: Goods): Outcome {
  if (general.pct !== null) return applies(percent(general.pct), `Column 1 general: ${general.text}.`);
  return applies(null, `Column 1 general: "${general.text}". This is no plain percentage, so it is not in any sum.`);
}

function china301({ line, suffix }: Goods): Outcome {
  const bySuffix = suffixes[line.hts]?.section301;
  const decided = bySuffix && suffix ? (bySuffix[suffix] ?? bySuffix['*']!) : null;
  const headings = decided ? [decided] : line.section301;
  const known = headings.flatMap((heading) => (section301[heading] ? [{ heading, ...section301[heading] }] : []));
  const named = known.map(({ heading, name, since }) => `${heading} (${name}, since ${since})`).join(' or ');
  if (!headings.length) return notApplicable('The line has no China Section 301 footnote.');
  if (known.length < headings.length) return unknown(`${headings.join(', ')}: its rate is not in our tables.`);
  const rates = [...new Set(known.flatMap(({ ratesPct }) => ratesPct))];
  if (!rates.length) return notApplicable(`${named}: never collected.`);
  const settled = rates.length === 1 && (decided || !known.some(({ someSuffixes }) => someSuffixes));
  if (settled) return applies(percent(rates[0]!), `${named}: ${rates[0]} %.`);
  const all = rates.toSorted((a, b) => a - b).join(', ');
  return conditional(
    percent(Math.max(...rates)),
    `${named}: ${all} %, by statistical suffix${suffix ? ', which our tables do not tell apart' : '; none was given'}. The highest is shown.`,
  );
}

function exclusions(goods: Goods, asOf: string): Outcome {
  const { worked } = goods.line;
  const { status } = china301(goods);
  if (status === 'not_applicable') return notApplicable('There is no China Section 301 duty to be excluded from.');
  if (worked && !worked.excluded) return notApplicable('No exclusion names goods of this line.');
  if (asOf > exclusionsUntil!) return expired(`The exclusions ended on ${exclusionsUntil}.`);
  if (!worked) return unknown('Which of the 178 exclusions name goods of this line is not in our tables.');
  return conditional(
    percent(0),
    `Goods that an exclusion describes word by word are free of China Section 301 duty until ${exclusionsUntil}.`,
  );
}

function semiconductors301({ line }: Goods): Outcome {
  if (!begins(line.hts, ['8541', '8542'])) return notApplicable('For semiconductors only.');
  return applies(percent(0), 'At 0 % until 2027-06-22; a rate is to be announced.');
}

function forcedLabourAction(goods: Goods, asOf: string): Outcome {
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
  const [metal, timber, drone] = [section232Metals(goods), section232Wood(goods), section232Drones(goods, asOf)];
  if ([metal, timber, drone].some(({ paid }) => paid))
    return notApplicable('A Section 232 duty is paid instead (9903.05.90). Confirm it at the primary source.');
  // Of what only a rare use of a line would pay (docking stations, vehicle parts) the duty is collected all the same.
  const likely = begins(line.hts, ['8807.30']) ? [metal, timber, drone] : [metal, timber];
  if (likely.some(({ status }) => status === 'conditional'))
    return conditional(rate, `9903.05.31: ${ratePct} %, but nothing if a Section 232 duty is paid (9903.05.90).`);
  return applies(rate, `9903.05.31: ${ratePct} % since ${forcedLabourSince}; litigated, still collected.`);
}

function section232Metals({ line, suffix }: Goods): Outcome {
  if (!line.metals) return notApplicable('The line is on no metals list of note 16.');
  const { heading, whole } = line.metals;
  const { ratePct, inTotal } = metals[heading]!;
  const rate = inTotal ? topUp(ratePct, line.general.pct) : percent(ratePct);
  const says = inTotal
    ? `${heading}: tops the general duty up to ${ratePct} % of the full customs value`
    : `${heading}: ${ratePct} % of the full customs value`;
  const exit = `unless steel, aluminium and copper are under 15 % of the weight of the article (9903.82.03)`;
  const withExit = !metalChapters.includes(chapterOf(line.hts));
  if (whole) return withExit ? conditional(rate, `${says}, ${exit}.`) : applies(rate, `${says}.`);

  const rule = suffixes[line.hts]?.metals;
  if (!rule)
    return conditional(rate, `${says}, for some statistical suffixes of the line; our tables do not say which.`);
  const listed = `${rule.listed.join(', ')}`;
  if (rule.all) {
    if (suffix && rule.listed.includes(suffix)) return applies(rate, `${says}, for the suffix ${suffix}.`);
    return {
      ...conditional(
        rate,
        `${says} for the suffixes ${listed}; 25 % (9903.82.09) for the others. The highest is shown.`,
      ),
      paid: true,
    };
  }
  if (suffix && (rule.others ?? [suffix]).includes(suffix) && !rule.listed.includes(suffix))
    return notApplicable(`Only the statistical suffixes ${listed} are listed.`);
  if (suffix && rule.withoutExit && rule.listed.includes(suffix))
    return applies(rate, `${says}, for the suffix ${suffix}.`);
  return conditional(rate, `${says}, for the statistical suffixes ${listed}${rule.withoutExit ? '' : `, ${exit}`}.`);
}

const topUp = (ratePct: number, generalPct: number | null) =>
  generalPct === null ? null : { formula: 'max(total - general, 0)', inputs: { total: ratePct, general: generalPct } };

function section232Semiconductors({ line }: Goods): Outcome {
  if (!begins(line.hts, computing)) return notApplicable('For some lines of 8471 and 8473 only.');
  return conditional(
    percent(25),
    '25 %, only inside the bands of performance and memory bandwidth of note 39(b); ordinary consumer hardware is outside.',
  );
}

const section232Vehicles =
  (what: string): GoodsLayer =>
  ({ line }) => {
    const possible = line.worked ? line.worked.vehiclePart : vehicleChapters.includes(chapterOf(line.hts));
    if (!possible) return notApplicable(`For ${what} and their parts only.`);
    return conditional(percent(25), `25 %, only if the article is one of the ${what} or a part of one.`);
  };

function section232Wood({ line }: Goods): Outcome {
  const group = wood.find(({ lines }) => begins(line.hts, lines));
  if (!group) return notApplicable('For timber, upholstered wooden furniture and cabinets only.');
  return conditional(percent(group.ratePct), `${group.ratePct} %, for the statistical suffixes of ${group.what}.`);
}

function section232Drones({ line }: Goods, asOf: string): Outcome {
  const station = dockingStations.includes(line.hts);
  if (!station && !begins(line.hts, ['8806', '8807.30']))
    return notApplicable('For unmanned aircraft, their parts and docking stations only.');
  if (asOf < dronesSince!) return notApplicable(`Not before ${dronesSince}.`);
  if (station) return conditional(percent(100), '9903.08.21: 100 %, only for docking and charging stations of drones.');
  if (begins(line.hts, ['8807.30']))
    return conditional(percent(100), '9903.08.21: 100 % for some parts of drones; components at 25 % from 2027-02-09.');
  const small = begins(line.hts, drones.small) ? '25 % for small drones (9903.08.22), ' : '';
  return {
    ...conditional(
      percent(100),
      `${small}100 % with a thermal camera or above 25 kg (9903.08.21). The highest is shown.`,
    ),
    paid: true,
  };
}

function pharmaceuticals({ line }: Goods): Outcome {
  if (chapterOf(line.hts) !== '30') return notApplicable('For patented pharmaceuticals only.');
  return conditional(null, 'For patented pharmaceuticals since 2026-07-31; the rate is not in our tables.');
}

function section232Polysilicon({ line }: Goods, asOf: string): Outcome {
  const { line: only, ratePct } = polysilicon;
  if (asOf < polysiliconSince!) return notApplicable(`Not before ${polysiliconSince}, as reported.`);
  if (line.hts !== only) return notApplicable('For polysilicon only.');
  return conditional(percent(ratePct), `${ratePct} % since ${polysiliconSince}, as reported.`);
}

export const goodsLayers: Partial<Record<LayerId, GoodsLayer>> = {
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
};
