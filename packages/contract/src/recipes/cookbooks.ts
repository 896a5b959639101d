import * as z from 'zod';
import { filterText, longText, slugText, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { makePatchSchema, itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema, SearchablePagingQuery } from '../kernel/paging.ts';
import { RecipeSummary } from './recipe-summary.ts';

const RelationalKeyword = z
  .enum(['IS', 'IS NOT', 'IN', 'NOT IN', 'CONTAINS ALL', 'LIKE', 'NOT LIKE'])
  .meta({ id: 'RelationalKeyword' });
const RelationalOperator = z.enum(['=', '<>', '>', '<', '>=', '<=']).meta({ id: 'RelationalOperator' });

/** One comparison of a filter in flat form: parentheses group by position. */
export const QueryFilterJSONPart = z
  .object({
    leftParenthesis: z.string().nullable(),
    rightParenthesis: z.string().nullable(),
    logicalOperator: z.enum(['AND', 'OR']).nullable().meta({ id: 'LogicalOperator' }),
    attributeName: z.string().nullable(),
    relationalOperator: z.union([RelationalKeyword, RelationalOperator]).nullable(),
    value: z.union([z.string(), z.array(z.string())]).nullable(),
  })
  .meta({ id: 'QueryFilterJSONPart' });

/** A filter in flat form; without parts where it is empty or cannot be read. */
export const QueryFilterJSON = z
  .object({ parts: z.array(QueryFilterJSONPart).default([]) })
  .meta({ id: 'QueryFilterJSON' });
export type QueryFilterJSON = z.output<typeof QueryFilterJSON>;

/** The longest name of a cookbook. */
export const maxCookbookNameLength = 255;

const written = {
  name: z.string().max(maxCookbookNameLength),
  description: longText().default(''),
  slug: slugText().nullish(),
  position: z.int().default(1),
  public: z.preprocess((value) => value ?? false, z.boolean()).default(false),
  queryFilterString: filterText().default(''),
};
const identified = { groupId: uuid(), householdId: uuid(), id: uuid() };
/** Whose shelf a cookbook stands on. */
const CookBookHousehold = z.object({ id: uuid(), name: z.string() }).meta({ id: 'CookBookHousehold' });
const stored = {
  name: z.string(),
  description: z.string(),
  slug: z.string().nullable(),
  position: z.int(),
  public: z.boolean(),
  queryFilterString: z.string(),
  ...identified,
  household: CookBookHousehold,
  queryFilter: QueryFilterJSON,
};

export const CreateCookBook = z.object(written).meta({ id: 'CreateCookBook' });
export type CreateCookBook = z.output<typeof CreateCookBook>;
/** A cookbook without a name is named after its household. */
const NewCookBook = z.object({ ...written, name: written.name.nullish() }).meta({ id: 'NewCookBook' });
export type NewCookBook = z.output<typeof NewCookBook>;
/** Fields that a change omits stay as they are, in a PUT too: no default opens recipes to others. */
const CookBookPatch = makePatchSchema(CreateCookBook, 'CookBookPatch');
const changed = { ...CookBookPatch.shape, name: written.name };
const ReplaceCookBook = z.object(changed).meta({ id: 'ReplaceCookBook' });
export const UpdateCookBook = z.object({ ...changed, ...identified }).meta({ id: 'UpdateCookBook' });
export type UpdateCookBook = z.output<typeof UpdateCookBook>;
export const ReadCookBook = z.object(stored).meta({ id: 'ReadCookBook' });
export type ReadCookBook = z.output<typeof ReadCookBook>;
export const RecipeCookBook = z
  .object({ ...stored, recipes: z.array(RecipeSummary) })
  .meta({ id: 'RecipeCookBook' });
const CookBookPage = buildPageSchema(ReadCookBook).meta({ id: 'CookBookPagination' });

const pickedIds = () => z.array(uuid()).max(limits.pickedRecipes).default([]);
/** Recipes that come into a cookbook by hand, and those that go. */
export const PickedRecipes = z
  .object({ add: pickedIds(), remove: pickedIds() })
  .meta({ id: 'CookBookPickedRecipes' });
export type PickedRecipes = z.output<typeof PickedRecipes>;

const base = {
  tags: ['Households: Cookbooks'],
  access: 'member' as const,
  path: '/api/households/cookbooks' as const,
};
const one = { ...base, path: '/api/households/cookbooks/{item_id}' as const };
/** Reading takes the slug as well; changing takes the id only. */
const idOrSlug = z.object({ item_id: slugText() });
const explore = { method: 'GET' as const, access: 'public' as const, tags: ['Explore: Cookbooks'] };
const group = '/api/explore/groups/{group_slug}';

export const cookbookOperations = {
  listCookbooks: operation({
    ...base,
    method: 'GET',
    summary: 'Cookbooks of the household, or with `allHouseholds` of the whole group',
    query: PagingQuery.extend({ allHouseholds: z.boolean().default(false) }),
    answer: CookBookPage,
  }),
  createCookbook: operation({
    ...base,
    method: 'POST',
    summary: 'Create a cookbook: a filter over the recipes of the group',
    body: NewCookBook,
    status: 201,
    answer: ReadCookBook,
  }),
  putCookbooks: operation({
    ...base,
    method: 'PUT',
    summary: 'Change several cookbooks, such as their positions; all or none',
    body: z.array(UpdateCookBook).max(limits.bulkCookbooks),
    answer: z.array(ReadCookBook),
  }),
  getCookbook: operation({
    ...one,
    method: 'GET',
    summary: 'One cookbook with its recipes',
    params: idOrSlug,
    answer: RecipeCookBook,
  }),
  putCookbook: operation({
    ...one,
    method: 'PUT',
    summary: 'Change a cookbook',
    params: itemParams,
    body: ReplaceCookBook,
    answer: ReadCookBook,
  }),
  patchCookbook: operation({
    ...one,
    method: 'PATCH',
    summary: 'Change the fields sent of a cookbook',
    params: itemParams,
    body: CookBookPatch,
    answer: ReadCookBook,
  }),
  deleteCookbook: operation({
    ...one,
    method: 'DELETE',
    summary: 'Delete a cookbook; its recipes stay',
    params: itemParams,
    answer: ReadCookBook,
  }),
  duplicateCookbook: operation({
    ...base,
    method: 'POST',
    path: '/api/households/cookbooks/{item_id}/duplicate',
    summary: 'Create a cookbook with the same filter, by default of the same name, behind the others',
    params: itemParams,
    body: z.object({ name: written.name.nullish() }).meta({ id: 'CookBookDuplicate' }),
    status: 201,
    answer: ReadCookBook,
  }),
  changePickedRecipes: operation({
    ...base,
    method: 'PATCH',
    path: '/api/households/cookbooks/{item_id}/recipes',
    summary: 'Put recipes into a cookbook by hand, or take those out; its conditions stay',
    params: itemParams,
    body: PickedRecipes,
    answer: ReadCookBook,
  }),
  exploreCookbooks: operation({
    ...explore,
    path: `${group}/cookbooks`,
    summary: 'Public cookbooks of a group',
    params: z.object({ group_slug: slugText() }),
    query: SearchablePagingQuery,
    answer: CookBookPage,
  }),
  exploreCookbook: operation({
    ...explore,
    path: `${group}/cookbooks/{item_id}`,
    summary: 'One public cookbook with its public recipes',
    params: z.object({ group_slug: slugText(), item_id: slugText() }),
    answer: RecipeCookBook,
  }),
};
