import * as z from 'zod';
import { EntryUses } from '../catalog/uses.ts';
import { limits } from '../kernel/limits.ts';
import { maxOrganizerNameLength, slugText, uuid } from '../kernel/fields.ts';
import { familyOperation, itemParams, operation } from '../kernel/operation.ts';
import { SearchablePagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { RecipeCategory, RecipeSummary, RecipeTag, RecipeTool } from './recipe-summary.ts';

/** Categories, tags and tools: three families of one shape. */
export type OrganizerKind = 'categories' | 'tags' | 'tools';

const named = { name: z.string().trim().min(1).max(maxOrganizerNameLength) };
const identified = { id: uuid(), name: z.string(), slug: z.string() };

export const CategoryIn = z.object(named).meta({ id: 'CategoryIn' });
export const TagIn = z.object(named).meta({ id: 'TagIn' });
export const RecipeToolCreate = z
  .object({
    ...named,
    onHand: z.boolean().optional(),
    householdsWithTool: z.array(slugText()).max(limits.households).optional(),
  })
  .meta({ id: 'RecipeToolCreate' });

const CategoryPatch = CategoryIn.partial().meta({ id: 'CategoryPatch' });
const TagPatch = TagIn.partial().meta({ id: 'TagPatch' });
const ToolPatch = RecipeToolCreate.partial().meta({ id: 'RecipeToolPatch' });

export const CategoryBase = z.object({ ...identified, groupId: uuid() }).meta({ id: 'CategoryBase' });
export const CategorySummary = z.object({ ...identified, groupId: uuid() }).meta({ id: 'CategorySummary' });
export const TagOut = z.object({ ...identified, groupId: uuid() }).meta({ id: 'TagOut' });
const CategoryResponse = CategorySummary.extend({ recipes: z.array(RecipeSummary) }).meta({
  id: 'RecipeCategoryResponse',
});
export const RecipeTagResponse = z
  .object({ ...identified, groupId: uuid(), recipes: z.array(RecipeSummary) })
  .meta({ id: 'RecipeTagResponse' });
export const RecipeToolResponse = RecipeTool.extend({ recipes: z.array(RecipeSummary) }).meta({
  id: 'RecipeToolResponse',
});

/** An organizer as lists and recipes carry it. */
export interface Organizer {
  id: string;
  name: string;
  slug: string;
  groupId: string;
  onHand?: boolean;
  householdsWithTool?: string[];
}

interface Schemas<
  I extends z.ZodType,
  P extends z.ZodType,
  L extends z.ZodType,
  O extends z.ZodType,
  R extends z.ZodType,
> {
  input: I;
  patch: P;
  listed: L;
  answer: O;
  /** The response to a deletion. */
  removed: R;
}

/** Numbers of recipes, by the id of what they carry; what none carries is left out. Recipes in the trash do not count. */
const OrganizerCounts = z.record(z.string(), z.int()).meta({ id: 'OrganizerCounts' });
export type OrganizerCounts = z.output<typeof OrganizerCounts>;

function family<
  K extends OrganizerKind,
  I extends z.ZodType,
  P extends z.ZodType,
  L extends z.ZodType,
  O extends z.ZodType,
  R extends z.ZodType,
>(kind: K, tag: string, s: Schemas<I, P, L, O, R>) {
  const path = `/api/organizers/${kind}` as const;
  const base = { tags: [tag], access: 'member' as const };
  return {
    list: familyOperation({
      ...base,
      method: 'GET',
      path,
      summary: `All ${kind} of the group`,
      query: SearchablePagingQuery,
      answer: buildPageSchema(s.listed),
    }),
    create: familyOperation({
      ...base,
      method: 'POST',
      path,
      summary: `Create one of the ${kind}`,
      body: s.input,
      status: 201,
      answer: s.listed,
    }),
    get: familyOperation({
      ...base,
      method: 'GET',
      path: `${path}/{item_id}`,
      summary: `One of the ${kind}`,
      params: itemParams,
      answer: s.answer,
    }),
    put: familyOperation({
      ...base,
      method: 'PUT',
      path: `${path}/{item_id}`,
      summary: `Rename one of the ${kind}`,
      params: itemParams,
      body: s.input,
      answer: s.answer,
    }),
    patch: familyOperation({
      ...base,
      method: 'PATCH',
      path: `${path}/{item_id}`,
      summary: `Change the fields sent of one of the ${kind}`,
      params: itemParams,
      body: s.patch,
      answer: s.answer,
    }),
    counts: familyOperation({
      ...base,
      method: 'GET',
      path: `${path}/counts`,
      summary: `How many recipes carry each of the ${kind}`,
      answer: OrganizerCounts,
    }),
    uses: familyOperation({
      ...base,
      method: 'GET',
      path: `${path}/{item_id}/uses`,
      summary: `Which recipes carry one of the ${kind}, before it is deleted`,
      params: itemParams,
      answer: EntryUses,
    }),
    remove: familyOperation({
      ...base,
      method: 'DELETE',
      path: `${path}/{item_id}`,
      summary: `Delete one of the ${kind}; recipes lose only the link`,
      params: itemParams,
      answer: s.removed,
    }),
  };
}

const categories = family('categories', 'Organizer: Categories', {
  input: CategoryIn,
  patch: CategoryPatch,
  listed: RecipeCategory,
  answer: CategorySummary,
  removed: z.null(),
});
const tags = family('tags', 'Organizer: Tags', {
  input: TagIn,
  patch: TagPatch,
  listed: RecipeTag,
  answer: RecipeTagResponse,
  removed: z.null(),
});
const tools = family('tools', 'Organizer: Tools', {
  input: RecipeToolCreate,
  patch: ToolPatch,
  listed: RecipeTool,
  answer: RecipeTool,
  removed: RecipeTool,
});

export const organizerFamilies = { categories, tags, tools };

export const organizerOperations = {
  listCategories: categories.list,
  createCategory: categories.create,
  listEmptyCategories: operation({
    method: 'GET',
    path: '/api/organizers/categories/empty',
    tags: ['Organizer: Categories'],
    summary: 'Categories that no recipe carries',
    access: 'member',
    answer: z.array(CategoryBase),
  }),
  getCategoryBySlug: operation({
    method: 'GET',
    path: '/api/organizers/categories/slug/{category_slug}',
    tags: ['Organizer: Categories'],
    summary: 'One category by slug, with its recipes',
    access: 'member',
    params: z.object({ category_slug: slugText() }),
    answer: CategoryResponse,
  }),
  getCategory: categories.get,
  countCategories: categories.counts,
  getCategoryUses: categories.uses,
  putCategory: categories.put,
  patchCategory: categories.patch,
  deleteCategory: categories.remove,
  listTags: tags.list,
  createTag: tags.create,
  listEmptyTags: operation({
    method: 'GET',
    path: '/api/organizers/tags/empty',
    tags: ['Organizer: Tags'],
    summary: 'Tags that no recipe carries',
    access: 'member',
    answer: z.array(TagOut),
  }),
  getTagBySlug: operation({
    method: 'GET',
    path: '/api/organizers/tags/slug/{tag_slug}',
    tags: ['Organizer: Tags'],
    summary: 'One tag by slug, with its recipes',
    access: 'member',
    params: z.object({ tag_slug: slugText() }),
    answer: RecipeTagResponse,
  }),
  getTag: tags.get,
  countTags: tags.counts,
  getTagUses: tags.uses,
  putTag: tags.put,
  patchTag: tags.patch,
  deleteTag: tags.remove,
  listTools: tools.list,
  createTool: tools.create,
  getToolBySlug: operation({
    method: 'GET',
    path: '/api/organizers/tools/slug/{tool_slug}',
    tags: ['Organizer: Tools'],
    summary: 'One tool by slug, with its recipes',
    access: 'member',
    params: z.object({ tool_slug: slugText() }),
    answer: RecipeToolResponse,
  }),
  getTool: tools.get,
  countTools: tools.counts,
  getToolUses: tools.uses,
  putTool: tools.put,
  patchTool: tools.patch,
  deleteTool: tools.remove,
};
