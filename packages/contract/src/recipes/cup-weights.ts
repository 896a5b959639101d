import * as z from 'zod';
import { uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { operation, slugParams } from '../kernel/operation.ts';

/** What a cup of 240 ml of the food of an ingredient weighs in grams; null for what is poured. */
const CupWeight = z.object({ referenceId: uuid(), grams: z.number().nullable() }).meta({ id: 'CupWeight' });

/** The ingredients of a recipe that are measured by volume and whose food the table knows, in the order of the recipe. */
export const CupWeights = z
  .object({
    weights: z.array(CupWeight).max(limits.ingredients),
    /** Where the weights come from. */
    source: z.string(),
  })
  .meta({ id: 'CupWeights' });
export type CupWeights = z.output<typeof CupWeights>;

export const cupWeightOperations = {
  getCupWeights: operation({
    method: 'GET',
    path: '/api/recipes/{slug}/cup-weights',
    tags: ['Recipe: CRUD'],
    summary:
      'What cups of the ingredients weigh, for a view of the recipe in metric measures; nothing is stored',
    access: 'member',
    params: slugParams,
    answer: CupWeights,
  }),
};
