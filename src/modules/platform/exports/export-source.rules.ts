import type { Compilable } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import type { ExportKind } from './export.schema.ts';
import type { Format } from './export-column.rules.ts';

export type Filter = Record<string, unknown>;

/** A consistent snapshot: `read` runs a statement of `db` in it. */
export type Snapshot = { read: <R>(query: Compilable<R>) => Promise<R[]>; db: Context['rows'] };

export type ExportSource = {
  filter: z.ZodObject;
  assertAllowed: (ctx: Context, filter: Filter) => void;
  write: (format: Format, snapshot: Snapshot, filter: Filter) => AsyncGenerator<Uint8Array>;
};

export type ExportSources = Readonly<Record<ExportKind, ExportSource>>;
