import { z } from 'zod';

/** The last complete export; what changed at or after `exportedUntil` is not in the target. */
export const Latest = z.object({ version: z.literal(1), exportedUntil: z.iso.datetime(), manifest: z.string() });

export type Manifest = {
  version: 1;
  /** Null for the first export, which has everything. */
  changedSince: string | null;
  exportedUntil: string;
  files: {
    path: string;
    dataset: string;
    organisationId: string | null;
    month: string | null;
    rows: number;
    bytes: number;
    sha256: string;
  }[];
};
