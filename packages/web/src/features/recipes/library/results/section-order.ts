import type { RecipeFilters } from '../../index.ts';
import type { RecipeOrder } from '../query/sort-menu.tsx';

/**
 * The query of the API. Ordered by rating or by last made, recipes without one are left out instead of put last: a list
 * of the best rated recipes contains no unrated ones.
 */
export function orderFilters(
  filters: RecipeFilters,
  { orderBy, orderDirection, seed }: RecipeOrder,
): RecipeFilters {
  const order = { orderBy, orderDirection, paginationSeed: orderBy === 'random' ? seed : null };
  if (orderBy !== 'rating' && orderBy !== 'last_made') return { ...filters, ...order };
  const present = `${orderBy} IS NOT NULL`;
  const asked = typeof filters['queryFilter'] === 'string' ? filters['queryFilter'] : '';
  return { ...filters, ...order, queryFilter: asked === '' ? present : `(${asked}) AND ${present}` };
}
