import type { Recipe, RecipeComment } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { useSelf } from '../../../platform/session/index.ts';

/** The fields of a recipe that its comments need. */
type Talked = Pick<Recipe, 'id' | 'slug' | 'comments'>;

const buildKey = (recipeId: string) => ['comments', recipeId];

/** Comments on a recipe of the own group, oldest first; what came with the recipe shows until they are there. */
export function commentsQuery({ id, slug, comments }: Talked) {
  return queryOptions({
    queryKey: buildKey(id),
    queryFn: ({ signal }) => api.get('/api/recipes/{slug}/comments', { params: { slug }, signal }),
    initialData: comments,
    initialDataUpdatedAt: 0,
  });
}

/** Marks a comment that is on its way. */
export const onItsWay = 'sending';

/** Adds a comment: it shows at once, and goes again when the server refuses it. */
export function useAddComment(recipe: Talked) {
  const queries = useQueryClient();
  const self = useSelf();
  const queryKey = buildKey(recipe.id);
  return useMutation({
    mutationFn: (text: string) => api.post('/api/comments', { body: { recipeId: recipe.id, text } }),
    onMutate: async (text) => {
      await queries.cancelQueries({ queryKey });
      if (self === null) return;
      const now = new Date().toISOString();
      const { id, username, fullName, admin } = self;
      const sent: RecipeComment = {
        id: onItsWay,
        recipeId: recipe.id,
        text,
        createdAt: now,
        updatedAt: now,
        userId: id,
        user: { id, username: username ?? null, fullName: fullName ?? null, admin },
      };
      queries.setQueryData<RecipeComment[]>(queryKey, (known = []) => [...known, sent]);
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ['recipes', 'one'] });
    },
  });
}

/** Changes the text of a comment. */
export function useChangeComment(recipe: Talked) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      api.put('/api/comments/{item_id}', { params: { item_id: id }, body: { id, text }, quiet: true }),
    onSuccess: (changed) => {
      queries.setQueryData<RecipeComment[]>(buildKey(recipe.id), (known = []) =>
        known.map((one) => (one.id === changed.id ? changed : one)),
      );
      void queries.invalidateQueries({ queryKey: ['recipes', 'one'] });
    },
  });
}

/** Deletes a comment: it goes at once, and comes back when the server refuses. */
export function useDeleteComment(recipe: Talked) {
  const queries = useQueryClient();
  const queryKey = buildKey(recipe.id);
  return useMutation({
    mutationFn: (comment: RecipeComment) =>
      api.delete('/api/comments/{item_id}', { params: { item_id: comment.id }, quiet: true }),
    onMutate: async (comment) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<RecipeComment[]>(queryKey, (known = []) =>
        known.filter(({ id }) => id !== comment.id),
      );
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ['recipes', 'one'] });
    },
  });
}
