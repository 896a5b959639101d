import type { Recipe } from '@hearth/contract/index';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, upload } from '../../../platform/api/index.ts';
import { type Library, recipeQuery } from '../recipes.queries.ts';
import { readEnding } from './steps/picture-markdown.ts';
import { requireSendable } from './uploads/require-sendable.ts';
import type { UploadHandle } from './uploads/use-upload.ts';

/**
 * Replaces a recipe, unless it is no longer of the version that `etag` names.
 * @param separateState whether the version that it replaces stays in the history, also if it is one's own
 */
export function saveRecipe(recipe: Recipe, etag: string | null, separateState: boolean): Promise<Recipe> {
  return api.put('/api/recipes/{slug}', {
    params: { slug: recipe.id },
    ...(separateState ? { query: { separateState } } : {}),
    body: recipe,
    quiet: true,
    ...(etag === null ? {} : { headers: { 'if-match': etag } }),
  });
}

/** All users of the own group. */
export function groupMembersQuery() {
  return queryOptions({
    queryKey: ['groups', 'members', 'all'],
    queryFn: async ({ signal }) => {
      const query = { page: 1, perPage: -1, orderBy: 'full_name', orderDirection: 'asc' as const };
      return (await api.get('/api/groups/members', { query, signal })).items;
    },
    staleTime: 300_000,
  });
}

/** Where the picture of a recipe comes from; null takes it away. */
export type PictureSource = { file: File } | { url: string } | null;

/** Changes the picture at once; answers the recipe as it is then. */
export function useChangePicture(library: Library, slug: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ source, handle }: { source: PictureSource; handle: UploadHandle }) => {
      await sendPicture(slug, source, handle);
      await queries.invalidateQueries({ queryKey: ['recipes', 'list'] });
      return queries.query({ ...recipeQuery(library, slug), staleTime: 0 });
    },
  });
}

async function sendPicture(slug: string, source: PictureSource, handle: UploadHandle): Promise<unknown> {
  const path = '/api/recipes/{slug}/image';
  const options = { params: { slug }, quiet: true, signal: handle.signal };
  if (source === null) return api.delete(path, options);
  if ('url' in source) return api.post(path, { ...options, body: { url: source.url } });
  requireSendable(source.file);
  const form = new FormData();
  form.set('extension', source.file.type.split('/')[1] ?? 'jpg');
  form.set('image', source.file);
  return upload('PUT', path, { params: { slug }, body: form }, handle);
}

/** A file for a recipe, with the name and icon it is shown by. */
export interface NewAsset {
  name: string;
  icon: string;
  file: File;
  handle: UploadHandle;
}

/** Adds a file to a recipe at once; answers it, and the recipe as it is then. */
export function useUploadAsset(library: Library, id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, icon, file, handle }: NewAsset) => {
      requireSendable(file);
      const form = new FormData();
      form.set('name', name);
      form.set('icon', icon);
      form.set('extension', readEnding(file));
      form.set('file', file);
      const asset = await upload(
        'POST',
        '/api/recipes/{slug}/assets',
        { params: { slug: id }, body: form },
        handle,
      );
      return { asset, fresh: await queries.query({ ...recipeQuery(library, id), staleTime: 0 }) };
    },
  });
}
