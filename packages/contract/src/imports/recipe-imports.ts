import * as z from 'zod';
import { limits } from '../kernel/limits.ts';
import { file, urlText, uuid } from '../kernel/fields.ts';
import { operation, slugParams } from '../kernel/operation.ts';
import { importOptions } from '../recipes/recipe-operations.ts';
import { RecipeSummary } from '../recipes/recipe-summary.ts';
import { Recipe, SentCategory, SentTag } from '../recipes/recipes.ts';
import { TextEncoding } from './migrations.ts';

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
  .object({
    imports: z.array(CreateRecipeBulk).max(maxPages),
    ...importOptions,
  })
  .meta({ id: 'CreateRecipeByUrlBulk' });
export type CreateRecipeByUrlBulk = z.output<typeof CreateRecipeByUrlBulk>;

/** Pictures of one recipe, page by page; the first one becomes its picture. */
export const RecipeImagesForm = z
  .object({ images: z.array(file()).max(limits.importImages) })
  .meta({ id: 'RecipeImagesForm' });

/**
 * Where the newer content comes from: the pasted text of a page, or without one the page itself. Without `url` the page
 * is that of the recipe; with one, this becomes the page of the recipe.
 */
export const ReimportRecipe = z
  .object({
    data: z.string().max(limits.pageBodyBytes).nullish(),
    url: urlText().nullish(),
    /** Whether lines that are new are read into amount, unit and food. */
    readIngredients: importOptions.readIngredients,
  })
  .meta({ id: 'ReimportRecipe' });

/** A page by its address, or its text with or without one. */
export const ImportPage = z
  .object({
    data: z.string().max(limits.pageBodyBytes).nullish(),
    url: urlText().nullish(),
    ...importOptions,
    /** Whether it is stored although the library has one like it. */
    keepsBoth: z.boolean().default(false),
    /** What becomes of a text with several recipes: all are imported, the first, or none and their names are told. */
    several: z.enum(['ask', 'first', 'all']).default('first'),
  })
  .meta({ id: 'ImportPage' });
export type ImportPage = z.output<typeof ImportPage>;

/** What an import has read of one field: a short form of it, where it was found, and how far it can be trusted. */
export const ReadField = z
  .object({
    field: z.enum([
      'name',
      'image',
      'description',
      'recipeYield',
      'prepTime',
      'performTime',
      'totalTime',
      'recipeIngredient',
      'recipeInstructions',
      'nutrition',
      'tags',
    ]),
    value: z.string(),
    /** How many lines, steps, values or tags it has; 1 for a single text. */
    count: z.number(),
    /** A part of the page; `text` is text that was pasted, `ai` the AI service. */
    source: z.enum([
      'jsonLd',
      'microdata',
      'rdfa',
      'microformats',
      'appState',
      'recipeCard',
      'siteRule',
      'pageMetadata',
      'pageText',
      'text',
      'ai',
    ]),
    confidence: z.enum(['high', 'medium', 'low']),
  })
  .meta({ id: 'ReadField' });
export type ReadField = z.output<typeof ReadField>;

/** The new recipe and what was read for it, or those of the library that are much the same, at most three; then nothing is stored. */
export const ImportOutcome = z
  .object({
    slug: z.string().nullable(),
    /** All new recipes, of a text with several. */
    slugs: z.array(z.string()),
    known: z.array(RecipeSummary),
    /** The names of all recipes of a text with several, where none was stored before it is known which. */
    found: z.array(z.string()),
    fields: z.array(ReadField),
  })
  .meta({ id: 'ImportOutcome' });
export type ImportOutcome = z.output<typeof ImportOutcome>;

/** A text file whose encoding is to be found. */
const TextFileForm = z.object({ file: file() }).meta({ id: 'TextFileForm' });

/** The text of a file, and how it was read. */
export const FileText = z
  .object({
    text: z.string(),
    encoding: TextEncoding,
    /** False where another encoding is nearly as likely. */
    isEncodingSure: z.boolean(),
  })
  .meta({ id: 'FileText' });
export type FileText = z.output<typeof FileText>;

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
  importPage: operation({
    ...base,
    path: '/api/recipes/create/page',
    summary:
      'Import a recipe from a page or a text, unless the library has one with much the same title and ingredients',
    body: ImportPage,
    maxBodyBytes: limits.pageBodyBytes,
    answer: ImportOutcome,
  }),
  readFileText: operation({
    ...base,
    path: '/api/recipes/create/file-text',
    summary: 'The text of a file in whatever encoding it is, to import a recipe of it; nothing is stored',
    body: TextFileForm,
    bodyType: 'multipart',
    maxBodyBytes: limits.pageBodyBytes,
    answer: FileText,
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
    query: z.object({
      translateLanguage: z.string().max(maxLanguageLength).nullish(),
      readIngredients: importOptions.readIngredients,
    }),
    body: RecipeImagesForm,
    bodyType: 'multipart',
    status: 201,
    answer: z.string(),
  }),
};
