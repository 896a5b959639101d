import type { Recipe } from '@hearth/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { type Library, recipeQuery } from '../recipes.queries.ts';

/** Replaces a recipe, unless it is no longer of the version that `etag` names. */
export function saveRecipe(recipe: Recipe, etag: string | null): Promise<Recipe> {
  return api.put<Recipe>(`/api/recipes/${recipe.id}`, recipe, {
    quiet: true,
    ...(etag === null ? {} : { headers: { 'if-match': etag } }),
  });
}

/** Where the picture of a recipe comes from; null takes it away. */
export type PictureSource = { file: File } | { url: string } | null;

/** Changes the picture at once; answers the recipe as it is then. */
export function useChangePicture(library: Library, slug: string) {
  const queries = useQueryClient();
  const path = `/api/recipes/${encodeURIComponent(slug)}/image`;
  return useMutation({
    mutationFn: async (source: PictureSource) => {
      await sendPicture(path, source);
      await queries.invalidateQueries({ queryKey: ['recipes', 'list'] });
      return queries.fetchQuery({ ...recipeQuery(library, slug), staleTime: 0 });
    },
  });
}

function sendPicture(path: string, source: PictureSource): Promise<unknown> {
  if (source === null) return api.delete(path, { quiet: true });
  if ('url' in source) return api.post(path, { url: source.url }, { quiet: true });
  const form = new FormData();
  form.set('extension', source.file.type.split('/')[1] ?? 'jpg');
  form.set('image', source.file);
  return api.put(path, form, { quiet: true });
}
