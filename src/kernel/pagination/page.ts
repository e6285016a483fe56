import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { invalidField } from '../validation.ts';

export type Keyset = readonly (string | number | boolean)[];

/** `first` rows after `from`, or before it if `back`. */
export type Page = { first: number; from: Keyset | null; back: boolean };

export type Listing<Row> = { rows: readonly Row[]; total: () => Promise<number> };

export type PageArgs = { first?: number | null; after?: string | null; last?: number | null; before?: string | null };

export type Cursors = ReturnType<typeof createCursors>;

/** Both ends belong to it. */
export const TimeRange = z
  .strictObject({
    from: z.iso.datetime({ offset: true }).nullish().meta({ description: 'The earliest time.' }),
    to: z.iso.datetime({ offset: true }).nullish().meta({ description: 'The latest time.' }),
  })
  .meta({ id: 'TimeRange' });

/** Both ends belong to it. */
export const DateRange = z
  .strictObject({
    from: z.iso.date().nullish().meta({ description: 'The earliest day.' }),
    to: z.iso.date().nullish().meta({ description: 'The latest day.' }),
  })
  .meta({ id: 'DateRange' });

const maxPageSize = 100;
export const defaultPageSize = 20;
const Payload = z.tuple([
  z.literal(2),
  z.string(),
  z.string(),
  z.array(z.union([z.string(), z.number(), z.boolean()])).min(1),
]);

/** Signed cursors: 8 bytes of HMAC before the payload. A cursor is valid only for its list and its order. */
export function createCursors(secret: string) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest().subarray(0, 8);

  return {
    encode(list: string, keyset: Keyset, order = ''): string {
      const text = JSON.stringify([2, list, order, keyset]);
      return Buffer.concat([sign(text), Buffer.from(text)]).toString('base64url');
    },
    decode(list: string, cursor: string, argument: string, order = ''): Keyset {
      const bytes = Buffer.from(cursor, 'base64url');
      const text = bytes.subarray(8).toString();
      // Node's decoder ignores characters that are not base64url; only the exact text is accepted.
      const whole = bytes.length > 8 && bytes.toString('base64url') === cursor;
      const ours = whole && timingSafeEqual(bytes.subarray(0, 8), sign(text));
      const [, name, cursorOrder, keyset] = ours ? (Payload.safeParse(JSON.parse(text)).data ?? []) : [];
      if (name !== list || !keyset) {
        throw new DomainError('invalid_cursor', 'This is no cursor of this list.', { argument });
      }
      if (cursorOrder !== order) {
        throw new DomainError('invalid_cursor', 'This cursor belongs to another order of the list.', { argument });
      }
      return keyset;
    },
  };
}

export function parsePage(
  cursors: Cursors,
  list: string,
  { first, after, last, before }: PageArgs,
  order: string,
): Page {
  const back = last != null || before != null;
  if (back && (first != null || after != null)) {
    throw invalidField('/last', 'Use first with after, or last with before.', { code: 'mutually_exclusive' });
  }
  const [size, name] = back ? [last, 'last'] : [first, 'first'];
  if (size != null && (size < 1 || size > maxPageSize)) {
    const broken =
      size < 1 ? { code: 'too_small' as const, limit: 1 } : { code: 'too_big' as const, limit: maxPageSize };
    throw invalidField(`/${name}`, `${name} must be between 1 and ${maxPageSize}.`, broken);
  }
  const cursor = back ? before : after;
  const from = cursor != null ? cursors.decode(list, cursor, back ? 'before' : 'after', order) : null;
  return { first: size ?? defaultPageSize, from, back };
}
