import * as z from 'zod';
import { filterText } from './fields.ts';
import { limits } from './limits.ts';

/** Which end of an ordered list rows without a value go to. */
export const OrderByNullPosition = z.enum(['first', 'last']).meta({ id: 'OrderByNullPosition' });
export const OrderDirection = z.enum(['asc', 'desc']).meta({ id: 'OrderDirection' });

/** Links to neighbouring pages write unset parameters as `None`; clients that follow them send that back. */
const unset = { noneIsNull: true };

/** Query parameters that every list takes. `perPage` -1 is all, `page` -1 the last page. */
export const pagingQuery = {
  page: z.int().default(1),
  perPage: z.int().min(-1).default(50),
  orderBy: z.string().max(limits.searchLength).nullish().meta(unset),
  orderByNullPosition: OrderByNullPosition.nullish().meta(unset),
  orderDirection: OrderDirection.default('desc'),
  queryFilter: filterText().nullish().meta(unset),
  paginationSeed: z.string().max(limits.nameLength).nullish().meta(unset),
};

/** Query of a list that can also be searched by words. */
export const searchablePagingQuery = {
  ...pagingQuery,
  search: z.string().max(limits.searchLength).nullish(),
};

export const PagingQuery = z.object(pagingQuery);
export const SearchablePagingQuery = z.object(searchablePagingQuery);
export type PagingQuery = z.output<typeof PagingQuery>;
export type SearchablePagingQuery = z.output<typeof SearchablePagingQuery>;

/** The page envelope: snake_case, unlike everything else on the wire. */
export function buildPageSchema<T extends z.ZodType>(item: T) {
  return z.object({
    page: z.int(),
    per_page: z.int(),
    total: z.int(),
    total_pages: z.int(),
    items: z.array(item),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
}

/** One page of a list as it travels. */
export interface Page<T> {
  page: number;
  per_page: number;
  total: number;
  total_pages: number;
  items: T[];
  next: string | null;
  previous: string | null;
}
