import * as z from 'zod';
import { limits } from '../kernel/limits.ts';
import { file, uuid } from '../kernel/fields.ts';
import { operation, slugParams } from '../kernel/operation.ts';
import { Recipe, SentCategory, SentTag } from '../recipes/recipes.ts';

const base = { tags: ['Recipe: CRUD'], access: 'member' as const, method: 'POST' as const };

/** More pages than a user has links to; it keeps one request from filling the database. */
const maxPages = limits.importPages;
const maxUrlLength = limits.urlLength;
/** A locale, or the name of a language. */
const maxLanguageLength = 60;

/** A page, and what its recipe is put under. */
const CreateRecipeBulk = z
  .object({
    url: z.string().max(maxUrlLength),
    categories: z.array(SentCategory).max(limits.organizers).nullish(),
    tags: z.array(SentTag).max(limits.organizers).nullish(),
  })
  .meta({ id: 'CreateRecipeBulk' });
export type CreateRecipeBulk = z.output<typeof CreateRecipeBulk>;
export const CreateRecipeByUrlBulk = z
  .object({ imports: z.array(CreateRecipeBulk).max(maxPages) })
  .meta({ id: 'CreateRecipeByUrlBulk' });

/** Pictures of one recipe, page by page; the first one becomes its picture. */
export const RecipeImagesForm = z
  .object({ images: z.array(file()).max(limits.importImages) })
  .meta({ id: 'RecipeImagesForm' });

/** Where the newer content comes from: the pasted text of the page, or without one the page itself. */
export const ReimportRecipe = z
  .object({ data: z.string().max(limits.pageBodyBytes).nullish() })
  .meta({ id: 'ReimportRecipe' });

export const recipeImportOperations = {
  reimportRecipe: operation({
    ...base,
    path: '/api/recipes/{slug}/reimport',
    summary: 'Replace what the page of a recipe says by what it says now; everything else stays',
    params: slugParams,
    body: ReimportRecipe,
    maxBodyBytes: limits.pageBodyBytes,
    answer: Recipe,
  }),
  importFromUrls: operation({
    ...base,
    path: '/api/recipes/create/url/bulk',
    summary: 'Import the recipes of many web pages, in the background; the report tells how it went',
    body: CreateRecipeByUrlBulk,
    status: 202,
    answer: z.object({ reportId: uuid() }).meta({ id: 'BulkImportStarted' }),
  }),
  importFromImages: operation({
    ...base,
    path: '/api/recipes/create/image',
    summary: 'Have the AI service read a recipe from pictures',
    query: z.object({ translateLanguage: z.string().max(maxLanguageLength).nullish() }),
    body: RecipeImagesForm,
    bodyType: 'multipart',
    status: 201,
    answer: z.string(),
  }),
};
