import type { QueryClient } from '@tanstack/react-query';
import { cookbooksQuery } from '../cookbooks/index.ts';
import type { Library } from '../index.ts';
import { householdsQuery } from '../library/index.ts';
import { organizersQuery } from '../organizers/index.ts';
import { ownRatingsQuery } from '../ratings/index.ts';

/**
 * Asks for what the library and its recipes show besides the recipes, so that the service worker has it without a
 * network: own ratings and favorites, and what filters offer.
 */
export async function prefetchLibrary(queries: QueryClient, library: Library): Promise<void> {
  // Fresh each time: what came with the page, or was asked for before there was a worker, is in no cache of its own.
  const fresh = { staleTime: 0 };
  await queries.query({ ...ownRatingsQuery, ...fresh });
  await queries.query({ ...householdsQuery(library), ...fresh });
  await queries.query({ ...cookbooksQuery(library), ...fresh });
  for (const kind of ['categories', 'tags', 'tools'] as const)
    await queries.query({ ...organizersQuery(library, kind), ...fresh });
}
