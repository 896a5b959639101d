import * as z from 'zod';
import { slugText, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

/** How many pictures a cover is made of. */
export const maxCoverPictures = 4;

/** The cover of a cookbook, made of the recipes that the reader may see. */
const CookbookCover = z
  .object({
    /** Of the cookbook. */
    id: uuid(),
    recipeCount: z.int(),
    /** Its newest recipes that have a picture. */
    pictures: z.array(z.object({ id: uuid(), name: z.string(), image: z.string() })).max(maxCoverPictures),
  })
  .meta({ id: 'CookbookCover' });
export type CookbookCover = z.output<typeof CookbookCover>;

/** The covers have a path beside that of the cookbooks: below it, `covers` could be the slug of one. */
export const cookbookShelfOperations = {
  listCookbookCovers: operation({
    tags: ['Households: Cookbooks'],
    access: 'member',
    method: 'GET',
    path: '/api/households/cookbook-covers',
    summary: 'Number of recipes and pictures of every cookbook of the group',
    answer: z.array(CookbookCover),
  }),
  exploreCookbookCovers: operation({
    tags: ['Explore: Cookbooks'],
    access: 'public',
    method: 'GET',
    path: '/api/explore/groups/{group_slug}/cookbook-covers',
    summary: 'Number of public recipes and pictures of every public cookbook of a group',
    params: z.object({ group_slug: slugText() }),
    answer: z.array(CookbookCover),
  }),
};
