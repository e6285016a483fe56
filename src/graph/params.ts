import { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import { parse } from '#kernel/fields.ts';
import type { Variables } from './cost.ts';

const Params = z.strictObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  extensions: z.looseObject({ costOnly: z.boolean().optional() }).nullish(),
});

export type Params = { query: string; variables: Variables; operationName: string | undefined; costOnly: boolean };
export type ParseJson = (bytes: Uint8Array) => Record<string, unknown>;

export function paramsOf(given: unknown, request: Request): Params {
  const { query, variables, operationName, extensions } = parse(Params, given);
  const costOnly = asksCostOnly(request.headers.get('x-cost-only')) || extensions?.costOnly === true;
  return { query, variables: variables ?? {}, operationName: operationName ?? undefined, costOnly };
}

/** Whoever asks for the cost alone must not find that something was done. */
function asksCostOnly(header: string | null): boolean {
  if (header === null || header === 'false') return false;
  if (header === 'true') return true;
  throw new DomainError('invalid_header', 'X-Cost-Only is true or false.', { header: 'x-cost-only' });
}

export async function paramsInBody(request: Request, parseJson: ParseJson): Promise<Record<string, unknown>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new DomainError('invalid_header', 'Send Content-Type: application/json.', { header: 'content-type' });
  }
  return parseJson(new Uint8Array(await request.arrayBuffer()));
}

/** Texts as they are, `variables` and `extensions` as JSON. */
export function paramsInAddress({ url }: Request, parseJson: ParseJson): Record<string, unknown> {
  const given = Object.fromEntries(new URL(url).searchParams);
  for (const name of ['variables', 'extensions']) {
    if (given[name]) given[name] = parseJson(Buffer.from(given[name])) as never;
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
