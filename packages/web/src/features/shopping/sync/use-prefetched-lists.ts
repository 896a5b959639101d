import { useQueryClient } from '@tanstack/react-query';
import { useKeptAtHand } from '../../../platform/offline/use-prefetch.ts';

/** Keeps lists, plan and the words of items on the device while a page of shopping or planning is open. */
export function useAtHand(): void {
  const queries = useQueryClient();
  useKeptAtHand(async () => (await import('./prefetch.ts')).fetchAhead(queries));
}
