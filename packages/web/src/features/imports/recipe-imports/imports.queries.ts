import type { ReadField, RecipeSummary } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../platform/api/index.ts';
import { useGroupSlug } from '../../../platform/session/index.ts';
import { aiServicesQuery } from '../ai/index.ts';
import type { HandedPage } from './browser/handed-page.ts';
import { dropWaitingPage } from './browser/waiting-page.ts';
import { findKnownRecipes, isPage, buildPageQuery } from './known-recipes.queries.ts';

/** Options of every import. */
export interface ImportOptions {
  includeTags: boolean;
  /** Whether the recipe shows the nutrition that its page states. */
  showNutrition: boolean;
  /** Whether ingredients become amount, unit and food where they are understood. */
  readIngredients: boolean;
  opensEditor: boolean;
}

/** A page or a text that a new recipe is read from. */
export type PageSource =
  | { kind: 'url'; url: string }
  | { kind: 'text'; data: string; url: string | null }
  | { kind: 'browser'; page: HandedPage };

/** Where a new recipe comes from. */
export type RecipeSource =
  | PageSource
  | { kind: 'name'; name: string }
  | { kind: 'zip'; archive: File }
  | { kind: 'pictures'; pictures: readonly File[]; language: string | null };

/** A recipe to create. */
export interface Creation {
  source: RecipeSource;
  options: Pick<ImportOptions, 'opensEditor'> & Partial<ImportOptions>;
  /** Whether it is created although the library has a recipe of the same page. */
  keepsBoth?: boolean;
  /** What becomes of a text with several recipes. */
  several?: 'ask' | 'first' | 'all';
  /** Ends the wait for an answer. */
  signal?: AbortSignal;
}

/** Recipes that the library has of the same page, or with much the same title and ingredients. */
export interface Known {
  recipes: readonly RecipeSummary[];
  by: 'page' | 'content';
}

/** What came of it: the new recipe, those that the library has already, or the names of several that wait for an answer. */
type Outcome =
  | { slug: string; slugs: readonly string[]; fields: readonly ReadField[] }
  | { known: Known }
  | { found: readonly string[] };

/**
 * Creates a recipe, then opens its editor if that is wished or there is nothing else to see yet; where the library has
 * it or one much like it, only when that is wished.
 */
export function useCreateRecipe() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const groupSlug = useGroupSlug() ?? '';
  return useMutation({
    mutationFn: createUnlessKnown,
    onSuccess: async (outcome, { source, options }) => {
      if (!('slug' in outcome)) return;
      if (source.kind === 'browser') dropWaitingPage();
      await queries.invalidateQueries({ queryKey: ['recipes', 'list'] });
      await queries.invalidateQueries({ queryKey: ['organizers'] });
      if (outcome.slugs.length > 1 || (!options.opensEditor && source.kind !== 'name')) return;
      const params = { groupSlug, slug: outcome.slug };
      await navigate({ to: '/g/$groupSlug/r/$slug', params, search: { edit: 'true' }, replace: true });
    },
  });
}

async function createUnlessKnown({
  source,
  options,
  keepsBoth = false,
  several = 'ask',
  signal,
}: Creation): Promise<Outcome> {
  // A library that cannot be asked must not keep a recipe out of it.
  const recipes = keepsBoth ? [] : await findKnownRecipes(source).catch(() => []);
  if (recipes.length > 0) return { known: { recipes, by: 'page' } };
  const settings = { quiet: true, ...(signal === undefined ? {} : { signal }) };
  const { readIngredients = false } = options;
  if (!isPage(source)) {
    const slug = await create(source, readIngredients, settings);
    return { slug, slugs: [slug], fields: [] };
  }
  const { includeTags = false, showNutrition = false } = options;
  const body = { ...buildPageQuery(source), includeTags, showNutrition, readIngredients, keepsBoth, several };
  const { slug, slugs, known, found, fields } = await api.post('/api/recipes/create/page', {
    body,
    ...settings,
  });
  if (found.length > 0) return { found };
  return slug === null ? { known: { recipes: known, by: 'content' } } : { slug, slugs, fields };
}

function create(
  source: Exclude<RecipeSource, PageSource>,
  readIngredients: boolean,
  settings: { quiet: boolean; signal?: AbortSignal },
): Promise<string> {
  switch (source.kind) {
    case 'zip':
      return api.post('/api/recipes/create/zip', {
        body: buildForm('archive', source.archive),
        query: { readIngredients },
        ...settings,
      });
    case 'pictures':
      return api.post('/api/recipes/create/image', {
        body: buildForm('images', ...source.pictures),
        query: { translateLanguage: source.language ?? undefined, readIngredients },
        ...settings,
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

function buildForm(name: string, ...files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append(name, file);
  return form;
}

/** Whether the server has a service that reads recipes from pictures. */
export const readsPicturesQuery = queryOptions({
  ...aiServicesQuery,
  select: ({ readsPictures }) => readsPictures,
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
