import * as z from 'zod';
import { uuid } from '../kernel/fields.ts';

/** So many are named of each kind of thing that uses an entry; the rest is a number. */
export const maxNamedUses = 5;

/** What uses a food, a unit, a label, a category, a tag or a tool: how many, and the first of them by name. */
export const EntryUses = z
  .object({
    recipes: z.int(),
    shoppingLists: z.int(),
    /** Of a label; 0 otherwise. */
    foods: z.int(),
    firstRecipes: z.array(z.object({ name: z.string(), slug: z.string() })),
    /** Those of the own household. */
    firstShoppingLists: z.array(z.object({ name: z.string(), id: uuid() })),
    firstFoods: z.array(z.object({ name: z.string(), id: uuid() })),
  })
  .meta({ id: 'EntryUses' });
export type EntryUses = z.output<typeof EntryUses>;
