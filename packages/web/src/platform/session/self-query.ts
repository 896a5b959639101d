import type { UserOut } from '@hearth/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, firstAnswer, isApiError } from '../api/index.ts';
import { boot } from '../boot/boot.ts';

/** The signed-in person, null for a visitor. */
export const selfQuery = queryOptions({
  queryKey: ['self'],
  queryFn: fetchSelf,
  initialData: () => firstAnswer('/api/users/self')?.data,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // The first screen waits for this: better an error with Retry soon than a long blank page.
  retry: 1,
  retryDelay: 400,
});

async function fetchSelf(): Promise<UserOut | null> {
  if (boot.isSignedIn === false) return null;
  try {
    return await api.get('/api/users/self', { anonymous: true });
  } catch (error) {
    if (isApiError(error, 401)) return null;
    throw error;
  }
}

/** The signed-in person, null for a visitor. Pages below the main layout have it from their first render on. */
export function useSelf(): UserOut | null {
  return useQuery(selfQuery).data ?? null;
}
