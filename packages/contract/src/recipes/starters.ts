import * as z from 'zod';
import { localeValues } from '../kernel/locales.ts';
import { operation } from '../kernel/operation.ts';

/** The measuring system whose amounts starter recipes are written with. */
export const starterMeasures = ['metric', 'us'] as const;
export type StarterMeasures = (typeof starterMeasures)[number];

/** In which language and with which measures the starter recipes are added. */
export const StarterRequest = z
  .object({ locale: z.enum(localeValues), measures: z.enum(starterMeasures).default('metric') })
  .meta({ id: 'StarterRequest' });
export type StarterRequest = z.output<typeof StarterRequest>;

/** How many recipes were added; 0 when the household has all of them. */
export const StartersAdded = z.object({ added: z.int() }).meta({ id: 'StartersAdded' });
export type StartersAdded = z.output<typeof StartersAdded>;

/** The starter recipes of the household. */
export const StarterCount = z
  .object({
    /** Those that the caller can delete together: nobody has changed or made them. */
    unchanged: z.int(),
    /** Those that someone has changed or made, which stay. */
    changed: z.int(),
  })
  .meta({ id: 'StarterCount' });
export type StarterCount = z.output<typeof StarterCount>;

/** What deleting the starter recipes did. */
export const StartersDeleted = z
  .object({
    /** Recipes that are in the trash now. */
    deleted: z.int(),
    /** Starter recipes that stay: changed ones, and those of others. */
    left: z.int(),
  })
  .meta({ id: 'StartersDeleted' });
export type StartersDeleted = z.output<typeof StartersDeleted>;

const starters = {
  path: '/api/groups/seeders/recipes' as const,
  tags: ['Groups: Seeders'],
  access: 'member' as const,
};

export const starterOperations = {
  addStarterRecipes: operation({
    ...starters,
    method: 'POST',
    summary: 'Add the starter recipes that the household does not have, in a language',
    body: StarterRequest,
    answer: StartersAdded,
  }),
  countStarterRecipes: operation({
    ...starters,
    method: 'GET',
    summary: 'How many starter recipes the household has, and how many of them were changed',
    answer: StarterCount,
  }),
  deleteStarterRecipes: operation({
    ...starters,
    method: 'DELETE',
    summary: 'Move the starter recipes that nobody has changed to the trash',
    answer: StartersDeleted,
  }),
};
