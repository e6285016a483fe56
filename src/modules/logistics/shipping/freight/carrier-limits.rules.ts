import type { Carton, ShippingMode } from '../shipping.schema.ts';
import type { CarrierLimit } from './carrier-limits.schema.ts';

type LimitCheck = { isCarried: boolean; said: string | null };

/** Whether some carrier of the mode takes every piece. Modes without published limits take all. */
export function checkPieces(
  limits: readonly CarrierLimit[],
  mode: ShippingMode,
  cartons: readonly Carton[] | undefined,
): LimitCheck {
  const carriers = limits.filter((limit) => limit.mode === mode);
  const refusals = carriers.flatMap((limit) => {
    const piece = cartons?.find((carton) => exceeds(carton, limit));
    return piece ? [describeRefusal(piece, limit)] : [];
  });
  if (!refusals.length) return { isCarried: true, said: null };
  return { isCarried: refusals.length < carriers.length, said: refusals.join(' ') };
}

function measure({ lengthCm, widthCm, heightCm }: Carton) {
  const [length = 0, ...others] = [lengthCm, widthCm, heightCm].toSorted((one, other) => other - one);
  const girth = others.reduce((sum, side) => sum + 2 * side, 0);
  return { length, lengthAndGirth: length + girth };
}

function exceeds(carton: Carton, limit: CarrierLimit): boolean {
  const { length, lengthAndGirth } = measure(carton);
  return (
    carton.weightKg > limit.maxWeightKg || length > limit.maxLengthCm || lengthAndGirth > limit.maxLengthAndGirthCm
  );
}

function describeRefusal(carton: Carton, limit: CarrierLimit): string {
  const { length, lengthAndGirth } = measure(carton);
  const { carrier, maxWeightKg, maxLengthCm, maxLengthAndGirthCm, source, asOf } = limit;
  return `A piece of ${carton.weightKg} kg, ${length} cm long, ${lengthAndGirth} cm length and girth, exceeds what ${carrier} takes: ${maxWeightKg} kg, ${maxLengthCm} cm, ${maxLengthAndGirthCm} cm (${source}; as of ${asOf}).`;
}
