import { z } from 'zod';

const cell = z.string().transform((text) => text.trim());
const day = z
  .string()
  .regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'must be a date, such as 2026-03-02, or empty')
  .transform((text) => text || null);
const list = z.string().transform((text) =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

/** The columns that are read; the public file has others beside them, in any order. */
export const ListRow = z.object({
  source: cell.refine((text) => text !== '', 'must not be empty'),
  type: cell,
  name: cell.refine((text) => text !== '', 'must not be empty'),
  alt_names: list,
  addresses: list,
  start_date: day,
  end_date: day,
});

export type ListEntry = {
  list: string;
  /** Of a person or an organisation; null where the list does not say. */
  kind: 'person' | 'organisation' | null;
  name: string;
  aliases: string[];
  addresses: string[];
  endDate: string | null;
};

export type ScreeningList = {
  /** Newest start date of a row and the beginning of the SHA-256 of the file. */
  version: string;
  isSynthetic: boolean;
  entries: ListEntry[];
};
