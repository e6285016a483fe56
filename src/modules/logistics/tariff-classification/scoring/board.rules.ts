import type { LineIndex } from './line-index.rules.ts';
import type { Evidence } from './use-pattern.rules.ts';

export type Scored = { line: number; points: number; words: Set<string>; evidence: Evidence[]; material: boolean };

export function addPoints(board: Map<number, Scored>, line: number, said: string, points: number): void {
  const scored = board.get(line);
  if (!scored) board.set(line, { line, points, words: new Set([said]), evidence: [], material: false });
  else {
    scored.points += points;
    scored.words.add(said);
  }
}

const minBestPoints = 8;
export const getBestPoints = (board: ReadonlyMap<number, Scored>): number =>
  Math.max(minBestPoints, ...[...board.values()].map(({ points }) => points));

export function findBest(board: ReadonlyMap<number, Scored>, accepts: (line: number) => boolean): Scored | undefined {
  let best: Scored | undefined;
  for (const scored of board.values()) {
    if (accepts(scored.line) && scored.points > (best?.points ?? 0)) best = scored;
  }
  return best;
}

export function lowerLines(lines: LineIndex['lines'], board: ReadonlyMap<number, Scored>, rule: Evidence): void {
  for (const scored of board.values()) {
    const hts = lines[scored.line]?.hts ?? '';
    if (rule.lines.some((start) => hts.startsWith(start))) scored.points *= 1 + rule.weight;
  }
}

export function liftLine(board: Map<number, Scored>, line: number, evidence: Evidence, best: number): void {
  const scored = board.get(line) ?? { line, points: 0, words: new Set<string>(), evidence: [], material: false };
  scored.points += evidence.weight * best;
  scored.evidence.push(evidence);
  board.set(line, scored);
}
