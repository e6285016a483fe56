/** Which goods the layers of duty look at. Facts as of the day and from the sources of `duty-layers.ts`. */

/** Headings of China Section 301 whose suspension ends, with the lines that they may take from that day on. */
export const suspended301 = {
  ratePct: 100,
  from: '2026-11-10',
  source: '90 FR 48320, 90 FR 50947',
  headings: [
    { heading: '9903.91.12', what: 'chassis', lines: ['8716.39', '8716.90'] },
    { heading: '9903.91.14', what: 'ship-to-shore cranes', lines: ['8426.19.00'] },
  ],
};

/** Headings of Section 232 on metals. The last tops the general duty up to its rate. */
export const metals: Record<string, { ratePct: number; inTotal?: true }> = {
  '9903.82.02': { ratePct: 50 },
  '9903.82.09': { ratePct: 25 },
  '9903.82.10': { ratePct: 15, inTotal: true },
};
/** Only outside these chapters does an article with less than 15 % of metal by weight leave Section 232 (9903.82.03). */
export const metalChapters = ['72', '73', '74', '76'];

export const forcedLabourPct = 12.5;

/** Electronics that pay no forced-labour duty (9903.05.86, note 52(b)): the beginnings of their numbers. */
export const forcedLabourExempt = [
  ...['8471.30.01', '8471.41.01', '8471.49.00', '8471.50.01', '8471.60.10', '8471.60.20', '8471.60.70', '8471.60.80'],
  ...['8471.60.90', '8471.70', '8471.80.10', '8471.80.40', '8471.80.90', '8471.90.00'],
  ...['8473.30.11', '8473.30.20', '8473.30.51', '8473.30.91', '8486', '8517.13.00', '8517.62.00', '8523.51.00'],
  ...['8524', '8528.52.00', '8541.10', '8541.21', '8541.29', '8541.30', '8541.41', '8541.49', '8541.51', '8541.59'],
  ...['8541.90', '8542.31', '8542.32', '8542.33', '8542.39', '8542.90', '8549.13'],
  ...['9030.82', '9030.90.84', '9031.41.00', '9031.49.70', '9031.80.40', '9031.90.45', '9031.90.54', '9031.90.70'],
];

/** Road tractors, buses, cars, trucks, and what is made for them: Section 232 on vehicles likely takes the whole line. */
export const likelyVehicles = ['8701.2', '8702', '8703', '8704', '8706', '8707', '8708'];

/** Books and pictures: whether the forced-labour action takes informational materials was not found. */
export const informational = ['4901', '4911.10', '4911.91', '4911.99.20', '4911.99.60'];

/** LEDs and solar cells stand among the chips of heading 8541 and are none. */
export const chips = { headings: ['8541', '8542'], except: ['8541.41', '8541.42', '8541.43'] };

export const smallDrones = ['8806.21', '8806.22', '8806.23', '8806.91', '8806.92', '8806.93'];
export const polysilicon = { line: '2804.61.00', ratePct: 15 };
export const computing = ['8471.50', '8471.80', '8473.30'];
export const wood: { ratePct: number; what: string; lines: string[] }[] = [
  { ratePct: 10, what: 'softwood timber and lumber', lines: ['4403', '4406', '4407', '4409'] },
  { ratePct: 25, what: 'upholstered wooden furniture', lines: ['9401.61'] },
  { ratePct: 25, what: 'kitchen cabinets and vanities', lines: ['9403.40', '9403.60', '9403.91'] },
];
/** Chapters in which an article may be a vehicle or a part of one. */
export const vehicleChapters = ['39', '40', '68', '70', '73', '76', '83', '84', '85', '87', '90', '91', '94'];

/**
 * Lines whose statistical suffix, the last two of ten digits, decides. `section301`: the heading of a suffix, `*` of any
 * other. `metals`: the suffixes that Section 232 lists, with their heading. In some lines all suffixes are listed, the
 * named ones by the dearer heading. `others`: those that are known not to be listed, where not all others are.
 * `dockingStations`: the one that may be of drones. `wood` with `unsure` is our own knowledge and decides nothing.
 */
export const suffixes: Record<
  string,
  {
    section301?: Record<string, string>;
    metals?: { listed: string[]; all?: true; withoutExit?: true; others?: string[] };
    exempt?: string[];
    dockingStations?: string;
    wood?: { listed: string[]; unsure?: true };
  }
> = {
  '7326.20.00': { metals: { listed: ['90'], all: true } },
  '7326.90.86': { metals: { listed: ['88'], all: true } },
  '7616.99.51': { metals: { listed: ['60', '70', '90'], all: true } },
  '8414.59.65': { metals: { listed: ['90'] } },
  '8479.89.95': { metals: { listed: ['99'] } },
  '8480.71.80': { metals: { listed: ['45', '60'], others: ['20'], withoutExit: true } },
  '8480.79.90': { metals: { listed: ['10'] } },
  '8482.10.50': {
    metals: { listed: ['04', '08', '12', '16', '24', '28', '32', '36', '52', '56', '60', '64', '68'] },
  },
  '8483.40.50': { metals: { listed: ['20'] } },
  '8504.40.95': { dockingStations: '80' },
  '8505.11.00': { exempt: ['70'] },
  '8517.62.00': { section301: { '90': '9903.88.15', '*': '9903.88.04' } },
  '8536.90.85': { metals: { listed: ['85'] } },
  '8537.10.91': { dockingStations: '70' },
  '9401.61.40': { wood: { listed: ['11', '31'] } },
  '9401.61.60': { wood: { listed: ['11', '31'] } },
  '9403.20.00': { metals: { listed: ['75', '82'] } },
  '9403.60.80': { wood: { listed: ['93'], unsure: true } },
  '9403.99.90': { metals: { listed: ['20', '40'] } },
};
