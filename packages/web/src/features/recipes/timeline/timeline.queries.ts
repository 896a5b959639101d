import type { Recipe, TimelineEventType } from '@hearth/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const pageSize = 32;

/** The filters and the direction of a timeline. */
export interface TimelineChoice {
  /** One recipe, or null for all of the group. */
  recipeId: string | null;
  types: readonly TimelineEventType[];
  direction: 'asc' | 'desc';
}

/** Events page by page. */
export function timelineQuery({ recipeId, types, direction }: TimelineChoice) {
  const kinds = `eventType IN [${types.map((type) => `"${type}"`).join(',')}]`;
  const queryFilter = recipeId === null ? kinds : `recipe.id = "${recipeId}" AND ${kinds}`;
  return infiniteQueryOptions({
    queryKey: ['timeline', recipeId, [...types].toSorted(), direction],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/recipes/timeline/events', {
        query: {
          page: pageParam,
          perPage: pageSize,
          orderBy: 'timestamp',
          orderDirection: direction,
          queryFilter,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.total_pages ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** When and how the own household made a recipe last. */
export function lastTimeQuery(slug: string) {
  return queryOptions({
    queryKey: ['recipes', 'last-time', slug],
    queryFn: ({ signal }) =>
      api.get('/api/households/self/recipes/{recipe_slug}', { params: { recipe_slug: slug }, signal }),
    staleTime: 30_000,
  });
}

/** Changes title and message of an event. */
export function useChangeEvent(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { subject: string; eventMessage: string }) =>
      api.put('/api/recipes/timeline/events/{item_id}', { params: { item_id: id }, body: change }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['timeline'] }),
  });
}

/** Deletes an event with its picture. */
export function useDeleteEvent(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/api/recipes/timeline/events/{item_id}', { params: { item_id: id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['timeline'] }),
  });
}

/** The fields of an event about a cooked recipe. */
export interface Made {
  subject: string;
  message: string;
  /** The end of the day on which it was made, where the reader is. */
  timestamp: string;
  /** For how many it was made; null where the recipe does not say for how many it is. */
  servings: number | null;
  photo: Blob | null;
}

/** Tells the timeline that a recipe was made, and when; answers whether the photo was stored as well. */
export function useMadeThis(recipe: Pick<Recipe, 'id' | 'slug' | 'lastMade'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ subject, message, timestamp, servings, photo }: Made) => {
      const event = await api.post('/api/recipes/timeline/events', {
        body: {
          recipeId: recipe.id,
          subject,
          eventType: 'comment',
          eventMessage: message,
          timestamp,
          servings,
        },
      });
      const isNewer = recipe.lastMade === null || Date.parse(recipe.lastMade) < Date.parse(timestamp);
      if (isNewer)
        await api.patch('/api/recipes/{slug}/last-made', {
          params: { slug: recipe.slug },
          body: { timestamp },
        });
      return photo === null || (await storePhoto(event.id, photo));
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['timeline'] }),
        queries.invalidateQueries({ queryKey: ['recipes'] }),
      ]),
  });
}

async function storePhoto(eventId: string, photo: Blob): Promise<boolean> {
  const form = new FormData();
  const extension = photo.type === 'image/jpeg' ? 'jpg' : 'webp';
  form.append('image', photo, `photo.${extension}`);
  form.append('extension', extension);
  return api
    .put('/api/recipes/timeline/events/{item_id}/image', {
      params: { item_id: eventId },
      body: form,
      quiet: true,
    })
    .then(
      () => true,
      () => false,
    );
}
