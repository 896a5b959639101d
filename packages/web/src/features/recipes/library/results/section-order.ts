import type { RecipeFilters } from '../../recipe/index.ts';
import type { RecipeOrder } from '../explorer/sort-menu.tsx';

/**
 * What the API is asked for. By rating or by last made only those with one are shown, and the others are not just
 * put last: whoever asks for the best rated wants no unrated ones.
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
