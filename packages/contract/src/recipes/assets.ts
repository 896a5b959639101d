import * as z from 'zod';
import { file, shortText, slugText, uuid } from '../kernel/fields.ts';
import { ImageFile } from '../kernel/media.ts';
import { operation, slugParams } from '../kernel/operation.ts';
import { RecipeAsset } from './recipes.ts';

/** A file in a form: its name, its icon, and its file extension. */
export const AssetForm = z
  .object({ name: shortText(), icon: shortText(), extension: shortText(), file: file() })
  .meta({ id: 'AssetForm' });

const tags = ['Recipe: Images and Assets'];
const media = { method: 'GET' as const, tags, access: 'public' as const, answer: file() };

export const recipeAssetOperations = {
  uploadRecipeAsset: operation({
    tags: ['Recipe: Images and Assets', 'Recipe: CRUD'],
    access: 'member',
    method: 'POST',
    path: '/api/recipes/{slug}/assets',
    summary: 'Add a file to a recipe',
    params: slugParams,
    body: AssetForm,
    bodyType: 'multipart',
    answer: RecipeAsset,
  }),
  getRecipeAsset: operation({
    ...media,
    path: '/api/media/recipes/{recipe_id}/assets/{file_name}',
    summary: 'A file of a recipe, as an attachment',
    params: z.object({ recipe_id: uuid(), file_name: slugText() }),
    answerType: 'application/octet-stream',
    answerTypes: ['*/*'],
  }),
  getTimelineImage: operation({
    ...media,
    path: '/api/media/recipes/{recipe_id}/images/timeline/{event_id}/{file_name}',
    summary: 'Picture of an event',
    params: z.object({ recipe_id: uuid(), event_id: uuid(), file_name: ImageFile }),
    answerType: 'image/webp',
  }),
};
