/** The `orderBy` parameter of lists. */
export { OrderByError, type OrderDirection, type OrderTerm, parseOrderBy } from './parse-order-by.ts';
