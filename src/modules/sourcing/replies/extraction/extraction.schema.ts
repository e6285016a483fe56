import type { EvidenceField, EvidenceReader } from '#modules/sourcing/supplier-links/answers/supplier-answer.schema.ts';
import type { Passage } from './passage.rules.ts';

export type RequestedLine = { lineId: string; description: string; quantities: number[] };

export type Range = { low: number; high: number };

/** A value that a passage states. `lineId` null: of all lines of the request, or of none that the passage names. */
export type Stated<Value> = {
  value: Value;
  field: EvidenceField;
  lineId: string | null;
  quantity: number | null;
  passage: Passage;
  readBy: EvidenceReader;
};
export type StatedAmount = Stated<string> & { currency: string | null };

/** All that a reply states, also what contradicts itself. */
export type Statements = {
  prices: StatedAmount[];
  tooling: StatedAmount[];
  moq: Stated<number>[];
  leads: Stated<Range>[];
  samples: Stated<Range>[];
  incoterms: Stated<string>[];
  places: Stated<string>[];
  validities: Stated<string>[];
  payments: Stated<string>[];
  declines: Stated<string>[];
};
