import type { Recipe } from '@hearth/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { type Library, recipeQuery } from '../recipes.queries.ts';
import type { Asset } from './state/draft.ts';
import { endingOf } from './steps/picture-markdown.ts';

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

/** A file for a recipe, with the name and icon it is shown by. */
export interface NewAsset {
  name: string;
  icon: string;
  file: File;
}

/** Adds a file to a recipe at once; answers it, and the recipe as it is then. */
export function useUploadAsset(library: Library, id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, icon, file }: NewAsset) => {
      const form = new FormData();
      form.set('name', name);
      form.set('icon', icon);
      form.set('extension', endingOf(file));
      form.set('file', file);
      const asset = await api.post<Asset>(`/api/recipes/${id}/assets`, form, { quiet: true });
      return { asset, fresh: await queries.fetchQuery({ ...recipeQuery(library, id), staleTime: 0 }) };
    },
  });
}
