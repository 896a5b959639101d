import { systemRandom } from '../../random/random.ts';

/**
 * The query of a list with a seed for a random order. A client that sends none gets one that the links to the
 * neighbouring pages carry on, so that each row still comes once.
 */
export function withSeed(query: unknown): unknown {
  const { orderBy, paginationSeed } = query as Readonly<Record<string, unknown>>;
  if (orderBy !== 'random' || (typeof paginationSeed === 'string' && paginationSeed !== '')) return query;
  return { ...(query as object), paginationSeed: systemRandom.uuid() };
}
