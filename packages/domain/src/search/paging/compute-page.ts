/** The requested page of a list of `total` rows. `perPage` -1 is all of them, `page` -1 the last page. */
export interface PageRequest {
  page: number;
  perPage: number;
  total: number;
}

/** One page of a list: the fields of the envelope and the rows to read. */
export interface PageWindow {
  /** The page in the answer: clamped below, not above, so a page beyond the end is echoed. */
  page: number;
  /** The page size in the answer: the number of all rows when all were asked for. */
  perPage: number;
  total: number;
  totalPages: number;
  /** Rows to skip, at most `total`. */
  offset: number;
  /** Rows to read, 0 when the page has none. */
  limit: number;
}

const allRows = -1;
const lastPage = -1;

/**
 * The page that a request means. All numbers are integers and `total` is not negative. A `perPage` below -1 is
 * refused by the schema of the query; should one arrive here it yields no rows.
 */
export function computePage({ page, perPage, total }: PageRequest): PageWindow {
  const size = perPage === allRows ? total : Math.max(0, perPage);
  const totalPages = size === 0 ? 0 : Math.ceil(total / size);
  const actual = Math.max(1, page === lastPage ? totalPages : page);
  const offset = Math.min((actual - 1) * size, total);
  return { page: actual, perPage: size, total, totalPages, offset, limit: Math.min(size, total - offset) };
}
