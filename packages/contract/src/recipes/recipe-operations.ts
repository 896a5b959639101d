import * as z from 'zod';
import { dateTime, file, recipeName, shortText, urlText } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { operation, slugParams } from '../kernel/operation.ts';
import { RecipeSummary } from './recipe-summary.ts';
import { Recipe, RecipeInput, RecipeListQuery, RecipePage, RecipesOfCategoriesQuery } from './recipes.ts';

const tags = ['Recipe: CRUD'];
const base = { tags, access: 'member' as const };
const image = { tags: ['Recipe: Images and Assets'], access: 'member' as const };

export const CreateRecipe = z.object({ name: recipeName() }).meta({ id: 'CreateRecipe' });
export const RecipeDuplicate = z.object({ name: recipeName().nullish() }).meta({ id: 'RecipeDuplicate' });
const slugText = z.string();

/**
 * What of a page is optional: its keywords as tags, its categories, whether the recipe shows the nutrition that the page states, and
 * whether its ingredients are read into amount, unit and food.
 */
export const importOptions = {
  includeTags: z.boolean().default(false),
  includeCategories: z.boolean().default(false),
  showNutrition: z.boolean().default(false),
  readIngredients: z.boolean().default(false),
};

/** Imports answer with the bare slug as JSON text. */
export const ScrapeRecipe = z.object({ url: urlText(), ...importOptions }).meta({ id: 'ScrapeRecipe' });
export const ScrapeRecipeData = z
  .object({
    data: z.string().max(limits.pageBodyBytes),
    ...importOptions,
    url: urlText().nullish(),
  })
  .meta({ id: 'ScrapeRecipeData' });

export const ScrapeRecipeTest = z
  .object({
    url: urlText(),
    useOpenAI: z.boolean().default(false),
    /** Whether the answer is an object with the recipe and, beside it, where each of its fields comes from. */
    withOrigins: z.boolean().default(false),
  })
  .meta({ id: 'ScrapeRecipeTest' });
/** A recipe as `GET /api/recipes/{slug}/exports/zip` packs it. */
export const RecipeArchiveForm = z.object({ archive: file() }).meta({ id: 'RecipeArchiveForm' });

/** A picture in a form: the bytes and their extension, with or without a dot. */
export const ImageForm = z.object({ image: file(), extension: shortText() }).meta({ id: 'ImageForm' });
export const UpdateImageResponse = z.object({ image: z.string() }).meta({ id: 'UpdateImageResponse' });

/**
 * With `separateState` the change is a state of its own in the history, and what it replaces is kept, even if the same
 * person saved that a moment ago: two devices of one person have been joined.
 */
const ChangeQuery = z.object({ separateState: z.boolean().default(false) });

function importStreamSummary(what: string): string {
  return `Import ${what}; server-sent events \`progress\` {message} tell how far it is, then \`done\` {slug} or \`error\` {message}`;
}

export const recipeOperations = {
  listRecipes: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes',
    summary: 'Recipes of the group: paged, ordered, filtered, searched',
    query: RecipeListQuery,
    answer: RecipePage,
  }),
  recipesOfCategories: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/category',
    summary: 'Recipes of the group that carry any of the categories, all at once',
    query: RecipesOfCategoriesQuery,
    answer: z.array(RecipeSummary),
  }),
  createRecipe: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes',
    summary: 'Create a recipe by name',
    takesIdempotencyKey: true,
    body: CreateRecipe,
    status: 201,
    answer: slugText,
  }),
  putRecipes: operation({
    ...base,
    method: 'PUT',
    path: '/api/recipes',
    summary: 'Replace many recipes at once: all or none',
    body: z.array(RecipeInput).max(limits.bulkBodies),
    answer: z.array(Recipe),
  }),
  patchRecipes: operation({
    ...base,
    method: 'PATCH',
    path: '/api/recipes',
    summary: 'Change fields of many recipes at once: all or none',
    body: z.array(RecipeInput).max(limits.bulkBodies),
    answer: z.array(Recipe),
  }),
  createRecipeTwin: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/create',
    summary: 'Create a recipe by name',
    takesIdempotencyKey: true,
    body: CreateRecipe,
    status: 201,
    answer: slugText,
  }),
  importFromUrl: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/create/url',
    summary: 'Import the recipe of a web page',
    body: ScrapeRecipe,
    status: 201,
    answer: slugText,
  }),
  importFromHtmlOrJson: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/create/html-or-json',
    summary: 'Import a recipe from pasted HTML, schema.org JSON or plain text',
    body: ScrapeRecipeData,
    maxBodyBytes: limits.pageBodyBytes,
    status: 201,
    answer: slugText,
  }),
  importFromUrlStream: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/create/url/stream',
    summary: importStreamSummary('the recipe of a web page'),
    body: ScrapeRecipe,
    answer: z.string(),
    answerType: 'text/event-stream',
  }),
  importFromHtmlOrJsonStream: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/create/html-or-json/stream',
    summary: importStreamSummary('a recipe from pasted HTML, schema.org JSON or plain text'),
    body: ScrapeRecipeData,
    maxBodyBytes: limits.pageBodyBytes,
    answer: z.string(),
    answerType: 'text/event-stream',
  }),
  importFromZip: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/create/zip',
    summary: 'Import a recipe from an archive that holds its JSON, and perhaps its picture',
    query: z.object({ readIngredients: importOptions.readIngredients }),
    body: RecipeArchiveForm,
    bodyType: 'multipart',
    status: 201,
    answer: slugText,
  }),
  testScrapeUrl: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/test-scrape-url',
    summary: 'What an import of a web page would find, as schema.org JSON; nothing is stored',
    body: ScrapeRecipeTest,
    answer: z.unknown(),
  }),
  getRecipe: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/{slug}',
    summary: 'One recipe, by slug or id',
    params: slugParams,
    answer: Recipe,
  }),
  putRecipe: operation({
    ...base,
    method: 'PUT',
    path: '/api/recipes/{slug}',
    summary: 'Replace a recipe',
    params: slugParams,
    query: ChangeQuery,
    body: RecipeInput,
    answer: Recipe,
  }),
  patchRecipe: operation({
    ...base,
    method: 'PATCH',
    path: '/api/recipes/{slug}',
    summary: 'Change the fields sent',
    params: slugParams,
    query: ChangeQuery,
    body: RecipeInput,
    answer: Recipe,
  }),
  deleteRecipe: operation({
    ...base,
    method: 'DELETE',
    path: '/api/recipes/{slug}',
    summary: 'Delete a recipe and all that belongs to it',
    params: slugParams,
    answer: Recipe,
  }),
  duplicateRecipe: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/{slug}/duplicate',
    summary: 'Copy a recipe; the copy belongs to the caller',
    params: slugParams,
    body: RecipeDuplicate,
    status: 201,
    answer: Recipe,
  }),
  setLastMade: operation({
    ...base,
    method: 'PATCH',
    path: '/api/recipes/{slug}/last-made',
    summary: 'Say when it was cooked last',
    params: slugParams,
    body: z.object({ timestamp: dateTime() }).meta({ id: 'RecipeLastMade' }),
    answer: Recipe,
  }),
  uploadRecipeImage: operation({
    ...image,
    method: 'PUT',
    path: '/api/recipes/{slug}/image',
    summary: 'Upload the picture',
    params: slugParams,
    body: ImageForm,
    bodyType: 'multipart',
    answer: UpdateImageResponse,
  }),
  fetchRecipeImage: operation({
    ...image,
    method: 'POST',
    path: '/api/recipes/{slug}/image',
    summary: 'Fetch the picture from an address',
    params: slugParams,
    body: ScrapeRecipe,
    answer: z.null(),
  }),
  deleteRecipeImage: operation({
    ...image,
    method: 'DELETE',
    path: '/api/recipes/{slug}/image',
    summary: 'Remove the picture',
    params: slugParams,
    answer: z.null(),
  }),
};
