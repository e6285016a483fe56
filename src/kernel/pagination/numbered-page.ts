import { z } from 'zod';
import { digits } from '../query-params.ts';

/** The contract's pages by number, with an exact total. The graph's own lists are connections, see `page.ts`. */
export const numberedPage = {
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(50).default(20),
};

/** The same as it stands in an address. */
export const numberedPageQuery = { page: digits(numberedPage.page), pageSize: digits(numberedPage.pageSize) };

export type NumberedPage = { page: number; pageSize: number };

/** How many rows the pages before this one hold. */
export const toOffset = ({ page, pageSize }: NumberedPage): number => (page - 1) * pageSize;
