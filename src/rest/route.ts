import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';

/** One endpoint. Access is declared on the GraphQL field that its document selects. */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  /**
   * Each key becomes a variable of the document, or a field of its single input object. The header `idempotency-key`
   * becomes `idempotencyKey`.
   */
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject;
  /** For bodies with a file; the default is 1 MiB. A few of these are processed at once, the others wait. */
  maxBodyBytes?: number;
  /** Maps keys to variable names that differ. */
  rename?: Record<string, string>;
  document: string;
  /** Path of the selected object that becomes the body, such as `list` or `project.list`. Default: the data itself. */
  spread?: string;
  /** The response is a file: selected fields become headers and are passed to `read`. */
  file?: File;
  /** Credentials are ignored: not validated and not counted. */
  anonymous?: true;
  constants?: Record<string, boolean | number | string>;
  status?: 200 | 201;
  /**
   * Status if the body, or an object on the path `spread`, has `replayed: true`. The response then has
   * Idempotency-Replayed.
   */
  replayStatus?: 200;
  /** Statuses beyond 400, 401, 403, 429 and 500. */
  errors?: (404 | 409 | 422 | 502 | 503)[];
  /** Some 409 are temporary and have Retry-After. */
  conflictMayPass?: true;
};

type File = {
  mediaTypes: string[];
  /** Header name to selected field. */
  headers: Record<string, string>;
  read: (ctx: Context, selected: never) => AsyncGenerator<Uint8Array>;
};

export const toVariableName = (header: string) => header.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A single record by id: its responses have an ETag and support If-None-Match. */
export const isDetail = ({ method, params }: Route): boolean => method === 'GET' && params !== undefined;
