type ReplyView = {
  /** What was asked for. */
  lines: { lineId: string; description: string; quantities: number[] }[];
  /** The supplier's own words, line by line. */
  text: string[];
};

export type ReadField =
  | 'unitPrice'
  | 'toolingCost'
  | 'moq'
  | 'leadTimeDays'
  | 'sampleLeadTimeDays'
  | 'paymentTerms'
  | 'decline';

/** `quote` is of one line of the text. `lineId` null: of all lines. */
export type ReadValue = {
  field: ReadField;
  lineId: string | null;
  quantity: number | null;
  value: string | number | { low: number; high: number };
  quote: string;
};

/** Returns null on failure, timeout or invalid output; never throws. */
export type ReplyReader = {
  model: string;
  read(view: ReplyView): Promise<ReadValue[] | null>;
};
