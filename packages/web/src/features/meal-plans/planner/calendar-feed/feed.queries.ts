import type { MealPlanFeed } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';

/** The own calendar address of the plan. */
export const feedQuery = queryOptions({
  queryKey: ['meal-plans', 'feed'],
  queryFn: ({ signal }) => api.get('/api/households/mealplans/feed', { signal }),
});

/** Makes a calendar address; the one before it opens nothing any more. */
export function useRenewFeed() {
  return useFeedChange(() => api.post('/api/households/mealplans/feed'));
}

/** Takes the calendar address back. */
export function useRevokeFeed() {
  return useFeedChange(() => api.delete('/api/households/mealplans/feed'));
}

function useFeedChange(send: () => Promise<MealPlanFeed>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (feed) => queries.setQueryData(feedQuery.queryKey, feed),
  });
}
