import { type PlainSearch, readText } from '../../../platform/routing/index.ts';

/** Columns by which the list can be ordered, as the API names them. */
export const orders = [
  'username',
  'full_name',
  'email',
  'group.name',
  'household.name',
  'last_sign_in_at',
] as const;
export type Order = (typeof orders)[number];

/** Which part of the people a list shows. */
export interface AccountList {
  readonly search: string;
  readonly orderBy: Order;
  readonly isDescending: boolean;
  readonly page: number;
}

const pageSize = 25;

/** The list that an address means; anything odd in it is the usual. */
export function readList(search: PlainSearch): AccountList {
  const page = Number(readText(search, 'page') ?? '1');
  return {
    search: readText(search, 'q') ?? '',
    orderBy: orders.find((order) => order === readText(search, 'orderBy')) ?? 'username',
    isDescending: readText(search, 'orderDirection') === 'desc',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The URL of a list, without defaults. */
export function buildSearch({ search, orderBy, isDescending, page }: AccountList): PlainSearch {
  return {
    ...(search === '' ? {} : { q: search }),
    ...(orderBy === 'username' ? {} : { orderBy }),
    ...(isDescending ? { orderDirection: 'desc' } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/** The query of a list as the API takes it. */
export function listQuery({ search, orderBy, isDescending, page }: AccountList) {
  const query = {
    page,
    perPage: pageSize,
    orderBy,
    orderDirection: isDescending ? ('desc' as const) : ('asc' as const),
  };
  const words = search.trim().replace(/["\\]/g, '');
  if (words === '') return query;
  const named = ['username', 'full_name', 'email'].map((field) => `${field} LIKE "%${words}%"`);
  return { ...query, queryFilter: named.join(' OR ') };
}
