import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../platform/api/index.ts';
import { useGroupSlug } from '../../../platform/session/index.ts';

/** Options of every import. */
export interface ImportOptions {
  includeTags: boolean;
  opensEditor: boolean;
}

/** Where a new recipe comes from. */
export type RecipeSource =
  | { kind: 'url'; url: string }
  | { kind: 'text'; data: string; url: string | null }
  | { kind: 'name'; name: string }
  | { kind: 'zip'; archive: File }
  | { kind: 'pictures'; pictures: readonly File[]; language: string | null };

/** Creates a recipe, then goes to it. */
export function useCreateRecipe() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const groupSlug = useGroupSlug() ?? '';
  return useMutation({
    mutationFn: ({ source, options }: { source: RecipeSource; options: ImportOptions }) =>
      create(source, options),
    onSuccess: async (slug, { options }) => {
      await queries.invalidateQueries({ queryKey: ['recipes', 'list'] });
      await queries.invalidateQueries({ queryKey: ['organizers'] });
      const search = options.opensEditor ? { edit: 'true' } : {};
      await navigate({ to: '/g/$groupSlug/r/$slug', params: { groupSlug, slug }, search, replace: true });
    },
  });
}

function create(source: RecipeSource, { includeTags }: ImportOptions): Promise<string> {
  switch (source.kind) {
    case 'url':
      return api.post('/api/recipes/create/url', { body: { url: source.url, includeTags }, quiet: true });
    case 'text':
      return api.post('/api/recipes/create/html-or-json', {
        body: { data: source.data, url: source.url, includeTags },
        quiet: true,
      });
    case 'zip':
      return api.post('/api/recipes/create/zip', { body: formOf('archive', source.archive), quiet: true });
    case 'pictures':
      return api.post('/api/recipes/create/image', {
        body: formOf('images', ...source.pictures),
        query: { translateLanguage: source.language ?? undefined },
        quiet: true,
      });
    case 'name':
      return createEmpty(source.name);
  }
}

/** A recipe made by its name alone begins with a sample line and step, which a cook would only have to delete. */
async function createEmpty(name: string): Promise<string> {
  const slug = await api.post('/api/recipes', { body: { name }, quiet: true });
  const body = { recipeIngredient: [], recipeInstructions: [] };
  // The recipe exists: with its samples it is still better than an error and a second attempt.
  await api.patch('/api/recipes/{slug}', { params: { slug }, body, quiet: true }).catch(() => undefined);
  return slug;
}

function formOf(name: string, ...files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append(name, file);
  return form;
}

/** Whether the server has a service that reads recipes from pictures. */
export const readsPicturesQuery = queryOptions({
  queryKey: ['app', 'about', 'pictures'],
  queryFn: async ({ signal }) => {
    const about = await api.get('/api/app/about', { signal });
    return about.enableOpenai && about.enableOpenaiImageServices;
  },
  staleTime: 600_000,
});

/** Whether a recipe of that name would get its bare address. */
export function nameFreeQuery(groupId: string, name: string) {
  return queryOptions({
    queryKey: ['validators', 'recipe', groupId, name],
    queryFn: ({ signal }) =>
      api.get('/api/validators/recipe', { query: { group_id: groupId, name }, signal }),
    staleTime: 10_000,
  });
}
