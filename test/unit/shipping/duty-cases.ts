import type { DutyCase } from './duty-case.ts';
import { amendments } from './duty-cases.amendments.ts';
import { dates } from './duty-cases.dates.ts';
import { goods28to67 } from './duty-cases.goods-28-67.ts';
import { goods68to97 } from './duty-cases.goods-68-97.ts';
import { metals } from './duty-cases.metals.ts';
import { programmes } from './duty-cases.programmes.ts';
import { suffixes } from './duty-cases.suffixes.ts';

export type { DutyCase } from './duty-case.ts';

/** Worked by hand from the facts and the agreed reading, never from the implementation. */
export const dutyCases: DutyCase[] = [
  ...goods28to67,
  ...goods68to97,
  ...metals,
  ...suffixes,
  ...programmes,
  ...dates,
  ...amendments,
];
