import { z } from 'zod';
import { digits } from '../query-params.ts';

export const numberedPage = {
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(50).default(20),
};

export const numberedPageQuery = { page: digits(numberedPage.page), pageSize: digits(numberedPage.pageSize) };

export type NumberedPage = { page: number; pageSize: number };

export const toOffset = ({ page, pageSize }: NumberedPage): number => (page - 1) * pageSize;
