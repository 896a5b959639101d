import * as z from 'zod';
import { dateTime, shortText, slugText, urlText, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { operation } from '../kernel/operation.ts';
import { SentRecipeSettings } from './recipes.ts';
import { SuccessResponse } from '../people/self.ts';

const organizer = { name: shortText(), id: uuid(), slug: slugText() };
const CategoryLink = z.object(organizer).meta({ id: 'CategoryLink' });
const TagBase = z.object(organizer).meta({ id: 'TagBase' });

/** Slugs of recipes of the own household. */
const recipes = z.array(slugText()).max(limits.bulkRecipes);

export const ExportRecipes = z
  .object({ recipes, exportType: z.literal('json').default('json').meta({ id: 'ExportTypes' }) })
  .meta({ id: 'ExportRecipes' });
const AssignCategories = z
  .object({ recipes, categories: z.array(CategoryLink).max(limits.organizers) })
  .meta({ id: 'AssignCategories' });
const AssignTags = z
  .object({ recipes, tags: z.array(TagBase).max(limits.organizers) })
  .meta({ id: 'AssignTags' });
const AssignSettings = z.object({ recipes, settings: SentRecipeSettings }).meta({ id: 'AssignSettings' });
const ReadIngredients = z
  .object({ recipes: z.array(slugText()).max(limits.bulkReadRecipes) })
  .meta({ id: 'ReadIngredients' });
/** What became of the ingredients of a recipe that were text. */
export const IngredientsRead = z
  .object({
    slug: slugText(),
    name: z.string(),
    /** Lines that have become amount, unit and food. */
    read: z.int(),
    /** Lines that are still text: they were not understood, or not surely. */
    left: z.int(),
  })
  .meta({ id: 'IngredientsRead' });
export type IngredientsRead = z.output<typeof IngredientsRead>;
const DeleteRecipes = z.object({ recipes }).meta({ id: 'DeleteRecipes' });

/** An archive of recipes that waits to be fetched. */
export const GroupDataExport = z
  .object({
    id: uuid(),
    groupId: uuid(),
    name: z.string(),
    filename: z.string(),
    /** What `…/export/download` takes. */
    path: z.string(),
    size: z.string(),
    expires: dateTime(),
  })
  .meta({ id: 'GroupDataExport' });
export type GroupDataExport = z.output<typeof GroupDataExport>;

const root = '/api/recipes/bulk-actions';
const base = { tags: ['Recipe: Bulk Actions'], access: 'member' as const };
const post = { ...base, method: 'POST' as const, answer: z.null() };
const FileToken = z.object({ fileToken: z.string() }).meta({ id: 'FileTokenResponse' });

const purge = {
  ...base,
  method: 'DELETE' as const,
  summary: 'Delete all archives of the group',
  answer: SuccessResponse,
};

export const bulkActionOperations = {
  bulkTagRecipes: operation({
    ...post,
    path: `${root}/tag`,
    summary: 'Add tags to recipes; all of them or none',
    body: AssignTags,
  }),
  bulkCategorizeRecipes: operation({
    ...post,
    path: `${root}/categorize`,
    summary: 'Add categories to recipes; all of them or none',
    body: AssignCategories,
  }),
  bulkSetRecipeSettings: operation({
    ...post,
    path: `${root}/settings`,
    summary: 'Change settings of recipes; those that are left out stay, and so does the lock',
    body: AssignSettings,
  }),
  bulkReadIngredients: operation({
    ...post,
    path: `${root}/read-ingredients`,
    summary: 'Read the ingredients of recipes that are text; what is not understood stays text',
    body: ReadIngredients,
    answer: z.array(IngredientsRead),
  }),
  bulkDeleteRecipes: operation({
    ...post,
    path: `${root}/delete`,
    summary: 'Put recipes into the trash',
    body: DeleteRecipes,
  }),
  bulkExportRecipes: operation({
    ...post,
    path: `${root}/export`,
    summary: 'Have recipes put into an archive, which is listed when it is ready',
    body: ExportRecipes,
    status: 202,
  }),
  listRecipeExports: operation({
    ...base,
    method: 'GET',
    path: `${root}/export`,
    summary: 'Archives of the group',
    answer: z.array(GroupDataExport),
  }),
  getRecipeExportToken: operation({
    ...base,
    method: 'GET',
    path: `${root}/export/download`,
    summary: 'A token to fetch an archive with',
    query: z.object({ path: urlText() }),
    answer: FileToken,
  }),
  downloadRecipeExport: operation({
    ...base,
    method: 'GET',
    path: `${root}/export/{export_id}/download`,
    summary: 'A token to fetch an archive with, by its id',
    params: z.object({ export_id: uuid() }),
    answer: FileToken,
  }),
  purgeRecipeExports: operation({ ...purge, path: `${root}/export/purge` }),
  purgeRecipeExportsTwin: operation({ ...purge, path: `${root}/export` }),
};
