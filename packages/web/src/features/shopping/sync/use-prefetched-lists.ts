import { useQueryClient } from '@tanstack/react-query';
import { usePrefetch } from '../../../platform/offline/use-prefetch.ts';

/**
 * Keeps lists, plan and catalog entries in the offline cache while a page of shopping or planning is open.
 */
export function usePrefetchedLists(): void {
  const queries = useQueryClient();
  usePrefetch('/prefetched', async () => (await import('./prefetch.ts')).prefetch(queries));
}
