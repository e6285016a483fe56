// The shape of a worked duty case and the notation it is written in. No rule of the tariff lives here: every figure
// of the cases was derived by hand from the facts and the agreed reading, and each case says how in `because`.

export type LayerId =
  | 'general'
  | 'section_301'
  | 'section_301_exclusions'
  | 'section_301_semiconductors'
  | 'forced_labour'
  | 'excess_capacity'
  | 'section_232_metals'
  | 'section_232_semiconductors'
  | 'section_232_autos'
  | 'section_232_trucks'
  | 'section_232_wood'
  | 'section_232_drones'
  | 'section_232_pharmaceuticals'
  | 'section_232_polysilicon'
  | 'section_232_open'
  | 'ieepa_fentanyl'
  | 'ieepa_reciprocal'
  | 'section_122'
  | 'section_201'
  | 'section_338'
  | 'adcvd'
  | 'de_minimis'
  | 'mpf'
  | 'mpf_informal'
  | 'express_fee'
  | 'hmf';

export type Mode = 'air_express' | 'air_freight' | 'ocean_lcl';

/** One row of the stack. `amountUsd` left out = this case says nothing about the amount. */
export type Expected = {
  status: 'applies' | 'conditional' | 'unknown' | 'terminated' | 'expired' | 'not_applicable';
  ratePct: number | null;
  amountUsd?: number | null;
};

export type DutyCase = {
  /** Expected behaviour. */
  name: string;
  /** As written by the caller; null without a number. */
  hts: string | null;
  declaredValueUsd: number | null;
  /** Default all three. */
  modes?: Mode[];
  /** Default 2026-09-15. */
  asOf?: string;
  expect: Partial<Record<LayerId, Expected>>;
  /** dutyEffectiveRatePct.known */
  known: number;
  /** layersCounted, in stack order. */
  counted: LayerId[];
  /** layersUnknown, in stack order, where the whole list was worked out. */
  unknown?: LayerId[];
  /** The facts used and the arithmetic. */
  because: string;
};

export const applies = (ratePct: number | null, amountUsd?: number | null): Expected =>
  row('applies', ratePct, amountUsd);
export const conditional = (ratePct: number | null, amountUsd?: number | null): Expected =>
  row('conditional', ratePct, amountUsd);
export const unknown: Expected = { status: 'unknown', ratePct: null, amountUsd: null };
export const none: Expected = { status: 'not_applicable', ratePct: 0 };
export const expired: Expected = { status: 'expired', ratePct: 0 };
/** A row of rate 0 whose amount is stated as well: 0 with a declared value, null without. */
export const zero = (status: 'terminated' | 'expired' | 'not_applicable', amountUsd: 0 | null): Expected =>
  row(status, 0, amountUsd);

/** The two rows that are open together on a line that can hold vehicles or their parts. */
export const vehicles: LayerId[] = ['section_232_autos', 'section_232_trucks'];

/** The modes and a value above 2,500 leave neither mpf_informal nor express_fee open. */
export const formal: Mode[] = ['air_freight', 'ocean_lcl'];

function row(status: Expected['status'], ratePct: number | null, amountUsd?: number | null): Expected {
  return amountUsd === undefined ? { status, ratePct } : { status, ratePct, amountUsd };
}
