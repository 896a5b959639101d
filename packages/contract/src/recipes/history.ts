import * as z from 'zod';
import { dateTime, slugText, uuid } from '../kernel/fields.ts';
import { operation, slugParams } from '../kernel/operation.ts';
import { Recipe } from './recipes.ts';

/** `created` is how the recipe was before its first change; `restored` came back from an earlier state. */
export const RecipeStateKind = z.enum(['created', 'edited', 'restored']).meta({ id: 'RecipeStateKind' });

/** Who put a recipe into a state; null when that person is gone. */
const StateUser = z
  .object({ id: uuid(), username: z.string(), fullName: z.string() })
  .meta({ id: 'RecipeStateUser' });

/** One state of a recipe. `changed` names the fields that differ from the state before. */
export const RecipeState = z
  .object({
    id: uuid(),
    number: z.int(),
    kind: RecipeStateKind,
    changed: z.array(z.string()),
    user: StateUser.nullable(),
    begunAt: dateTime(),
    endedAt: dateTime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'RecipeState' });
export type RecipeState = z.output<typeof RecipeState>;

/** One field in which two states differ; the values are as the recipe carries them. */
const FieldDifference = z
  .object({ field: z.string(), before: z.unknown(), after: z.unknown() })
  .meta({ id: 'RecipeFieldDifference' });

export const RecipeComparison = z
  .object({ from: RecipeState, to: RecipeState, fields: z.array(FieldDifference) })
  .meta({ id: 'RecipeComparison' });
export type RecipeComparison = z.output<typeof RecipeComparison>;

const base = { tags: ['Recipe: History'], access: 'member' as const };

export const recipeHistoryOperations = {
  listRecipeHistory: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/{slug}/history',
    summary: 'States that a recipe has been in, newest first; none for a recipe that was never changed',
    params: slugParams,
    answer: z.array(RecipeState),
  }),
  compareRecipeHistory: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/{slug}/history/compare',
    summary: 'What differs between two states',
    params: slugParams,
    query: z.object({ from: uuid(), to: uuid() }),
    answer: RecipeComparison,
  }),
  restoreRecipeState: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/{slug}/history/{state_id}/restore',
    summary: 'Make a recipe what it was: a change like any other, so that it can be undone',
    params: z.object({ slug: slugText(), state_id: uuid() }),
    answer: Recipe,
  }),
};
