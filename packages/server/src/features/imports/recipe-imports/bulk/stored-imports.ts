import * as z from 'zod';
import { CreateRecipeByUrlBulk } from '@hearth/contract';
import { tokenScopes } from '@hearth/domain/people/token-access';
import { storedJson } from '../../../../platform/db/values/stored-json.ts';

const page = CreateRecipeByUrlBulk.shape.imports.element.shape;

/** The credential of the user who started an import. */
export const credentialJson = storedJson(
  'the credential of a bulk import',
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('session'), id: z.string() }),
    z.object({
      kind: z.literal('apiToken'),
      id: z.number(),
      scope: z.enum(tokenScopes),
      integrationId: z.string(),
    }),
  ]),
);

/** The categories and tags of the recipe of a pending page, and what it brings itself; older rows do not say the latter. */
export const organizersJson = storedJson(
  'the organizers of a pending page',
  z.object({
    recipeCategory: page.categories,
    tags: page.tags,
    includeTags: z.boolean().optional(),
    includeCategories: z.boolean().optional(),
    showNutrition: z.boolean().optional(),
  }),
);
