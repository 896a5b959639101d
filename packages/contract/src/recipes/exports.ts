import * as z from 'zod';
import { file, shortText, tokenText } from '../kernel/fields.ts';
import { operation, slugParams } from '../kernel/operation.ts';

/** Names of the formats that a recipe can be had in. */
export const FormatResponse = z
  .object({ json: z.array(z.string()), zip: z.array(z.string()), jinja2: z.array(z.string()) })
  .meta({ id: 'FormatResponse' });

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
    query: z.object({ template_name: shortText() }),
    answer: file(),
    answerType: 'application/octet-stream',
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
