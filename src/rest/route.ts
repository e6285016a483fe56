import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';

/** One endpoint as data. Who may call it is said once, on the graph field its document selects. */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  /**
   * Every key of these becomes a variable of the document, or a field of its variable where it declares one input object.
   * A header `idempotency-key` is `idempotencyKey`.
   */
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject;
  /** Where a body carries a file; else it is a mebibyte. A few of these are worked on at once, the others wait. */
  maxBodyBytes?: number;
  /** Keys that the graph knows by another name. */
  rename?: Record<string, string>;
  document: string;
  /** Path of the selected object whose fields become the body, such as `list` or `project.list`; without it the body is the data. */
  spread?: string;
  /** The answer is a file instead: what the document selects is said in headers and handed to `read`. */
  file?: File;
  /** Whatever credential comes along is not looked at: none is refused, none is counted. */
  anonymous?: true;
  constants?: Record<string, boolean | number | string>;
  status?: 200 | 201;
  /**
   * Status when the body says `replayed: true`, or an object on the way of `spread` to it; the answer then says
   * `Idempotency-Replayed` too.
   */
  replayStatus?: 200;
  /** Statuses beyond 400, 401, 403, 429 and 500. */
  errors?: (404 | 409 | 422 | 502 | 503)[];
  /** Some of its 409 pass by themselves, and say when. */
  conflictMayPass?: true;
};

type File = {
  mediaTypes: string[];
  /** Each header by the field that it says. */
  headers: Record<string, string>;
  read: (ctx: Context, selected: never) => AsyncGenerator<Uint8Array>;
};

export const toVariableName = (header: string) => header.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** One record by its id: its answers have an ETag, and need not be sent again. */
export const isDetail = ({ method, params }: Route): boolean => method === 'GET' && params !== undefined;
