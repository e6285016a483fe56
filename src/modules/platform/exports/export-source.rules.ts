import type { Compilable } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import type { ExportKind } from './export.schema.ts';
import type { Format } from './export-column.rules.ts';

export type Filter = Record<string, unknown>;

/** The database as it is at one moment: `read` runs one statement of `db`. */
export type Snapshot = { read: <R>(query: Compilable<R>) => Promise<R[]>; db: Context['rows'] };

/** What a kind of export is made of. The module that has the records implements it. */
export type ExportSource = {
  filter: z.ZodObject;
  /** Throws if this caller must not see what the filter asks for. */
  assertAllowed: (ctx: Context, filter: Filter) => void;
  /** Gives `format` the columns, and all rows that the filter lets through, some thousand at a time. */
  write: (format: Format, snapshot: Snapshot, filter: Filter) => AsyncGenerator<Uint8Array>;
};

export type ExportSources = Readonly<Record<ExportKind, ExportSource>>;
