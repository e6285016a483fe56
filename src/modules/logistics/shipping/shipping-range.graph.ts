import { builder } from '#graph/builder.ts';
import type { Range } from './freight/freight.rules.ts';

export const RangeRef = builder.objectRef<Range>('ShippingRange').implement({
  fields: (t) => ({ low: t.exposeFloat('low'), high: t.exposeFloat('high') }),
});
