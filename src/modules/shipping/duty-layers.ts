/**
 * The layers of duty and fees on goods of China that enter the United States, in the order in which they are shown.
 * Facts as of September 2026, last looked at on the day of `checkedAt`; each names its source. A layer whose figure
 * changes has a period for each: `to` is the last day, null while none is known.
 */
export const checkedAt = '2026-11-20';
/** The day that contract 1.1.3 states duty for. */
export const contractAsOf = '2026-09-15';
/** The days for which the periods below are complete. */
export const datedFrom = '2026-07-24';
export const datedTo = '2026-12-31';

export type LayerId = (typeof layers)[number]['id'];

export const layerOf = (id: LayerId) => layers.find((layer) => layer.id === id)!;

const schedule = 'HTSUS 2026, USITC export Rev 10 (2026-06-08)';
const note16 = 'HTSUS chapter 99 note 16; Proc. 11021 (91 FR 18201) and 11032 (91 FR 34085); CSMS 68253075, 68855869';

export const layers = [
  {
    id: 'general',
    validFrom: null,
    validTo: null,
    name: 'General (MFN) duty',
    source: `HTSUS chapters 1-97; ${schedule}`,
  },
  {
    id: 'section_301',
    validFrom: '2018-07-06',
    validTo: null,
    name: 'China Section 301 (lists 1-4 and four-year review)',
    source: `HTSUS chapter 99 notes 20 and 31; 89 FR 76581; CSMS 62411889; ${schedule}`,
  },
  {
    id: 'section_301_exclusions',
    validFrom: '2024-06-15',
    validTo: '2026-11-09',
    name: 'China Section 301 exclusions',
    source: 'HTSUS 9903.88.69 and 9903.88.70; 90 FR 55232; 91 FR 56538',
  },
  {
    id: 'section_301_semiconductors',
    validFrom: '2025-12-23',
    validTo: '2027-06-22',
    name: 'China Section 301 legacy semiconductors',
    source: 'USTR action of 2025-12-23; HTSUS chapter 99 note 31(f)(ii)',
  },
  {
    id: 'forced_labour',
    validFrom: '2026-07-24',
    validTo: null,
    name: 'Section 301 forced-labour action',
    source: 'HTSUS chapter 99 note 52; FR 2026-15181; 91 FR 34272; CSMS 69326983',
  },
  {
    id: 'excess_capacity',
    validFrom: null,
    validTo: null,
    name: 'Section 301 structural excess capacity',
    source: 'USTR investigation of 2026-03-11, as reported 2026-08-28',
  },
  {
    id: 'section_232_metals',
    validFrom: '2026-04-06',
    validTo: null,
    name: 'Section 232 steel, aluminium and copper',
    source: note16,
  },
  {
    id: 'section_232_semiconductors',
    validFrom: '2026-01-15',
    validTo: null,
    name: 'Section 232 semiconductors',
    source: 'HTSUS 9903.79.01, chapter 99 note 39; CSMS 67400472',
  },
  {
    id: 'section_232_autos',
    validFrom: '2025-04-03',
    validTo: null,
    name: 'Section 232 automobiles and their parts',
    source: 'HTSUS 9903.94.01 and 9903.94.05; Proc. 10908',
  },
  {
    id: 'section_232_trucks',
    validFrom: '2025-11-01',
    validTo: null,
    name: 'Section 232 medium and heavy vehicles and their parts',
    source: 'HTSUS 9903.74.01 and 9903.74.08',
  },
  {
    id: 'section_232_wood',
    validFrom: '2025-10-14',
    validTo: null,
    name: 'Section 232 timber, upholstered furniture and cabinets',
    source: 'HTSUS 9903.76.01 to 9903.76.03; proclamation of 2025-09-29',
  },
  {
    id: 'section_232_drones',
    validFrom: '2026-09-03',
    validTo: null,
    name: 'Section 232 unmanned aircraft',
    source: 'HTSUS 9903.08.21 and 9903.08.22; Proc. 11055 (2026-08-13); CSMS 69738151',
  },
  {
    id: 'section_232_pharmaceuticals',
    validFrom: '2026-07-31',
    validTo: null,
    name: 'Section 232 patented pharmaceuticals',
    source: 'Reported in force since 2026-07-31; the text was not read',
  },
  {
    id: 'section_232_polysilicon',
    validFrom: '2026-12-01',
    validTo: null,
    name: 'Section 232 polysilicon',
    source: 'Reported as scheduled for December 2026; the text was not read',
  },
  {
    id: 'section_232_open',
    validFrom: null,
    validTo: null,
    name: 'Section 232 open investigations',
    source: 'Investigations opened in September 2025, as reported 2026-08-28',
  },
  {
    id: 'ieepa_fentanyl',
    validFrom: '2025-02-04',
    validTo: '2026-02-23',
    name: 'IEEPA fentanyl duty on China',
    source: 'Learning Resources v. Trump, US Supreme Court 2026-02-20; CSMS 67834313',
  },
  {
    id: 'ieepa_reciprocal',
    validFrom: '2025-04-05',
    validTo: '2026-02-23',
    name: 'IEEPA reciprocal duty',
    source: 'Learning Resources v. Trump, US Supreme Court 2026-02-20; CSMS 67834313',
  },
  {
    id: 'section_122',
    validFrom: '2026-02-24',
    validTo: '2026-07-23',
    name: 'Section 122 surcharge',
    source: 'HTSUS 9903.03.01; proclamation of 2026-02-20 under 19 USC 2132',
  },
  {
    id: 'section_201',
    validFrom: '2018-02-07',
    validTo: '2026-02-06',
    name: 'Section 201 solar safeguard',
    source: 'HTSUS 9903.45, as reported',
  },
  { id: 'section_338', validFrom: null, validTo: null, name: 'Section 338', source: 'As reported 2026-08-28' },
  {
    id: 'adcvd',
    validFrom: null,
    validTo: null,
    name: 'Antidumping and countervailing duty',
    source: '19 USC 1671 and 1673; cases of the ITA',
  },
  {
    id: 'de_minimis',
    validFrom: '2016-03-10',
    validTo: '2025-08-28',
    name: 'De minimis exemption (Section 321)',
    source: 'EO 14324; EO 14388 (2026-02-20); 91 FR 37789 and 37801',
  },
  {
    id: 'mpf',
    validFrom: '2025-10-01',
    validTo: '2027-09-30',
    name: 'Merchandise Processing Fee (formal entry)',
    source: '19 CFR 24.23',
  },
  {
    id: 'mpf_informal',
    validFrom: '2025-10-01',
    validTo: '2027-09-30',
    name: 'Merchandise Processing Fee (informal entry)',
    source: '19 CFR 24.23',
  },
  {
    id: 'express_fee',
    validFrom: '2025-10-01',
    validTo: '2026-09-30',
    name: 'Express consignment fee',
    source: '19 CFR 24.23(b)(4)',
  },
  {
    id: 'hmf',
    validFrom: '1991-01-01',
    validTo: null,
    name: 'Harbor Maintenance Fee',
    source: '19 CFR 24.24; 26 USC 4461',
  },
] as const;

/**
 * Headings of China Section 301, with the rates they can mean. Those of the review replace those of a list. `since` is
 * the first day of the rate, where our sources name it; `doubt` is what they leave open.
 */
export const section301: Record<
  string,
  { name: string; ratesPct: number[]; since?: string; someSuffixes?: true; doubt?: string }
> = {
  '9903.88.01': { name: 'List 1', ratesPct: [25], since: '2018-07-06' },
  '9903.88.02': { name: 'List 2', ratesPct: [25], since: '2018-08-23' },
  '9903.88.03': { name: 'List 3', ratesPct: [25], since: '2019-05-10' },
  '9903.88.04': { name: 'List 3, some statistical suffixes', ratesPct: [25], since: '2019-05-10', someSuffixes: true },
  '9903.88.15': { name: 'List 4A', ratesPct: [7.5], since: '2020-02-14' },
  '9903.88.16': { name: 'List 4B, suspended before its start on 2019-12-15', ratesPct: [] },
  '9903.91.01': { name: 'four-year review', ratesPct: [25], since: '2024-09-27' },
  '9903.91.02': { name: 'four-year review, solar cells', ratesPct: [50], since: '2024-09-27' },
  '9903.91.03': { name: 'four-year review, vehicles and syringes', ratesPct: [100], since: '2024-09-27' },
  '9903.91.05': { name: 'four-year review, semiconductors', ratesPct: [50], since: '2025-01-01' },
  '9903.91.06': { name: 'four-year review, batteries, magnets and graphite', ratesPct: [25], since: '2026-01-01' },
  '9903.91.07': { name: 'four-year review, masks', ratesPct: [50] },
  '9903.91.08': { name: 'four-year review, medical gloves', ratesPct: [50, 100], doubt: 'our sources name both steps' },
  '9903.91.11': { name: 'four-year review, tungsten', ratesPct: [25], since: '2025-01-01' },
};

const [june, derivative] = ['2026-06-08', '9903.82.09'];
const either = `9903.82.09 (25 %) or, since ${june}, 9903.82.10 (up to 15 % in total)`;
/**
 * What a proclamation changed in the lists of Rev 6, for the lines that are not worked through: from one heading to
 * another, null being none, or to what our sources leave in doubt. The first row that fits a line counts.
 */
export const changedMetals: {
  since: string;
  by: string;
  rows: { lines: string[]; from: string | null; to?: string | null; doubt?: string }[];
} = {
  since: june,
  by: 'Proc. 11032',
  rows: [
    { lines: ['3701.30.00'], from: null, to: derivative },
    { lines: ['8708.29.21'], from: derivative, to: null },
    { lines: ['8479.89.55'], from: derivative, to: '9903.82.10' },
    { lines: ['8415.90.80'], from: derivative, doubt: `${either}, or listed no more` },
    { lines: ['8415', '8432', '8433', '8701.1', '8701.3', '8701.9'], from: derivative, doubt: either },
  ],
};
