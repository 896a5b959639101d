import * as z from 'zod';
import { file, shortText, slugText, tokenText } from '../kernel/fields.ts';
import { operation, slugParams } from '../kernel/operation.ts';

/** Names of the formats that a recipe can be had in; `text` are those that other programs read. */
export const FormatResponse = z
  .object({
    json: z.array(z.string()),
    zip: z.array(z.string()),
    jinja2: z.array(z.string()),
    text: z.array(z.string()),
  })
  .meta({ id: 'FormatResponse' });

/** The formats of `text`. */
export const TextFormat = z.enum(['json-ld', 'cooklang', 'markdown']).meta({ id: 'RecipeTextFormat' });

/** What an archive of many recipes has for each: a file of a format, or an archive that can be imported. */
export const LibraryFormat = z.enum([...TextFormat.options, 'zip']).meta({ id: 'RecipeLibraryFormat' });
export type LibraryFormat = z.output<typeof LibraryFormat>;

/** What a book of recipes is made as: to print, for e-readers, or as a website in an archive. */
export const BookFormat = z.enum(['pdf', 'epub', 'site']).meta({ id: 'RecipeBookFormat' });
export type BookFormat = z.output<typeof BookFormat>;

/** What the chapters of a book are: the categories, the cookbooks of the own household, or one run of recipes. */
export const BookChapters = z.enum(['category', 'cookbook', 'none']).meta({ id: 'RecipeBookChapters' });
export type BookChapters = z.output<typeof BookChapters>;

export const PaperSize = z.enum(['a4', 'letter']).meta({ id: 'PaperSize' });
export type PaperSize = z.output<typeof PaperSize>;

/** The language of headings in the file, as in `Accept-Language`, for links that can send no headers. */
const language = shortText().nullish();

const base = { tags: ['Recipe: Exports'], access: 'member' as const };

export const recipeExportOperations = {
  listExportFormats: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/exports',
    summary: 'Formats that a recipe can be had in',
    answer: FormatResponse,
  }),
  createExportToken: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/{slug}/exports',
    summary: 'A token for the archive of a recipe, good for half an hour',
    params: slugParams,
    answer: z.object({ token: z.string() }).meta({ id: 'RecipeZipTokenResponse' }),
  }),
  exportRecipe: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/{slug}/exports',
    summary: 'A recipe in a format of the list',
    params: slugParams,
    query: z.object({ template_name: shortText(), language }),
    answer: file(),
    answerType: 'application/octet-stream',
    answerTypes: [
      'application/json',
      'application/zip',
      'application/ld+json',
      'text/plain',
      'text/markdown',
    ],
  }),
  exportLibrary: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/exports/archive',
    summary: 'All recipes of the group, or those of a cookbook, in a format, with their pictures',
    query: z.object({ format: LibraryFormat, cookbook: slugText().nullish(), language }),
    answer: file(),
    answerType: 'application/zip',
  }),
  exportBook: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/exports/book',
    summary:
      'All recipes of the group, or those of a cookbook, as a book with chapters, pictures and an index',
    query: z.object({
      format: BookFormat,
      cookbook: slugText().nullish(),
      chapters: BookChapters.default('category'),
      paper: PaperSize.default('a4'),
      language,
    }),
    answer: file(),
    answerType: 'application/octet-stream',
    answerTypes: ['application/pdf', 'application/epub+zip', 'application/zip'],
  }),
  printRecipe: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/{slug}/exports/pdf',
    summary: 'A recipe as pages to print',
    params: slugParams,
    query: z.object({ paper: PaperSize.default('a4'), language }),
    answer: file(),
    answerType: 'application/pdf',
  }),
  downloadRecipeZip: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/{slug}/exports/zip',
    summary: 'The archive of a recipe',
    params: slugParams,
    query: z.object({ token: tokenText() }),
    answer: file(),
    answerType: 'application/zip',
  }),
};
