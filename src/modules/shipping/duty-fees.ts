/** Fees for an entry, by the fiscal year of the customs service. */
export const fees = [
  {
    from: '2025-10-01',
    to: '2026-09-30',
    source: '90 FR 34665',
    mpf: { ratePct: 0.3464, minimum: 33.58, maximum: 651.5 },
    informal: 2.69,
    express: 1.34,
  },
  {
    from: '2026-10-01',
    to: '2027-09-30',
    source: 'FR 2026-15530',
    mpf: { ratePct: 0.3464, minimum: 34.58, maximum: 670.86 },
    informal: 2.77,
    express: null,
  },
];
export const informalUpTo = 2500;
export const harborPct = 0.125;
