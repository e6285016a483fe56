import { assertDefined } from '#kernel/assert.ts';
import { getBestPoints, liftLine, type Scored } from './board.rules.ts';
import { getHeading, type LineIndex } from './line-index.rules.ts';
import { compareThresholds, type Measurement, type ThresholdIndex } from './threshold.rules.ts';

const missedThresholdFactor = 0.25;
const metThresholdFactor = 1.02;
const inheritedShare = 0.7;
/** Of the points of the best line, for lines for parts of the machine. */
export const certainPartWeight = 1.2;
export const likelyPartWeight = 0.7;
const machineOfPartFactor = 0.3;

export function liftParts(
  index: LineIndex,
  board: Map<number, Scored>,
  machine: number,
  partLines: readonly number[],
  weight: number,
): void {
  const line = assertDefined(index.lines[machine], 'Line of the machine');
  const heading = getHeading(line);
  for (const other of index.headings.get(heading) ?? []) {
    const scored = board.get(other);
    if (scored && !index.isPart[other]) scored.points *= machineOfPartFactor;
  }
  const reason = `A part of goods of heading ${heading} goes with them, unless a heading names it (note 2 to section XVI and the like).`;
  const evidence = { kind: 'part' as const, lines: [], weight, reason, composite: false };
  const best = getBestPoints(board);
  for (const partLine of partLines) liftLine(board, partLine, evidence, best);
}

/** Numbers decide among the lines of a heading: what a line loses, those that the number leads to inherit. */
export function weighThresholds(
  { lines }: LineIndex,
  thresholds: ThresholdIndex,
  board: ReadonlyMap<number, Scored>,
  measurements: readonly Measurement[],
  everything: string,
): void {
  const stems = new Set(everything.trim().split(' '));
  const headingOf = ({ line }: Scored): string => lines[line]?.hts.slice(0, 4) ?? '';
  const misses: Scored[] = [];
  const meets: Scored[] = [];
  for (const scored of board.values()) {
    const line = thresholds.ofLines[scored.line];
    const result = line && compareThresholds(line, measurements, stems);
    if (result === 'meets') meets.push(scored);
    if (result === 'misses') misses.push(scored);
  }
  const lost = new Map<string, number>();
  for (const scored of misses) {
    const heading = headingOf(scored);
    lost.set(heading, Math.max(lost.get(heading) ?? 0, scored.points));
    scored.points *= missedThresholdFactor;
  }
  for (const scored of meets) {
    const gap = (lost.get(headingOf(scored)) ?? 0) - scored.points;
    scored.points = (scored.points + Math.max(0, gap) * inheritedShare) * metThresholdFactor;
  }
}
