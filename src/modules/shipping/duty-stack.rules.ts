import { isGoodsLayer, judged, outOfForce } from './duty.rules.ts';
import { fees, harborPct, informalUpTo } from './duty-fees.ts';
import { checkedAt, datedFrom, datedTo, type LayerId, layers } from './duty-layers.ts';
import {
  applies,
  conditional,
  expired,
  notApplicable,
  type Outcome,
  percent,
  terminated,
  together,
  unknown,
} from './duty-outcome.rules.ts';
import type { Ledger } from './figure.rules.ts';
import type { DutyStatus, ShippingMode } from './shipping.shapes.ts';
import { linesOf, type Tariff } from './tariff.rules.ts';

/** What duty depends on. `hts` is normalised, `asOf` is the day of entry; the origin is China. */
export type Entry = {
  hts: string | null;
  modes: readonly ShippingMode[];
  declaredValueUsd: number | null;
  asOf: string;
};

export type DutyRow = {
  layer: LayerId;
  name: string;
  status: DutyStatus;
  ratePct: number | null;
  amountUsd: number | null;
  appliesTo: 'all' | ShippingMode[];
  basis: string;
  source: string;
  /** The days it is in force; null is open. `checkedAt` is when the facts were last looked at. */
  validFrom: string | null;
  validTo: string | null;
  checkedAt: string;
};

/** Whether our tables state the layers of a day. */
export const isDated = (asOf: string): boolean => datedFrom <= asOf && asOf <= datedTo;
export const datedDays = `${datedFrom} to ${datedTo}`;

/** Every layer of duty and fees in order, each with the status that fits the goods. Enters its numbers at `dutyStack[n]`. */
export function dutyStackOf(tariff: Tariff, entry: Entry, ledger: Ledger): DutyRow[] {
  const { declaredValueUsd: value } = entry;
  const ofGoods = goodsOutcomes(tariff, entry);
  return layers.map(({ id, name, source, validFrom, validTo }, at): DutyRow => {
    const path = `dutyStack[${at}]`;
    const fee = feeOf(id, entry);
    const { status, rate, basis } = fee?.outcome ?? ofGoods(id);
    const ratePct = rate && ledger.enter(`${path}.ratePct`, rate.formula, rate.inputs, basis);
    const appliesTo: DutyRow['appliesTo'] = fee?.appliesTo ?? 'all';
    const row = { layer: id, name, status, ratePct, appliesTo, basis, source, validFrom, validTo, checkedAt };
    const amount = fee?.amount ?? (rate && percentage);
    if (value === null || !amount) return { ...row, amountUsd: null };
    const inputs = { value, ...(ratePct !== null && { rate: ratePct }), ...fee?.inputs };
    return { ...row, amountUsd: ledger.enter(`${path}.amountUsd`, amount, inputs, `${name}: ${source}`) };
  });
}

const percentage = 'round(value * rate / 100, 2)';

/** Layers that are the same for all goods. */
const alike: Partial<Record<LayerId, () => Outcome>> = {
  excess_capacity: () => unknown('An investigation is open; no action was found by September 2026.'),
  section_232_open: () =>
    unknown(
      'Robotics and industrial machinery, medical devices and wind turbines are investigated; no duty was found.',
    ),
  ieepa_fentanyl: () => terminated('Struck down on 2026-02-20; not collected since 2026-02-24.'),
  ieepa_reciprocal: () => terminated('Struck down on 2026-02-20; not collected since 2026-02-24.'),
  section_122: () => expired('10 % until 2026-07-23, the end of its 150 days.'),
  section_201: () => expired('Ended on 2026-02-06.'),
  section_338: () => notApplicable('For goods of Canada only.'),
  adcvd: () => unknown('Depends on the words of each order and on the exporter. Search the cases of the ITA.'),
  de_minimis: () => terminated('No relief: ended for China on 2025-05-02 and for all origins on 2025-08-29.'),
};

/** What the layers that are no fees come to; `adcvd` adds what was seen of orders. */
function goodsOutcomes(tariff: Tariff, { hts, asOf }: Entry): (id: LayerId) => Outcome {
  const { lines, suffix } = hts === null ? { lines: [], suffix: null } : linesOf(tariff, hts);
  return (id) => {
    if (isGoodsLayer(id)) {
      if (!lines.length) return outOfForce(id, asOf) ?? withoutLine(hts);
      return together(
        lines.map((line) => judged(id, { line, suffix, asOf })),
        lines,
      );
    }
    const outcome = alike[id]!();
    const seen = id === 'adcvd' && lines.length === 1 ? lines[0]!.worked?.adcvd : undefined;
    return seen ? { ...outcome, basis: `${outcome.basis} Of this line: ${seen}.` } : outcome;
  };
}

const withoutLine = (hts: string | null) =>
  unknown(hts === null ? 'No HTS number was given.' : `${hts} is not in our tables, which hold chapters 28 to 97.`);

type Fee = { outcome: Outcome; appliesTo?: ShippingMode[]; amount?: string; inputs?: Record<string, number> };

function feeOf(id: LayerId, { modes, declaredValueUsd: value, asOf }: Entry): Fee | null {
  const year = fees.find(({ from, to }) => from <= asOf && asOf <= to)!;
  const since = `${year.from} to ${year.to}, ${year.source}`;
  switch (id) {
    case 'mpf': {
      const { ratePct, minimum, maximum } = year.mpf;
      const basis = `${ratePct} % of the value, at least ${minimum} and at most ${maximum} USD an entry (${since}).`;
      const amount = 'round(min(maximum, max(minimum, value * rate / 100)), 2)';
      return { outcome: applies(percent(ratePct), basis), amount, inputs: { minimum, maximum } };
    }
    case 'mpf_informal':
      if (value !== null && value > informalUpTo)
        return { outcome: notApplicable(`Informal entry is open up to ${informalUpTo} USD.`) };
      return {
        outcome: conditional(
          null,
          `${year.informal} USD in place of the formal fee, if entered informally (${since}).`,
        ),
        amount: 'fee',
        inputs: { fee: year.informal },
      };
    case 'express_fee': {
      const appliesTo: ShippingMode[] = ['air_express'];
      if (!modes.includes('air_express')) return { outcome: notApplicable('For express hubs only.'), appliesTo };
      if (year.express === null) return { outcome: unknown(`The fee of ${since} is not in our tables.`), appliesTo };
      const basis = `${year.express} USD a waybill, paid by the express operator (${since}).`;
      return { outcome: conditional(null, basis), appliesTo, amount: 'fee', inputs: { fee: year.express } };
    }
    case 'hmf': {
      const appliesTo: ShippingMode[] = ['ocean_lcl'];
      if (!modes.includes('ocean_lcl')) return { outcome: notApplicable('For ocean shipments only.'), appliesTo };
      return { outcome: applies(percent(harborPct), `${harborPct} % of the value, ocean only.`), appliesTo };
    }
    default:
      return null;
  }
}

const feeIds: readonly LayerId[] = ['mpf', 'mpf_informal', 'express_fee', 'hmf'];

/** What is known of the rate of duty; fees are not duty and stand in no sum of rates. */
export function effectiveRateOf(rows: readonly DutyRow[], ledger: Ledger) {
  const duties = rows.filter(({ layer }) => !feeIds.includes(layer));
  const counted = duties.filter(({ status, ratePct }) => status === 'applies' && ratePct !== null);
  const rates = counted.map(({ ratePct }) => ratePct!);
  return {
    known: ledger.enter('dutyEffectiveRatePct.known', 'sum(rates)', { rates }, 'The rates of the layers counted.'),
    layersCounted: counted.map(({ name }) => name),
    layersUnknown: rows.filter(isOpen).map(({ name }) => name),
  };
}

/** Whether an amount may come on top that is in no sum. */
export const isOpen = ({ status, ratePct }: DutyRow): boolean =>
  status === 'unknown' || status === 'conditional' || (status === 'applies' && ratePct === null);
