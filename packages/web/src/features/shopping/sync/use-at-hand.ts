import { useQueryClient } from '@tanstack/react-query';
import { useKeptAtHand } from '../../../platform/offline/keep-at-hand.ts';

/** Keeps lists, plan and the words of items on the device while a page of shopping or planning is open. */
export function useAtHand(): void {
  const queries = useQueryClient();
  useKeptAtHand(async () => (await import('./fetch-ahead.ts')).fetchAhead(queries));
}
