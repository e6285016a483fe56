export type RequestedLine = { lineId: string; description: string; quantities: number[] };

export type Range = { low: number; high: number };
