import type { z } from 'zod';
import type { ByteRange } from '#http/byte-range.ts';
import type { Context } from '#kernel/context.ts';
import type { Code } from '#kernel/errors.ts';

export const basePath = '/api/v1';

/** One endpoint. Access is declared on the GraphQL field that its document selects. */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  /**
   * Each key becomes a variable of the document, or a field of its only input object. The header `idempotency-key`
   * becomes `idempotencyKey`.
   */
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject;
  /** Default: 1 MiB. Larger bodies are processed a few at a time. */
  maxBodyBytes?: number;
  rename?: Record<string, string>;
  document: string;
  /** Path of the selected object that becomes the body, such as `list` or `project.list`. Default: the data itself. */
  spread?: string;
  /** Selected fields become headers and are passed to `read`. */
  file?: File;
  /** Accepts browser sessions too, where the field does. */
  sessions?: true;
  /** Credentials are ignored: not validated and not counted. */
  anonymous?: true;
  constants?: Record<string, boolean | number | string>;
  status?: 200 | 201;
  /** Path of the created record, with values of the body such as `/projects/{project.id}`. */
  location?: `/${string}`;
  /**
   * Status if the body, or an object on the path `spread`, has `replayed: true`. The response then has
   * Idempotency-Replayed.
   */
  replayStatus?: 200;
  /** Codes beyond those of `listCodes`. */
  errors?: Code[];
  conflictMayPass?: true;
  /** Another row replaces it: its successful answers and the document say so. */
  deprecated?: Deprecation;
  /** Offered to agents: it reads, drafts without sending, or only names the page on which a member decides. */
  mcp?: 'read' | 'draft' | 'page';
  /** The page about the record, for agents, with arguments such as `/deliveries/{id}`. */
  page?: `/${string}`;
};

/** Days as YYYY-MM-DD, UTC. From `sunset` on the row may be gone. */
export type Deprecation = { since: string; sunset: string; successor: `/${string}` };

type File = {
  mediaTypes: string[];
  headers: Record<string, string>;
} & (
  | { read: (ctx: Context, selected: never) => AsyncGenerator<Uint8Array> }
  /** Content that never changes, with its size in `bytes` and its `sha256`. Ranges of it can be asked for. */
  | { open: (ctx: Context, selected: never, range: ByteRange | null) => Promise<AsyncGenerator<Uint8Array>> }
);

export const toVariableName = (header: string) => header.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const isDetail = ({ method, params }: Route): boolean => method === 'GET' && params !== undefined;

export const hasRanges = ({ file }: Route): boolean => file !== undefined && 'open' in file;

export const deprecationHeaders = ['Deprecation', 'Sunset', 'Link'];

/** RFC 9745, RFC 8594 and the relation of RFC 5829. */
export function buildDeprecationHeaders({ since, sunset, successor }: Deprecation): Record<string, string> {
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${basePath}${successor}>; rel="successor-version"`,
  };
}

export const describeDeprecation = ({ since, sunset, successor }: Deprecation): string =>
  `Deprecated since ${since}, served at least until ${sunset}: use \`${successor}\`.`;
