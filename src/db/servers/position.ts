/**
 * How far the log of a database was written or replayed: its timeline, and the place on it in bytes. A promotion starts a
 * new timeline.
 */
export type Position = { timeline: number; at: bigint };

/** Of `3/0/16B3748`: the timeline, then the place as PostgreSQL writes it. */
export function parsePosition(text: string): Position {
  const [timeline = '', high = '', low = ''] = text.split('/');
  return { timeline: Number(timeline), at: (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) };
}

export const hasReached = (one: Position, other: Position): boolean =>
  one.timeline === other.timeline ? one.at >= other.at : one.timeline > other.timeline;
